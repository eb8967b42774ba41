import { t } from '../../../i18n/index.js';
import type { BattleTechView } from '../../../rules/battletech/battletech.js';
import type { FieldHex, InquiryAnswer, Threat } from '../../../rules/battletech/inquiries.js';
import { columnOf, rowOf, type Hex } from '../../../rules/geometry/hex/hex.js';
import type { Tongue } from '../words/index.js';

type About<Subject extends InquiryAnswer['about']> = Extract<InquiryAnswer, { about: Subject }>;

/** All that a unit sees: whom, then the hexes by what the ground adds there, those first on which a weapon bears. */
export function fieldText({ unit, from, seen }: About<'field'>, { game }: BattleTechView, tongue: Tongue): string {
  const others = seen.flatMap(({ hex, modifier }) =>
    game.units
      .filter(({ status, place }) => status === 'active' && place?.hex === hex)
      .map(({ id }) => t(tongue, 'battletech.answer.field-unit', { unit: id, hex, modifier })),
  );
  const bears = seen.filter((one) => one.bears);
  const lines = (some: readonly FieldHex[], key: 'battletech.answer.field-bears' | 'battletech.answer.field-seen') =>
    grouped(some, ({ modifier }) => modifier).map(
      ([modifier, hexes]) => `- ${t(tongue, key, { modifier, hexes: runsOf(hexes) })}`,
    );
  return [
    t(tongue, 'battletech.answer.field', { unit, from, seen: seen.length, bears: bears.length }),
    others.length > 0
      ? t(tongue, 'battletech.answer.field-units', { units: others })
      : t(tongue, 'battletech.answer.field-nobody'),
    ...lines(bears, 'battletech.answer.field-bears'),
    ...lines(
      seen.filter((one) => !one.bears),
      'battletech.answer.field-seen',
    ),
  ].join('\n');
}

/** What the enemy needs in each hex in reach, the safest first. */
export function dangerText({ unit, gait, mp }: About<'reach'>, threats: readonly Threat[], tongue: Tongue): string {
  const unseen = threats.filter(({ watchers }) => watchers.length === 0);
  const seen = threats.filter(({ watchers }) => watchers.length > 0);
  const line = (
    key: 'battletech.answer.danger-unseen' | 'battletech.answer.danger-safe' | 'battletech.answer.danger-unknown',
    some: readonly Threat[],
  ) => (some.length === 0 ? [] : [`- ${t(tongue, key, { hexes: runsOf(some) })}`]);
  const numbered = grouped(
    threats.flatMap(({ hex, number, known }) => (known && number !== null ? [{ hex, number }] : [])),
    ({ number }) => number,
  ).toReversed();
  return [
    t(tongue, 'battletech.answer.danger', { unit, mode: gait, mp }),
    ...line(
      'battletech.answer.danger-unseen',
      unseen.filter(({ number }) => number === null),
    ),
    ...line(
      'battletech.answer.danger-safe',
      seen.filter(({ number, known }) => number === null && known),
    ),
    ...numbered.map(
      ([number, hexes]) => `- ${t(tongue, 'battletech.answer.danger-number', { number, hexes: runsOf(hexes) })}`,
    ),
    ...line(
      'battletech.answer.danger-unknown',
      seen.filter(({ known }) => !known),
    ),
  ].join('\n');
}

/** Things by a figure of theirs, the least first. */
function grouped<Thing>(
  all: readonly Thing[],
  figure: (one: Thing) => number,
): readonly (readonly [number, readonly Thing[]])[] {
  const figures = [...new Set(all.map(figure))].sort((a, b) => a - b);
  return figures.map((one) => [one, all.filter((thing) => figure(thing) === one)]);
}

/** Hexes by their numbers; those that follow each other down a column as `0805–0809`. */
function runsOf(all: readonly { readonly hex: Hex }[]): string {
  const runs: [Hex, Hex][] = [];
  for (const hex of all.map((one) => one.hex).sort()) {
    const last = runs.at(-1);
    if (last && columnOf(last[1]) === columnOf(hex) && rowOf(hex) === rowOf(last[1]) + 1) last[1] = hex;
    else runs.push([hex, hex]);
  }
  return runs.map(([first, end]) => (first === end ? first : `${first}–${end}`)).join(' ');
}
