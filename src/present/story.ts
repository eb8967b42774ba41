import { t } from '../i18n/index.js';
import type { Tongue } from '../i18n/tongue.js';
import type { GameTypes, KernelEvent } from '../rules/kernel/contract.js';
import type { Story } from './contract.js';

/** What a report says first, and the rest by unit: how every game chooses and orders what it has to tell. */

/** Something that could be said first. What weighs more is said before what weighs less; `short`: as it is said along with others. */
export interface Happening {
  readonly weight: number;
  readonly line: string;
  readonly short?: string;
}

/** What the kernel tells in every game, and how much it weighs: the end before all else, the clock after what was lost. */
export const KERNEL_WEIGHTS: Partial<Record<KernelEvent<GameTypes>['type'], number>> = {
  Ended: 5_000,
  Conceded: 4_000,
  Rewound: 3_000,
  Corrected: 3_000,
  Substituted: 2_000,
  Claimed: 2_000,
  AbandonVoted: 300,
  TimedOut: 90,
  Voted: 85,
  ClockChanged: 80,
  ClockPaused: 70,
  ClockResumed: 70,
  ClockCredited: 40,
};

/** What is said first has so many lines. */
const LINES = 3;
/** Things that are said along with others in the last line. */
const ALONG = 8;

/** The gravest happenings, a line each; where there are more than lines, the last line says the others in short. */
export function storyLines(happenings: readonly Happening[], tongue: Tongue): readonly string[] {
  const sorted = happenings.toSorted((a, b) => b.weight - a.weight);
  if (sorted.length <= LINES) return sorted.map(({ line }) => line);
  const rest = sorted.slice(LINES - 1);
  const list = rest.slice(0, ALONG).map(({ line, short }) => short ?? line);
  const more = rest.length - list.length;
  return [
    ...sorted.slice(0, LINES - 1).map(({ line }) => line),
    more > 0
      ? t(tongue, 'post.report.also-more', { list: list.join(' · '), more })
      : t(tongue, 'post.report.also', { list: list.join(' · ') }),
  ];
}

/** Lines of a report with whom they are about; `null`: nobody alone. */
export interface Told {
  readonly unit: string | null;
  readonly lines: readonly string[];
}

/** The lines by unit, in the order in which the units first come: what comes before all of them stays first, what is about nobody else last. */
export function byUnit(told: readonly Told[]): readonly string[] {
  const first = told.findIndex(({ unit, lines }) => unit !== null && lines.length > 0);
  const linesOf = (of: readonly Told[]): readonly string[] => of.flatMap(({ lines }) => lines);
  if (first === -1) return linesOf(told);
  const units = [...new Set(told.map(({ unit }) => unit))].filter((unit) => unit !== null);
  return [
    ...linesOf(told.slice(0, first)),
    ...units.flatMap((unit) => linesOf(told.filter((one) => one.unit === unit))),
    ...linesOf(told.slice(first).filter(({ unit }) => unit === null)),
  ];
}

/** The story of a game that has no more to say of what happened than its report. */
export const plainStory = (told: readonly Told[], tongue: Tongue): Story => {
  const lines = told.flatMap((one) => one.lines);
  return {
    lines: storyLines(
      lines.map((line) => ({ weight: 0, line })),
      tongue,
    ),
    details: byUnit(told),
  };
};
