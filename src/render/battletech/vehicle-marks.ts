import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import { vehicleMarks } from '../../games/battletech/present/standard/vehicles.js';
import type { StandardUnit } from '../../rules/battletech/types.js';
import { stack, words, type Block } from '../blocks.js';
import { INK } from '../colours.js';
import { wrap } from '../measure.js';
import { LEGIBLE, moved } from '../scene.js';
import { LINE, PIP, pip } from './slots.js';

/** What can be hurt of a vehicle besides armour and structure, in three columns, a pip for each hit (tables 11.2.2 to 11.2.4). */

const GROUPS = ['motive', 'crew', 'guns'] as const;
const HEADS = { motive: 'marksOfMotive', crew: 'marksOfCrew', guns: 'marksOfGuns' } as const;
const GAP = 14;

/** The marks of a vehicle; those made since `before` are framed. */
export function vehicleBlock(unit: StandardUnit, before: StandardUnit | null, tongue: Tongue, width: number): Block {
  const marks = vehicleMarks(unit, tongue);
  const was = before ? vehicleMarks(before, tongue) : marks;
  const groups = GROUPS.filter((group) => marks.some((mark) => mark.group === group));
  const column = (width - GAP * (GROUPS.length - 1)) / GROUPS.length;
  const blocks = groups.map((group) =>
    stack(
      [
        line(t(tongue, `battletech.picture.${HEADS[group]}`), [], `marks:${unit.id}:${group}`, column, true),
        ...marks.map((mark, i) => {
          if (mark.group !== group) return EMPTY;
          const old = was[i]?.hits ?? 0;
          const pips = Array.from({ length: mark.of }, (_, n) => ({
            hit: n < mark.hits,
            fresh: n >= old && n < mark.hits,
          }));
          return line(mark.name, pips, `mark:${unit.id}:${i}`, column, false);
        }),
      ],
      0,
    ),
  );
  return {
    height: Math.max(...blocks.map(({ height }) => height)),
    shapes: blocks.flatMap(({ shapes }, i) => shapes.map((shape) => moved(shape, i * (column + GAP), 0))),
  };
}

const EMPTY: Block = { shapes: [], height: 0 };

/** A name over as many lines as it takes, its pips at the right of the first. */
function line(
  text: string,
  pips: readonly { readonly hit: boolean; readonly fresh: boolean }[],
  tag: string,
  width: number,
  bold: boolean,
): Block {
  const room = pips.length * PIP;
  const lines = wrap(text, LEGIBLE, bold, width - room - 3);
  return {
    height: lines.length * LINE,
    shapes: [
      ...lines.map((part, i) => words(part, [0, LINE / 2 + i * LINE], `${tag}:name`, { bold, colour: INK })),
      ...pips.flatMap(({ hit, fresh }, i) =>
        pip([width - room + (i + 0.5) * PIP, LINE / 2], { hit, fresh, gone: false, tag: `${tag}:${i}` }),
      ),
    ],
  };
}
