import { t } from '../i18n/index.js';
import { quoted } from '../i18n/of-people.js';
import type { Tongue } from '../i18n/tongue.js';
import type { GameTypes, KernelCommand, KernelEvent, Outcome } from '../rules/kernel/contract.js';
import { never } from '../rules/kernel/ids.js';
import type { Fact } from '../rules/kernel/proposal.js';
import { clockLine } from './clock.js';
import { motionLines } from './motions.js';

/** What every game's reports and logs say in the same words: surrender, votes, the end, the clock, what was taken back. */

/** The words that a game has of its own for it. */
export interface OwnWords {
  readonly fact: (fact: Fact) => string;
  readonly verdict: (outcome: Outcome) => string;
}

/** The lines of a report about an event of the kernel's; most of them tell nothing to players. */
export function kernelLines(event: KernelEvent<GameTypes>, words: OwnWords, tongue: Tongue): readonly string[] {
  switch (event.type) {
    case 'Conceded':
      return [t(tongue, 'match.report.conceded', { seat: event.seat })];
    case 'AbandonVoted':
      return [t(tongue, event.agrees ? 'match.report.votes' : 'match.report.unvotes', { seat: event.seat })];
    case 'Ended':
      return [words.verdict(event.outcome)];
    case 'Rewound':
    case 'Corrected':
    case 'Substituted':
    case 'Voted':
      return motionLines(event, words.fact, tongue);
    case 'Annulled':
    case 'Adjudicated':
      return [t(tongue, RULED[event.type], { reason: quoted(event.reason) }), words.verdict(event.outcome)];
    case 'Reopened':
      return [
        t(tongue, 'ruling.reopened', { reason: quoted(event.reason), commitment: `\`${event.dice.commitment}\`` }),
      ];
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockCredited':
    case 'ClockChanged':
    case 'TimedOut':
    case 'Claimed':
      return [clockLine(event, tongue)];
    case 'ClockStarted':
    case 'ClockStopped':
    case 'Began':
    case 'Rolled':
    case 'Asked':
    case 'Answered':
    case 'AnswerChanged':
    case 'AnswerKept':
    case 'Said':
    case 'Stepped':
    case 'Proposed':
    case 'Agreed':
    case 'Withdrawn':
      return [];
    default:
      return never(event);
  }
}

const RULED = { Annulled: 'ruling.annulled', Adjudicated: 'ruling.adjudicated' } as const;

/** An order that every game knows, in one sentence. */
export function kernelCommandText(command: KernelCommand, tongue: Tongue): string {
  switch (command.type) {
    case 'pass':
    case 'concede':
      return t(tongue, `match.command.${command.type}`);
    case 'abandon':
      return t(tongue, command.agrees ? 'match.command.abandon' : 'match.command.play-on');
    default:
      return never(command);
  }
}
