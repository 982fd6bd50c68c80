import { mount } from 'svelte';
import App from './App.svelte';
import './look/page.css';
import { router } from './router.svelte';
import { speech } from './text/speech.svelte';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no #app');
router.start();
void speech.load();
mount(App, { target: place });
