import type { Tongue } from '../../games/finest-hour/words/index.js';
import type { Picture } from '../../present/picture.js';
import type { FinestHour } from '../../rules/finest-hour/finest-hour.js';

/** A picture with the words that stand in it. */
export interface Spoken extends Picture<FinestHour> {
  readonly tongue: Tongue;
}
