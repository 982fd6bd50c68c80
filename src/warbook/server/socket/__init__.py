"""WebSockets: the protocol, connections, rate limits for incoming messages, who may connect."""
