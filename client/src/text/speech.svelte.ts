// Words in three languages: the client's own, the games' and the server's, in the language of the moment.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Speech } from '../games/contract';
import type { Words } from '../protocol/types';
import en from './en.ftl?raw';
import pl from './pl.ftl?raw';
import zh from './zh-Hant.ftl?raw';

export type Language = 'en' | 'zh-Hant' | 'pl';
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'zh-Hant', name: '繁體中文' },
  { code: 'pl', name: 'Polski' },
];
// the words of the drawings and of the pages that keep their own
const PARTS = import.meta.glob<string>('../{games/*,rulebook,lesson,replay}/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const OWN: Record<Language, string[]> = { en: own('en', en), pl: own('pl', pl), 'zh-Hant': own('zh-Hant', zh) };
const KEPT = 'warbook-language';

function own(language: Language, source: string): string[] {
  return [...Object.keys(PARTS).filter((path) => path.endsWith(`/${language}.ftl`)).map((path) => PARTS[path] ?? ''), source];
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

/** Fill a message; words that begin with "@" are keys themselves. */
export function fill(bundle: FluentBundle, key: string, words: Words): string | null {
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  const filled: Record<string, FluentVariable> = {};
  for (const [name, word] of Object.entries(words)) {
    filled[name] = typeof word === 'string' && word.startsWith('@') ? (fill(bundle, word.slice(1), {}) ?? word) : word;
  }
  const errors: Error[] = [];
  return bundle.formatPattern(message.value, filled, errors);
}

class PageSpeech implements Speech {
  language: Language = $state('en');
  /** Whether the server's words for this language are here: until then only the client's own are. */
  ready = $state(false);
  #bundle: FluentBundle = $state.raw(bundleOf('en', [en]));
  #fetched = new Map<Language, string>();

  constructor() {
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(KEPT);
    } catch {
      // a browser that keeps nothing still speaks
    }
    const wanted = typeof navigator === 'undefined' ? ['en'] : navigator.languages;
    this.#set(preferred(kept === null ? wanted : [kept]));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, words: Words = {}): string {
    return fill(this.#bundle, key, words) ?? key;
  }

  /** Change the language here and now, and remember it. */
  choose(language: Language): void {
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // not remembered, but spoken
    }
    this.#set(language);
    void this.load();
  }

  /** Get the server's words of this language; they are asked for once. */
  async load(): Promise<void> {
    const language = this.language;
    if (!this.#fetched.has(language)) {
      const answer = await fetch(`/api/texts/${language}`).catch(() => null);
      if (!answer?.ok) {
        setTimeout(() => void this.load(), 3000);
        return;
      }
      const { ftl } = (await answer.json()) as { ftl: string };
      this.#fetched.set(language, ftl);
    }
    if (language === this.language) this.#set(language);
  }

  #set(language: Language): void {
    const fetched = this.#fetched.get(language);
    this.language = language;
    // the client's own words come last: they win where a key is used twice
    this.#bundle = bundleOf(language, [...(fetched === undefined ? [] : [fetched]), ...OWN[language]]);
    this.ready = fetched !== undefined;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }
}

export const speech = new PageSpeech();

/** The client's shorthand. */
export function t(key: string, words: Words = {}): string {
  return speech.say(key, words);
}
