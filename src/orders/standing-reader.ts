import type { NamedSide } from '../i18n/tongue.js';
import type { StandingText } from '../rules/kernel/standing.js';
import { ordersOf } from './registry.js';
import { rulesetOf } from '../games/index.js';
import type { AnyGame, RulesetId } from '../rules/registry.js';
import type { Locale } from '../i18n/locales.js';
import type { MatchView } from '../rules/kernel/contract.js';
import type { SeatId } from '../rules/kernel/ids.js';
import { checkStanding, readStanding, type Reader } from './standing.js';

type Given = readonly [text: StandingText, locale: Locale, view: MatchView<AnyGame>, seat: SeatId];

/** What is to be known of a match whose kept orders are read. */
interface Played {
  readonly ruleset: RulesetId;
  readonly scenario: string;
}

/** Reads the kept orders of every game, with the names that the scenario of the match has for its sides. */
export function createStandingReader(sides: (match: Played) => readonly NamedSide[] = () => []) {
  const readerOf = (match: Played): Reader<AnyGame> => ({
    rules: rulesetOf(match.ruleset),
    orders: ordersOf(match.ruleset, sides(match)),
  });
  return {
    check: (match: Played, ...given: Given) => checkStanding(readerOf(match), ...given),
    read: (match: Played, ...given: Given) => readStanding(readerOf(match), ...given),
  };
}
