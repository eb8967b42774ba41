import { t } from '../../../i18n/index.js';
import type { Point } from '../../../rules/geometry/plane/point.js';
import type { FieldSquare, InquiryAnswer, Threat } from '../../../rules/tactic148/inquiries.js';
import { written } from '../../../rules/geometry/plane/point.js';
import type { Tongue } from '../words/index.js';
import { placeText } from './names.js';

type About<Subject extends InquiryAnswer['about']> = Extract<InquiryAnswer, { about: Subject }>;

/** All that a character sees: whom, then the squares by what cover adds there, those first for which a weapon has dice. */
export function fieldText({ unit, from, square, seen, others }: About<'field'>, tongue: Tongue): string {
  const units = others.map((other) => t(tongue, 'tactic148.answer.field-unit', { ...other }));
  const lines = (some: readonly FieldSquare[], key: 'tactic148.answer.field-bears' | 'tactic148.answer.field-seen') =>
    [0, 1].flatMap((modifier) => {
      const squares = some.filter((one) => one.modifier === modifier);
      return squares.length === 0 ? [] : [`- ${t(tongue, key, { modifier, places: runsOf(squares, square, tongue) })}`];
    });
  return [
    t(tongue, 'tactic148.answer.field', { unit, from: written(from), square }),
    units.length > 0
      ? t(tongue, 'tactic148.answer.field-units', { units })
      : t(tongue, 'tactic148.answer.field-nobody'),
    ...lines(
      seen.filter(({ bears }) => bears),
      'tactic148.answer.field-bears',
    ),
    ...lines(
      seen.filter(({ bears }) => !bears),
      'tactic148.answer.field-seen',
    ),
  ].join('\n');
}

/** What the enemy needs at each place within reach, the safest first. */
export function dangerText(
  { unit, by }: About<'reach'>,
  { square, threats }: { readonly square: number; readonly threats: readonly Threat[] },
  tongue: Tongue,
): string {
  const line = (key: 'tactic148.answer.danger-unseen' | 'tactic148.answer.danger-safe', some: readonly Threat[]) =>
    some.length === 0 ? [] : [`- ${t(tongue, key, { places: runsOf(some, square, tongue) })}`];
  const scores = [...new Set(threats.flatMap(({ needed }) => needed ?? []))].sort((a, b) => b - a);
  return [
    t(tongue, 'tactic148.answer.danger', { unit, by, square }),
    ...line(
      'tactic148.answer.danger-unseen',
      threats.filter(({ lookers }) => lookers.length === 0),
    ),
    ...line(
      'tactic148.answer.danger-safe',
      threats.filter(({ lookers, needed }) => lookers.length > 0 && needed === null),
    ),
    ...scores.map((needed) => {
      const places = runsOf(
        threats.filter((one) => one.needed === needed),
        square,
        tongue,
      );
      return `- ${t(tongue, 'tactic148.answer.danger-number', { needed, places })}`;
    }),
  ].join('\n');
}

/** Squares by their middles; those that follow each other from west to east by the first and the last. */
function runsOf(all: readonly { readonly at: Point }[], square: number, tongue: Tongue): string {
  const runs: [Point, Point][] = [];
  for (const { at } of all) {
    const last = runs.at(-1);
    if (last?.[1].y === at.y && last[1].x + square === at.x) last[1] = at;
    else runs.push([at, at]);
  }
  return runs
    .map(([first, end]) =>
      first === end ? placeText(first, tongue) : `${placeText(first, tongue)} – ${placeText(end, tongue)}`,
    )
    .join(' · ');
}
