// Writes preloads.json beside the built page: the files that each page, each game and each language need first. The
// server names them in the answer to an address, so that a browser asks for all of them at once, not one after the other.

import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;
const PAGE = /src\/(?:lobby\/(Lobby|New|Join)Page|campaign\/(Campaign)Page|table\/(Table)Page|rulebook\/(Rules)book)\.svelte$/;
const DRAWN = /src\/games\/([^/]+)\/(?:Board|Panel|Hand|events)\.(?:svelte|ts)$/;
const PICTURE = /src\/games\/([^/]+)\/card\/Picture\.svelte$/;
const WORDS = /src\/(?:text|.*\/text)\/([\w-]+)\.ftl/;

/** Which file the words of a module go to: all that the pages say in one language are one file. */
export function words(id: string): string | undefined {
  const [, language] = WORDS.exec(id) ?? [];
  const [, game] = /src\/games\/([^/]+)\/text\//.exec(id) ?? [];
  if (language === undefined) return undefined;
  return game === undefined ? `words-${language}` : `words-${game}-${language}`;
}

export function preloads(): Plugin {
  return {
    name: 'warbook-preloads',
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
  const found: [string, string][] = [];
  for (const id of [chunk.facadeModuleId ?? '', ...chunk.moduleIds]) {
    const entry = id === chunk.facadeModuleId;
    const page = entry && PAGE.exec(id)?.slice(1).find(Boolean);
    if (page) found.push(['pages', page.toLowerCase()]);
    const drawn = entry && DRAWN.exec(id)?.[1];
    if (drawn) found.push(['games', nameOf(id)]);
    if (entry && PICTURE.test(id)) found.push(['pictures', nameOf(id)]);
    const said = words(id);
    if (said !== undefined) found.push(['words', said.replace('words-', '')]);
  }
  return found;
}

/** The server's name of the game in whose folder a file lies. */
function nameOf(id: string): string {
  const card = readFileSync(id.replace(/(src\/games\/[^/]+)\/.*/, '$1/card/card.ts'), 'utf-8');
  return /name: '([\w-]+)'/.exec(card)?.[1] ?? '';
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
