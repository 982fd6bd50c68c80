// Words in three languages, in the language of the moment: those that all pages share, and each game's own over them,
// since two games may mean different things by one key.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { gameCard } from '../games/cards';
import type { Speech } from '../games/contract';
import type { Argument, Arguments, Phrase, Word } from '../protocol/types';

export type Language = 'en' | 'zh-Hant' | 'pl';
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'zh-Hant', name: '繁體中文' },
  { code: 'pl', name: 'Polski' },
];
// What the page itself says, for each language a file of its own that comes when it is spoken: the words of all pages
// and of the games' cards, the shared ones last, and those of each game's drawings.
const PAGES = import.meta.glob<string>(['../*/text/*.ftl', '../games/*/card/text/*.ftl', './*.ftl'], { query: '?raw', import: 'default' });
const DRAWINGS = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });
const KEPT = 'warbook-language';
const RETRY = 3000; // milliseconds until the server is asked once more
// the cases of a name, as attributes of its message: `$hero-gen` beside `$hero`
const CASES = ['gen', 'dat', 'acc', 'ins', 'loc'] as const;
// what stands on a line of its own begins with a capital
const LINES = /^(?:do|event|menu|prompt)-/;
const PATIENCE = 4000; // milliseconds that a change of language waits for its words

/** The page's own words of a language: those that all pages share, or with a name those of one game's drawings. */
async function own(language: Language, game: string): Promise<string> {
  const card = gameCard(game);
  const drawn = [card?.family ?? '', card?.id ?? ''].map((folder) => DRAWINGS[`../games/${folder}/text/${language}.ftl`]);
  const written = game === '' ? Object.keys(PAGES).filter((path) => path.endsWith(`/${language}.ftl`)).map((path) => PAGES[path]) : drawn;
  return (await Promise.all(written.map((load) => load?.() ?? ''))).join('\n');
}

/** The language that suits the browser best. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const main = tag.toLowerCase().split('-')[0];
    if (main === 'zh') return 'zh-Hant';
    if (main === 'pl') return 'pl';
    if (main === 'en') return 'en';
  }
  return 'en';
}

/** A bundle of one language; a broken entry is left out, the rest stays. */
export function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  // isolation marks are for mixed writing directions; all our languages run left to right
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

// words with names of the code, which come as "one, two" and are listed in the way of the language
const LISTED = new Set(['bots', 'known', 'languages', 'nearest', 'players', 'scenarios', 'shown']);

/** Fill a message; words that begin with "@" are keys themselves, phrases have arguments of their own, and several are a list. */
export function fill(bundle: FluentBundle, key: string, words: Arguments): string | null {
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  const filled = allFilled(bundle, words);
  let text = bundle.formatPattern(message.value, filled, []);
  if (LINES.test(key) && Object.entries(words).some(([name, word]) => isNamed(bundle, word) && text.startsWith(String(filled[name])))) {
    text = text.charAt(0).toUpperCase() + text.slice(1);
  }
  return bundle.locales.includes('pl') ? unbroken(text) : text;
}

/** The arguments as Fluent takes them, with the forms that messages may ask for. */
function allFilled(bundle: FluentBundle, words: Arguments): Record<string, FluentVariable> {
  const filled: Record<string, FluentVariable> = {};
  for (const [name, word] of Object.entries(words)) {
    filled[name] = LISTED.has(name) && typeof word === 'string' ? word.replaceAll(', ', gap(bundle)) : filledIn(bundle, word);
    for (const form of CASES) filled[`${name}-${form}`] = formOf(bundle, word, form) ?? filled[name];
    filled[`${name}-gender`] = formOf(bundle, word, 'gender') ?? 'm';
  }
  return filled;
}

const gap = (bundle: FluentBundle): string => fill(bundle, 'gap-list', {}) ?? ', ';

const phraseOf = (word: Argument): Phrase | null => {
  if (typeof word === 'string') {
    if (!word.startsWith('@')) return null;
    const [text = '', mark] = word.slice(1).split('#'); // "@key#t3" is a name with a mark of its own
    return mark ? { text: 'marked', words: { name: `@${text}`, mark } } : { text };
  }
  return typeof word === 'object' && !Array.isArray(word) ? word : null;
};

const isNamed = (bundle: FluentBundle, word: Argument): boolean => {
  const phrase = phraseOf((Array.isArray(word) ? word[0] : word) ?? '');
  return phrase !== null && bundle.hasMessage(phrase.text);
};

function filledIn(bundle: FluentBundle, word: Argument): Word {
  if (Array.isArray(word)) return word.map((each) => String(filledIn(bundle, each))).filter(Boolean).join(gap(bundle));
  const phrase = phraseOf(word);
  if (phrase === null) return word as Word;
  return fill(bundle, phrase.text, phrase.words ?? {}) ?? (typeof word === 'string' ? word : phrase.text);
}

/** A case of a name, or its gender; null for a name without that form. */
function formOf(bundle: FluentBundle, word: Argument, form: string): string | null {
  if (Array.isArray(word)) {
    if (form === 'gender') return null;
    return word.map((each) => formOf(bundle, each, form) ?? String(filledIn(bundle, each))).filter(Boolean).join(gap(bundle));
  }
  const phrase = phraseOf(word);
  const pattern = phrase && bundle.getMessage(phrase.text)?.attributes[form];
  return pattern ? bundle.formatPattern(pattern, allFilled(bundle, phrase.words ?? {}), []) : null;
}

