import type { StandingText } from '../rules/kernel/standing.js';
import { ordersOf } from './registry.js';
import { rulesetOf } from '../games/index.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Locale } from '../i18n/locales.js';
import type { MatchView } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import { checkStanding, readStanding, type Reader } from './standing.js';

type Given = readonly [text: StandingText, locale: Locale, view: MatchView<AnyGame>, seat: SeatId];

const readerOf = (game: RulesetId): Reader<AnyGame> => ({ rules: rulesetOf(game), orders: ordersOf(game) });

/** Reads the kept orders of every game. */
export const standingReader = {
  check: (game: RulesetId, ...given: Given) => checkStanding(readerOf(game), ...given),
  read: (game: RulesetId, ...given: Given) => readStanding(readerOf(game), ...given),
};
