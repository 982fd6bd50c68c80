// What a person has set for this browser: kept here, known to nobody else.

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

/** How much of its time each thing that is shown takes. */
const PACES: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.35, instant: 0 };
export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];

interface Kept {
  theme: Theme;
  sound: boolean;
  motion: boolean;
  /** How fast what happens at a table is shown. */
  pace: Pace;
  confirm: boolean;
  /** Whether what would be lost is asked first. */
  warn: boolean;
  /** Whether a table shows the names of rows and columns; holding C does too. */
  coordinates: boolean;
  name: string;
  lessonOffered: boolean;
}

const KEY = 'warbook-settings';
const DEFAULTS: Kept = { theme: 'auto', sound: false, motion: true, pace: 'normal', confirm: true, warn: true, coordinates: false, name: '', lessonOffered: false };

class Settings {
  kept: Kept = $state({ ...DEFAULTS });

  constructor() {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
      if (typeof found === 'object' && found !== null) Object.assign(this.kept, found);
    } catch {
      // nothing kept, or something else's: the defaults will do
    }
    this.#dress();
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // it holds until the page is closed
    }
    this.#dress();
  }

  /** Whether things may move: the person's wish and the system's. */
  get moves(): boolean {
    return this.kept.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How long a second of the show lasts; 0 when nothing is acted out. */
  get pace(): number {
    return this.moves ? (PACES[this.kept.pace] ?? 1) : 0;
  }

  #dress(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.kept.theme;
    root.dataset['motion'] = this.kept.motion ? 'on' : 'off';
    this.showCoordinates(false);
  }

  /** While a key is held, or as the person has set it. */
  showCoordinates(held: boolean): void {
    document.documentElement.dataset['coordinates'] = held || this.kept.coordinates ? 'on' : 'off';
  }
}

export const settings = new Settings();
