import { t } from '../i18n/index.js';
import { quoted } from '../i18n/of-people.js';
import type { Tongue } from '../i18n/tongue.js';
import type { GameTypes, KernelCommand, KernelEvent, MatchEvent, Outcome } from '../rules/kernel/contract.js';
import { isKernelEvent } from '../rules/kernel/evolve.js';
import { never } from '../rules/kernel/ids.js';
import type { Fact } from '../rules/kernel/proposal.js';
import { clockLine } from './clock.js';
import { correctedText, motionLines, type Corrected } from './motions.js';

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

/** Tells the kernel's events of a stretch. Corrections on the same word with nothing told between them are told with the first (P-22). */
export function kernelTeller(
  events: readonly MatchEvent<GameTypes>[],
  words: OwnWords,
  tongue: Tongue,
): (event: KernelEvent<GameTypes>) => readonly string[] {
  const runs: Corrected[][] = [];
  let run: Corrected[] | null = null;
  for (const event of events) {
    if (!isKernelEvent<GameTypes>(event)) run = null;
    else if (event.type !== 'Corrected') run = kernelLines(event, words, tongue).length > 0 ? null : run;
    else if (run?.[0]?.by === event.by) run.push(event);
    else {
      run = [event];
      runs.push(run);
    }
  }
  return (event) => {
    const told = runs.find((each) => each.some((one) => one === event));
    if (!told) return kernelLines(event, words, tongue);
    return told[0] === event ? [correctedText(told, words.fact, tongue)] : [];
  };
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
