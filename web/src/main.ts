import './page/arrive';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/shared.css';
import { warm } from '$carrier';
import { mount } from 'svelte';
import { BASE } from './base';
import App from './App.svelte';
import { install } from './state/install.svelte';
import { words } from './words.svelte';

install.listen();

// Words first: a page that opens with bare ids would flash them.
void words
  .load('common', 'web', 'server', 'errors')
  .then(() => mount(App, { target: document.getElementById('app')! }));

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register(`${BASE}sw.js`).catch(() => undefined));
}

warm();
