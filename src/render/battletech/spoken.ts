import type { Picture } from '../../present/picture.js';
import type { Tongue } from '../../games/battletech/words/index.js';
import type { BattleTech } from '../../rules/battletech/battletech.js';

/** A picture with the words that stand in it. */
export interface Spoken extends Picture<BattleTech> {
  readonly tongue: Tongue;
}
