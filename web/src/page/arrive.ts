// The page that needs no server is always opened in its own folder: whoever comes by a deep link is sent here by
// `404.html` or by the service worker, with the rest of the address behind `?at=`.
import { BASE } from '../base';

if (__PAGE__) {
  const at = new URLSearchParams(location.search).get('at');
  if (at !== null && !/^[/\\]|:/.test(at)) history.replaceState(null, '', BASE + at + location.hash);
}
