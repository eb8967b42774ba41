import { t } from '../i18n/index.js';
import type { Locale } from '../i18n/locales.js';
import type { GameTypes, KernelCommand, KernelEvent, Outcome } from '../rules/kernel/contract.js';
import { never } from '../rules/kernel/ids.js';
import type { Fact } from '../rules/kernel/proposal.js';
import { clockLine } from './clock.js';
import { motionLines } from './motions.js';

/** What every game's reports and logs say in the same words: surrender, votes, the end, the clock, what was taken back. */

/** The words that a game has of its own for it. */
export interface OwnWords {
  readonly fact: (fact: Fact, locale: Locale) => string;
  readonly verdict: (outcome: Outcome, locale: Locale) => string;
}

/** The lines of a report about an event of the kernel's; most of them tell nothing to players. */
export function kernelLines(event: KernelEvent<GameTypes>, words: OwnWords, locale: Locale): readonly string[] {
  switch (event.type) {
    case 'Conceded':
      return [t(locale, 'match.report.conceded', { seat: event.seat })];
    case 'AbandonVoted':
      return [t(locale, event.agrees ? 'match.report.votes' : 'match.report.unvotes', { seat: event.seat })];
    case 'Ended':
      return [words.verdict(event.outcome, locale)];
    case 'Rewound':
    case 'Corrected':
    case 'Substituted':
    case 'Voted':
      return motionLines(event, words.fact, locale);
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockCredited':
    case 'TimedOut':
    case 'Claimed':
      return [clockLine(event, locale)];
    case 'ClockStarted':
    case 'ClockStopped':
    case 'Began':
    case 'Rolled':
    case 'Asked':
    case 'Answered':
    case 'Stepped':
    case 'Proposed':
    case 'Agreed':
    case 'Withdrawn':
      return [];
    default:
      return never(event);
  }
}

/** An order that every game knows, in one sentence. */
export function kernelCommandText(command: KernelCommand, locale: Locale): string {
  switch (command.type) {
    case 'pass':
    case 'concede':
      return t(locale, `match.command.${command.type}`);
    case 'abandon':
      return t(locale, command.agrees ? 'match.command.abandon' : 'match.command.play-on');
    default:
      return never(command);
  }
}
