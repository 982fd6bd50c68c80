"""HTTP: the application, its routes and forms, the built page, what there is to read."""
