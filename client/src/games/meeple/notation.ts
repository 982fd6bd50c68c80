// What a person seems to mean by pointing, as the server reads it. It says nothing about what is allowed.

import type { Pick } from '../contract';
import { EDGES, TOKEN_CARD, TREE_CARD } from './content';
import { edgeTo, hexOf } from './hexes';
import { printed } from './printed.svelte';
import { Field, type MeepleView } from './view';

/** A move of a meeple, a token for a territory, a tree for a border; null when it means nothing. */
export function meant(picks: readonly Pick[], view: MeepleView): string | null {
  const [one, two, three] = picks;
  if (!one || !two) return null;
  const field = new Field(view);
  if (one.kind === 'cell' && two.kind === 'cell' && view.question.kind === 'moving') return move(field, one.index, two.index);
  if (one.kind !== 'card' || two.kind !== 'cell') return null;
  const tile = field.tiles.get(two.index);
  if (!tile) return null;
  if (one.index === TREE_CARD && three?.kind === 'cell') {
    const edge = edgeTo(tile, hexOf(three.index));
    return edge < 0 ? null : `tree ${tile.code} ${EDGES[edge] ?? ''}`;
  }
  return one.index >= TOKEN_CARD && one.index < TREE_CARD ? `token ${printed.tokenName(one.index - TOKEN_CARD)} ${tile.code}` : null;
}

function move(field: Field, from: number, to: number): string | null {
  const tile = field.tiles.get(from);
  if (!tile) return null;
  const edge = edgeTo(tile, hexOf(to));
  if (edge >= 0) return `step ${tile.code} ${EDGES[edge] ?? ''}`;
  const other = field.tiles.get(to);
  if (!other) return null;
  if (tile.kind === 'cave') return `cave ${tile.code} ${other.code}`;
  return tile.kind === 'tunnel' ? `tunnel ${tile.code} ${other.code}` : null;
}

