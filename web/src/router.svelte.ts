// Where we are: a path, a query and a fragment.
import { BASE, inner, outer } from './base';
import { read } from './routes';

class Router {
  path = $state(inner(location.pathname));
  fragment = $state(location.hash);
  query = $state(location.search);
  readonly route = $derived(read(this.path));

  constructor() {
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
    if (BASE !== '/') {
      for (const kind of ['pointerover', 'pointerdown', 'focusin'])
        document.addEventListener(kind, (event) => mend(event.target as Element | null), {
          capture: true,
          passive: true,
        });
    }
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', outer(to));
    else history.pushState(null, '', outer(to));
    this.look();
    if (!replace) {
      scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }

  private look(): void {
    this.path = inner(location.pathname);
    this.fragment = location.hash;
    this.query = location.search;
  }

  /** Plain links to our own pages do not reload the document. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (
      !link ||
      link.target ||
      link.rel === 'external' ||
      link.origin !== location.origin ||
      link.hasAttribute('download')
    )
      return;
    const path = inner(link.pathname);
    if (path === this.path && link.hash) return;
    if (/\.\w+$/.test(path) || path.startsWith('/api')) return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

/** A link says where its page lies below the house's folder before anybody opens it in another tab. */
function mend(target: Element | null): void {
  const link = target?.closest?.('a');
  const to = link?.getAttribute('href') ?? '';
  if (to.startsWith('/') && !to.startsWith(BASE)) link!.setAttribute('href', outer(to));
}

export const router = new Router();
