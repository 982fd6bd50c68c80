// Few files instead of many, and preloads.json beside the built page: the files that each page, each game and each
// language need first. The server names them in the answer to an address, so that a browser asks for all of them at once.
// A phone waits half a second for every round of requests: one file for each thing that is needed at the same time.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;
const PAGE = /src\/(?:lobby\/(Lobby|New|Join)Page|campaign\/(Campaign)Page|table\/(Table)Page|rulebook\/(Rules)book)\.svelte$/;
const DRAWN = /src\/games\/[^/]+\/(?:Board|Panel|Hand|events)\.(?:svelte|ts)$/;
const PICTURE = /src\/games\/[^/]+\/card\/Picture\.svelte$/;
const WORDS = /src\/(?:text|.*\/text)\/([\w-]+)\.ftl/;

// what every page needs
const BASE = /node_modules\/|src\/(?:main|App|look|text|protocol\/(?!socket|sequence)|router|games\/cards|games\/[^/]+\/(?:card\/(?:card|look)|seats)|lobby\/(?:catalogue|tables|ForkLine|Picture|Chairs)|campaign\/(?:campaigns|progress|browser)|coach\/progress)/;
// what every table needs, also in a rulebook or a replay
const TABLE = /node_modules\/uqr|src\/(?:table|match|board|coach|protocol\/(?:socket|sequence)|games\/(?:index|printed)\.)/;
const GAME = /src\/games\/([^/]+)\//;

/** Which file a module goes to; undefined leaves it to the bundler. */
export function fileOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const said = words(id);
  if (said !== undefined) return said;
  if (TABLE.test(id) && !/coach\/progress/.test(id)) return 'table';
  if (BASE.test(id)) return 'base';
  const [, folder] = GAME.exec(id) ?? [];
  if (folder === undefined) return undefined;
  const family = familyOf(id) || folder;
  return isPictured(id, getModuleInfo) ? `art-${family}` : `game-${family}`;
}

/** Whether the lobby's picture of a game needs a module. */
function isPictured(id: string, look: Rollup.GetModuleInfo): boolean {
  const open = [id];
  const seen = new Set<string>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (PICTURE.test(next)) return true;
    if (!GAME.test(next) || seen.has(next)) continue;
    seen.add(next);
    open.push(...(look(next)?.importers ?? []));
  }
  return false;
}

/** What a game's card says of it. */
function said(id: string, what: string): string {
  const file = id.replace(/(src\/games\/[^/]+)\/.*/, '$1/card/card.ts');
  return existsSync(file) ? (new RegExp(`${what}: '([\\w-]+)'`).exec(readFileSync(file, 'utf-8'))?.[1] ?? '') : '';
}

/** The server's names of the games that draw with what lies in a folder: its own, or those of its family. */
function gamesOf(folder: string): string[] {
  const cards = readdirSync('src/games').map((name) => `src/games/${name}/card/card.ts`).filter((file) => existsSync(file));
  return cards.filter((file) => file.includes(`/${folder}/`) || familyOf(file) === folder).map((file) => said(file, 'name'));
}

const familyOf = (id: string): string => said(id, 'family');

/** Which file the words of a module go to: all that the pages say in one language are one file. */
function words(id: string): string | undefined {
  const [, language] = WORDS.exec(id) ?? [];
  const [, game] = /src\/games\/([^/]+)\/text\//.exec(id) ?? [];
  if (language === undefined) return undefined;
  return game === undefined ? `words-${language}` : `words-${familyOf(id) || game}-${language}`;
}

/** Something to read while the page is on its way: the brand and what it is about, in each language; CSS shows one. */
function beginning(html: string): string {
  const languages = readdirSync('src/text').flatMap((file) => /^([\w-]+)\.ftl$/.exec(file)?.slice(1) ?? []);
  const told = languages.map((language) => {
    const text = readFileSync(`src/text/${language}.ftl`, 'utf-8');
    const say = (key: string): string => new RegExp(`^${key} = (.*)$`, 'm').exec(text)?.[1] ?? '';
    return `<div lang="${language}"><b>${say('brand')}</b><p>${say('lobby-about')}</p><p>${say('loading')}</p></div>`;
  });
  // the styles come behind it: a browser shows what stands before them at once
  const styles = html.match(/^ *<link rel="stylesheet".*\n/gm) ?? [];
  const plain = styles.reduce((rest, link) => rest.replace(link, ''), html);
  return plain.replace(/( *)<div id="begin"(.*?)><\/div>\n/, `$1<div id="begin"$2>${told.join('')}</div>\n${styles.join('')}`);
}

export function preloads(): Plugin {
  return {
    name: 'warbook-preloads',
    transformIndexHtml: { order: 'post', handler: beginning },
    generateBundle(_, bundle) {
      const first = needed(bundle, Object.values(bundle).filter((each) => each.type === 'chunk' && each.isEntry));
      const found: Record<string, Record<string, string[]>> = { pages: {}, games: {}, pictures: {}, words: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const files = [...needed(bundle, [chunk])].filter((file) => !first.has(file));
        for (const [group, name] of places(chunk)) {
          const named = (found[group] ??= {});
          named[name] = [...new Set([...(named[name] ?? []), ...files])].sort();
        }
      }
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(found) });
    },
  };
}

/** What a chunk is needed for. */
function places(chunk: Rollup.OutputChunk): [string, string][] {
  return chunk.moduleIds.flatMap((id) => {
    const found: [string, string][] = [];
    const page = PAGE.exec(id)?.slice(1).find(Boolean);
    if (page) found.push(['pages', page.toLowerCase()]);
    if (DRAWN.test(id) && said(id, 'name')) found.push(['games', said(id, 'name')]);
    if (PICTURE.test(id)) found.push(['pictures', said(id, 'name')]);
    const [, language] = WORDS.exec(id) ?? [];
    const [, folder] = /src\/games\/([^/]+)\/text\//.exec(id) ?? [];
    if (language !== undefined) for (const game of folder === undefined ? [''] : gamesOf(folder)) found.push(['words', game === '' ? language : `${game}-${language}`]);
    return found;
  });
}

/** These chunks, what they import at once, and their styles. */
function needed(bundle: Bundle, begin: (Rollup.OutputAsset | Rollup.OutputChunk)[]): Set<string> {
  const files = new Set<string>();
  const open = begin.map((each) => each.fileName);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') continue;
    files.add(name);
    open.push(...chunk.imports);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  }
  return files;
}
