// Where we are: a path, a query and a fragment.
import { read } from './routes';

class Router {
  path = $state(location.pathname);
  fragment = $state(location.hash);
  query = $state(location.search);
  readonly route = $derived(read(this.path));

  constructor() {
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.look();
    if (!replace) {
      scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }

  private look(): void {
    this.path = location.pathname;
    this.fragment = location.hash;
    this.query = location.search;
  }

  /** Plain links to our own pages do not reload the document. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (/\.\w+$/.test(link.pathname) || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
