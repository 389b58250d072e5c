// The pages and the addresses they live at.

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'screen'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'how'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'companion'; game: string }
  | { page: 'trial'; id: string }
  | { page: 'credits' }
  | { page: 'me' }
  | { page: 'lost' };

export function read(path: string): Route {
  const parts = path.replace(/\/+$/, '').split('/').slice(1).map(decodeURIComponent);
  const [head, id] = parts;
  if (!head) return { page: 'home' };
  if (parts.length <= 2) {
    if (head === 't' && id) return { page: 'table', id: id.toUpperCase() };
    if (head === 's' && id) return { page: 'screen', id: id.toUpperCase() };
    if (head === 'r' && id) return { page: 'replay', id: id.toUpperCase() };
    if (head === 'rules') return { page: 'rules', game: id ?? '' };
    if (head === 'learn' && id) return { page: 'learn', game: id };
    if (head === 'how') return { page: 'how', game: id ?? '' };
    if (head === 'companion') return { page: 'companion', game: id ?? '' };
    if (head === 'trial' && /^[0-6]?$/.test(id ?? '')) return { page: 'trial', id: id ?? '' };
    if (head === 'me' && !id) return { page: 'me' };
    if (head === 'credits' && !id) return { page: 'credits' };
  }
  return { page: 'lost' };
}
