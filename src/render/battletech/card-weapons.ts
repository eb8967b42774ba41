import type { Tongue } from '../../games/battletech/words/index.js';
import { isKey, nameOf, t } from '../../i18n/index.js';
import type { Board, Unit } from '../../rules/battletech/types.js';
import { weaponsLeft, type WeaponLeft } from '../../rules/battletech/weapons-left.js';
import { TYPE } from '../canvas.js';
import { FAINT, INK } from '../colours.js';
import { cut } from '../measure.js';
import { writing } from '../panel.js';
import { listed, type Run } from '../runs.js';
import type { Point, Shape } from '../scene.js';

/** What the weapons of a unit can still do, in few words: those that are lost are struck out, of the others is said why they are silent, or how many rounds they have. */

const LINE = 10.6;

interface Look {
  readonly bold: boolean;
  readonly lost: boolean;
}

/** Why a weapon is silent, in a word or two; `null`: it is not, or what keeps it silent lies in its nature. */
export function silentWords({ refusal }: WeaponLeft, tongue: Tongue): string | null {
  const cause = refusal?.code.replace(/^battletech\//, '') ?? '';
  return isKey(tongue, `battletech.weapon-state.${cause}`) ? nameOf(tongue, 'battletech.weapon-state', cause) : null;
}

export const isLostWeapon = ({ refusal }: WeaponLeft): boolean => refusal?.code === 'battletech/weapon-lost';

/** The lines of a list of weapons: first those that are silent, then those that fire, then those that are lost; like ones are counted. */
export function weaponLines(
  unit: Unit,
  board: Board,
  tongue: Tongue,
  width: number,
): readonly (readonly Run<Look>[])[] {
  const all = weaponsLeft(board, unit).map((one) => {
    const name = nameOf(tongue, 'battletech.weapon', one.mount.weapon.id);
    const lost = isLostWeapon(one);
    const silent = silentWords(one, tongue);
    const rounds =
      one.ammoLeft === null || lost ? null : t(tongue, 'battletech.picture.roundsLeft', { left: one.ammoLeft });
    const said = silent ?? rounds;
    return {
      name: said === null ? name : `${name} (${said.replaceAll(' ', '\u00a0')})`,
      rank: lost ? 2 : silent === null ? 1 : 0,
    };
  });
  const pieces = ([0, 1, 2] as const).flatMap((rank) => {
    const names = all.filter((one) => one.rank === rank).map(({ name }) => name);
    return [...new Set(names)].map((name) => {
      const count = names.filter((one) => one === name).length;
      return { text: count > 1 ? `${count}×\u00a0${name}` : name, look: { bold: rank === 0, lost: rank === 2 } };
    });
  });
  return listed(pieces, TYPE.opened, width);
}

/** As many lines as have room over a foot, no wider than `width`; the last one says if there are more. */
export function weaponShapes(
  lines: readonly (readonly Run<Look>[])[],
  [x, foot]: Point,
  { width: across, room }: { readonly width: number; readonly room: number },
  tag: string,
): readonly Shape[] {
  const most = Math.max(0, Math.floor(room / LINE));
  const shown = lines.slice(0, most);
  return shown.flatMap((runs, i) => {
    const y = foot - (shown.length - i - 0.5) * LINE;
    return runs.flatMap(({ text, look, x: from, width }, n): readonly Shape[] => {
      const more = i === shown.length - 1 && n === runs.length - 1 && lines.length > shown.length;
      const said = more ? cut(`${text.replace(/,$/, '')}…`, TYPE.opened, look.bold, across - from) : text;
      return [
        writing(said, [x + from, y], `${tag}:weapons`, {
          size: TYPE.opened,
          bold: look.bold,
          colour: look.bold ? INK : FAINT,
        }),
        ...(look.lost
          ? [
              {
                kind: 'path',
                closed: false,
                points: [
                  [x + from - 0.5, y + 0.3],
                  [x + from + width - (text.endsWith(',') ? 2 : 0) + 0.5, y + 0.3],
                ],
                stroke: INK,
                width: 1,
                layer: 'writing',
                tag: `${tag}:weapons:lost`,
              } as const,
            ]
          : []),
      ];
    });
  });
}

/** The room that lines of weapons take. */
export const weaponsHeight = (lines: number): number => lines * LINE;
