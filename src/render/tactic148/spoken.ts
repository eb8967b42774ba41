import type { Picture } from '../../present/picture.js';
import type { Tongue } from '../../games/tactic148/words/index.js';
import type { Tactic148 } from '../../rules/tactic148/tactic148.js';

/** A picture with the words that stand in it. */
export interface Spoken extends Picture<Tactic148> {
  readonly tongue: Tongue;
}
