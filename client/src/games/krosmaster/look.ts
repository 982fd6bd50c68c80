// What is to be said about a cell: for screen readers all that stands there, under the pointer what it means for a move.

import { joined } from '../../text/joined';
import type { Option, Speech } from '../contract';
import { cellName } from './geometry';
import { activePiece } from './play';
import { farTo, type Way } from './reach';
import { cellOf, isFigure, lifeOf, nameKey, powersOf, seatName, type Field, type KrosmasterView, type PieceView } from './view';

/** What stands in a cell and can block a look, in words: the tree, or whose character. */
function thing(view: KrosmasterView, field: Field, cell: number): string {
  const piece = field.at.get(cell);
  if (piece) return `@${nameKey(piece)}`;
  return view.board.trees?.includes(cell) ? '@scenery-tree' : '@scenery-bush';
}

function character(piece: PieceView, view: KrosmasterView, speech: Speech): string[] {
  const words = { player: `@side-${seatName(piece.owner)}`, piece: `@${nameKey(piece)}`, hp: lifeOf(piece), of: piece.hp };
  const found = [speech.say(piece.hp > 0 ? 'draw-cell-piece' : 'draw-cell-token', words)];
  if (view.active?.piece === piece.piece) found.push(speech.say('draw-acting'), speech.say('draw-points', { ap: view.active.ap, mp: view.active.mp }));
  const powers = powersOf(piece).map((power) => speech.say(`power-${power}`));
  if (powers.length > 0) found.push(joined(speech, 'list', powers));
  if (isFigure(piece) && piece.held?.length) found.push(speech.say('draw-rewards', { count: piece.held.length }));
  return found;
}

/** A cell for somebody who cannot see it. */
export function describe(view: KrosmasterView, field: Field, cell: number, speech: Speech): string {
  const { board } = view;
  const parts = [cellName(cell)];
  const piece = field.at.get(cell);
  const trap = field.traps.get(cell);
  if (piece) parts.push(...character(piece, view, speech));
  if (trap) parts.push(...character(trap, view, speech));
  if (board.trees?.includes(cell)) parts.push(speech.say('scenery-tree'));
  if (board.bushes?.includes(cell)) parts.push(speech.say('scenery-bush'));
  if (board.crates?.includes(cell)) parts.push(speech.say('scenery-crate'));
  if (board.coins?.[cell]) parts.push(speech.say('draw-coins', { count: board.coins[cell] ?? 0 }));
  if (board.demons?.includes(cell)) parts.push(speech.say('draw-demon'));
  if (board.starts?.includes(cell)) parts.push(speech.say('draw-start'));
  return parts.length > 1 ? joined(speech, 'clause', parts) : speech.say('draw-cell-empty', { cell: cellName(cell) });
}

/** What a click on a cell does, in words for a screen reader: a walk, or what can be done to the figure there. */
export function doing(way: Way | undefined, deeds: readonly Option[], speech: Speech): string {
  if (way) {
    const risk = way.risk > 0 ? speech.say('draw-risk', { chance: way.risk }) : '';
    return joined(speech, 'clause', [speech.say('draw-walk-here', { steps: way.cells.length }), risk]);
  }
  const [only] = deeds;
  if (only === undefined) return '';
  return deeds.length === 1 ? speech.say(only.text, only.words) : speech.say('draw-deeds-here', { count: deeds.length });
}

/** The same as things of the glossary. */
export function thingsOn({ board }: KrosmasterView, field: Field, cell: number): string {
  const found = [field.at.get(cell), field.traps.get(cell)].flatMap((piece) => (piece ? [`figure:${piece.kind}`] : []));
  const kinds = [['scenery:tree', board.trees], ['scenery:bush', board.bushes], ['scenery:crate', board.crates], ['sign:demon', board.demons], ['sign:start', board.starts]] as const;
  if (board.coins?.[cell]) found.push('sign:coin');
  return [...found, ...kinds.flatMap(([thing, cells]) => (cells?.includes(cell) ? [thing] : []))].join(' ');
}

interface Pointed {
  way: Way | null;
  sight: { to: number; blocks: readonly number[] } | null;
  ranged: readonly number[];
  /** The spell that is held or looked at. */
  slot: number | null;
  speech: Speech;
}

/** Distance, range, sight with what blocks it, and the risk of a walk: one short sentence each. */
export function about(view: KrosmasterView, field: Field, cell: number, { way, sight, ranged, slot, speech }: Pointed): string[] {
  const actor = activePiece(view);
  const distance = farTo(view, cell);
  if (!actor || cellOf(actor) === cell || distance === null) return [];
  const found = [speech.say('draw-distance', { cell: cellName(cell), distance })];
  if (way) {
    found.push(speech.say('draw-walk', { steps: way.cells.length }));
    found.push(way.risk > 0 ? speech.say('draw-risk', { chance: way.risk }) : speech.say('draw-no-risk'));
  }
  if (slot !== null) found.push(speech.say(ranged.includes(cell) ? 'draw-in-range' : 'draw-out-of-range'));
  if (sight) {
    const [first] = sight.blocks;
    found.push(
      first === undefined ? speech.say('draw-sight') : speech.say('draw-blocked', { cell: cellName(first), thing: thing(view, field, first) }),
    );
  }
  return found;
}