/** A Polish text with blanks that do not break where a line must not end. */
export function unbroken(text: string): string {
  return text
    .replace(/(^|[\s(„])((?:[aiouwz] )+)(?=\S)/gi, (_, before: string, small: string) => before + small.replaceAll(' ', '\u00a0'))
    .replace(/(\d) (?=(?:×|PA|PR|PŻ|GC|PZ|min|s|serc\p{L}*)(?!\p{L}))|(×) (?=\d)/gu, '$1$2\u00a0');
}

/** Where words stand: of a language those that all games share, or those of one game. */
const placeOf = (language: Language, game: string): string => `${language}/${game}`;

/** What the server and the page's own files have said so far; each thing is asked for once. */
class Library {
  #known: ReadonlyMap<string, string> = $state.raw(new Map());
  #own: ReadonlyMap<string, string> = $state.raw(new Map());
  readonly #asked = new Map<string, Promise<void>>();

  /** The server's words of a language that all games share, or with a name those of one game; null until they are here. */
  written(language: Language, game = ''): string | null {
    return this.#known.get(placeOf(language, game)) ?? null;
  }

  /** The page's own words; null until they are here. */
  own(language: Language, game = ''): string | null {
    return this.#own.get(placeOf(language, game)) ?? null;
  }

  /** Get them; when nobody answers it is tried again and again. */
  fetch(language: Language, game = ''): Promise<void> {
    const place = placeOf(language, game);
    const asked = this.#asked.get(place) ?? Promise.all([this.#fetch(place), this.#open(language, game)]).then(() => undefined);
    this.#asked.set(place, asked);
    return asked;
  }

  async #open(language: Language, game: string): Promise<void> {
    const text = await own(language, game).catch(() => '');
    this.#own = new Map([...this.#own, [placeOf(language, game), text]]);
  }

  async #fetch(place: string): Promise<void> {
    for (;;) {
      const answer = await fetch(`/api/texts/${place.replace(/\/$/, '')}`).catch(() => null);
      if (answer?.ok) {
        const { ftl } = (await answer.json()) as { ftl: string };
        this.#known = new Map([...this.#known, [place, ftl]]);
        return;
      }
      if (answer?.status === 404) return; // a game that is not there has no words
      await new Promise((done) => setTimeout(done, RETRY));
    }
  }
}

/** One game's words, and where it has none the shared ones. */
export class GameSpeech implements Speech {
  readonly #bundle: FluentBundle = $derived.by(() => {
    const { library } = this.page;
    const drawn = library.own(this.language, this.game) ?? '';
    const told = library.written(this.language, this.game) ?? '';
    // the game's words come last: they win where a key is used twice
    return bundleOf(this.language, [...this.page.sources, told, drawn]);
  });

  constructor(
    readonly game: string,
    private readonly page: PageSpeech,
  ) {}

  get language(): Language {
    return this.page.language;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, words: Arguments = {}): string {
    return fill(this.#bundle, key, words) ?? key;
  }

  /** Get the game's words of this language. */
  load(): Promise<void> {
    return this.page.library.fetch(this.language, this.game);
  }
}

class PageSpeech implements Speech {
  language: Language = $state('en');
  readonly library = new Library();
  /** What the client and the server say for all games; the client's words come last: they win where a key is used twice. */
  readonly sources: readonly string[] = $derived([this.library.written(this.language) ?? '', this.library.own(this.language) ?? '']);
  /** Whether the page's own words for this language are here. */
  readonly begun: boolean = $derived(this.library.own(this.language) !== null);
  /** Whether the server's are here too. */
  readonly ready: boolean = $derived(this.begun && this.library.written(this.language) !== null);
  readonly #bundle: FluentBundle = $derived(bundleOf(this.language, this.sources));
  readonly #games = new Map<string, GameSpeech>();
  #wanted: Language = 'en'; // what was chosen last

  constructor() {
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(KEPT);
    } catch {
      // a browser that keeps nothing still speaks
    }
    const wanted = typeof navigator === 'undefined' ? ['en'] : navigator.languages;
    this.#speak(preferred(kept === null ? wanted : [kept]));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, words: Arguments = {}): string {
    return fill(this.#bundle, key, words) ?? key;
  }

  /** The words of a game; its `load` gets them. */
  of(game: string): GameSpeech {
    const known = this.#games.get(game) ?? this.#begin(game);
    this.#games.set(game, known);
    return known;
  }

  /** In a root of its own: what is derived in a page is not kept up to date once that page was left. */
  #begin(game: string): GameSpeech {
    let begun!: GameSpeech;
    $effect.root(() => {
      begun = new GameSpeech(game, this);
    });
    return begun;
  }

  /** Get the server's words of this language. */
  load(): Promise<void> {
    return this.library.fetch(this.language);
  }

  /** Change the language and remember it: as soon as its words are here, or soon in any case. */
  async choose(language: Language): Promise<void> {
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // not remembered, but spoken
    }
    this.#wanted = language;
    const words = ['', ...this.#games.keys()].map((game) => this.library.fetch(language, game));
    await Promise.race([Promise.all(words), new Promise((done) => setTimeout(done, PATIENCE))]);
    if (this.#wanted === language) this.#speak(language);
  }

  #speak(language: Language): void {
    this.language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }
}

export const speech = new PageSpeech();

/** The client's shorthand for what all pages share. */
export function t(key: string, words: Arguments = {}): string {
  return speech.say(key, words);
}
