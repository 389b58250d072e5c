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
import { keep, kept } from './state/kept';
import { words } from './words.svelte';

install.listen();

// A server with a newer client has no part of this one that was not fetched yet, such as the end of a game: the page is opened anew, where it
// is, but never again and again, and only while the server answers.
const ONCE_IN = 60_000;
addEventListener('vite:preloadError', () => {
  if (Date.now() - kept<number>('renewed', 0) < ONCE_IN) return;
  void fetch(BASE, { cache: 'no-store' }).then(
    ({ ok }) => {
      if (!ok) return;
      keep('renewed', Date.now());
      if (kept('renewed', 0)) location.reload();
    },
    () => undefined,
  );
});

// Words first: a page that opens with bare ids would flash them.
void words
  .load('common', 'web', 'server', 'errors')
  .then(() => mount(App, { target: document.getElementById('app')! }));

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register(`${BASE}sw.js`).catch(() => undefined));
}

warm();
