// Which coached games were begun and won in this browser, and which concepts a table has already told.

const WON = 'warbook-coach'; // in both stores
const LEARNING = 'warbook-learning'; // tables, the newest last
const KEPT = 30; // of them

/** The scenarios of a game that were won with their coach. */
export function wonOf(game: string): readonly string[] {
  return list(read('local')[game]);
}

export function keepWon(game: string, scenario: string): void {
  const won = new Set([...wonOf(game), scenario]);
  write('local', { ...read('local'), [game]: [...won] });
}

/** Whether a table was begun to learn the game there: some scenarios are also played without their coach. */
export function isLearning(table: string): boolean {
  return list(read('local', LEARNING)['tables']).includes(table);
}

export function keepLearning(table: string): void {
  write('local', { tables: [...list(read('local', LEARNING)['tables']), table].slice(-KEPT) }, LEARNING);
}

/** The concepts that were read at a table, also after the page was loaded anew. */
export function readAt(table: string): readonly string[] {
  return list(read('session')[table]);
}

export function keepRead(table: string, concepts: readonly string[]): void {
  write('session', { [table]: concepts }); // only the table in front of me
}

function list(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
}

/** A browser that keeps nothing for us throws at the very name of its store. */
function store(kind: 'local' | 'session'): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}

function read(kind: 'local' | 'session', key = WON): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(store(kind).getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function write(kind: 'local' | 'session', value: unknown, key = WON): void {
  try {
    store(kind).setItem(key, JSON.stringify(value));
  } catch {
    // it holds until the page is closed
  }
}
