// Options beside the decision are told apart by their texts' keys, which all games name alike.

import type { Option } from '../protocol/types';

/** Whether it answers somebody's offer: do-accept-…, do-decline-…. */
export function isAnswer(option: Option): boolean {
  return /^do-(accept|decline)-/.test(option.text);
}

/** Whether it gives the game up, which is asked twice. */
export function isResignation(option: Option): boolean {
  return option.text === 'do-resign';
}
