// Addresses to pages and back. A page is a plain value; links are ordinary <a href>.

export type Page =
  | { page: 'lobby' }
  | { page: 'new'; game: string; preset: string }
  | { page: 'campaign'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; table: string; ticket: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'replay'; id: string; step: number }
  | { page: 'unknown'; path: string };

/** What an address shows. An invite's secret stands behind the #, which never reaches a server's log. */
export function parse(path: string, hash = ''): Page {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [head = '', one = '', two = ''] = parts;
  if (parts.length === 0) return { page: 'lobby' };
  if (head === 'new' && parts.length === 2) return { page: 'new', game: one, preset: hash.replace(/^#/, '') };
  if (head === 'campaign' && parts.length === 2) return { page: 'campaign', game: one };
  if (head === 'table' && parts.length === 2) return { page: 'table', id: one };
  if (head === 'join' && parts.length === 1) {
    const [table = '', ticket = ''] = hash.replace(/^#/, '').split('.');
    return { page: 'join', table, ticket };
  }
  if (head === 'rules' && (parts.length === 2 || parts.length === 3)) return { page: 'rules', game: one, rule: two };
  if (head === 'lesson' && (parts.length === 2 || parts.length === 3)) return { page: 'lesson', game: one, lesson: two };
  if (head === 'replay' && (parts.length === 2 || (parts.length === 3 && /^\d{1,6}$/.test(two)))) {
    return { page: 'replay', id: one, step: Number(two) };
  }
  return { page: 'unknown', path };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  page: Page = $state.raw({ page: 'lobby' });

  /** Follow the address bar and every link of our own. */
  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  read(): void {
    this.page = parse(location.pathname, location.hash);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();
