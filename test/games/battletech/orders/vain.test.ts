import { describe, expect, test } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { seat, type Play } from '../../../support/quick-start.js';
import { beginFull, passTo, step } from '../../../support/standard.js';
import { figuresText } from '../../../../src/games/battletech/present/standard/figures.js';
import { tongueOf } from '../../../../src/games/battletech/words/index.js';
import type { Typed } from '../../../../src/orders/contract.js';
import { codeOf, orders, read } from '../../../orders/typing.js';

/** Shots that cannot hit, and the twist that goes with a shot. */

const firing = (enemy: string, gunnery = 8): Play => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N', gunnery },
      { unit: 'ENF-4R', seat: 'attacker', at: enemy },
    ],
    hexes: { '0808': { woods: 1 }, '0805': { woods: 1 } },
  });
  passTo(play, 'attack');
  return play;
};
const declared = (play: Play, weapons: string) =>
  read(play, 'defender', `/declare unit:HBK-4G target:ENF-4R weapons:${weapons}`);
const caution = (play: Play, weapons: string) => {
  const view = battletech.view(play.match, seated(seat('defender')));
  const typed: Typed = { command: 'declare', options: { unit: 'HBK-4G', target: 'ENF-4R', weapons } };
  const command = orders.parse(typed, 'en', view, seat('defender'));
  if (!command.ok) throw new Error(command.error.code);
  return orders.caution(command.value, typed, 'en', view);
};
const mounts = (command: object): readonly string[] =>
  'shots' in command && Array.isArray(command.shots) ? command.shots.map(({ mount }: { mount: string }) => mount) : [];

describe('shots that cannot hit (P-09)', () => {
  test('P-09 all leaves them out and says so', () => {
    const play = firing('0807 S');
    const small = play.unit('HBK-4G').sheet.mounts.find(({ weapon }) => weapon.id === 'small-laser')?.id ?? '';
    expect(mounts(declared(play, 'all'))).not.toContain(small);
    expect(mounts(declared(play, 'all')).length).toBe(3);
    expect(caution(play, 'all')).toEqual({
      ask: null,
      tell: `HBK-4G: left out, since it cannot hit: ${small}: small laser → ENF-4R (13+).`,
    });
  });

  test('P-09 one that is named asks first', () => {
    const play = firing('0807 S');
    const small = play.unit('HBK-4G').sheet.mounts.find(({ weapon }) => weapon.id === 'small-laser')?.id ?? '';
    expect(caution(play, small).ask).toMatch(/cannot hit with .*small laser .*13\+.*Fire all the same\?/);
    expect(caution(play, 'A')).toEqual({ ask: null, tell: null });
  });

  test('P-09 where nothing can hit, all is neither offered nor given, and the numbers are told', () => {
    const play = firing('0801 S');
    expect(codeOf(declared(play, 'all'))).toBe('orders/none-can-hit');
    const view = battletech.view(play.match, seated(seat('defender')));
    const options = { unit: 'HBK-4G', target: 'ENF-4R', weapons: '' };
    const offered = orders.complete({ command: 'declare', options }, 'weapons', 'en', view, seat('defender'));
    expect(offered.map(({ value }) => value)).not.toContain('all');
  });
});

describe('the twist that makes a shot possible (P-10)', () => {
  test('P-10 goes with it where none was said, and is what was said where one was', () => {
    const play = firing('1010 S', 4);
    expect(declared(play, 'A')).toMatchObject({ type: 'attack', twist: 1 });
    expect(declared(play, 'A order:twist ahead')).toMatchObject({ twist: 0 });
    expect(declared(firing('0806 S', 4), 'A')).toMatchObject({ twist: 0 });
  });
});

describe('TER-30 what does not bear who comes onto it', () => {
  const beside = (cf: number): Play =>
    beginFull({
      pieces: [
        { unit: 'SHD-2H', seat: 'defender', at: '0811 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' },
      ],
      hexes: { '0810': { building: { kind: 'light', cf, levels: 1 } } },
    });
  const asked = (play: Play, order: string): string | null => {
    const view = battletech.view(play.match, seated(seat('defender')));
    const typed: Typed = { command: 'move', options: { unit: 'SHD-2H', order } };
    const command = orders.parse(typed, 'en', view, seat('defender'));
    if (!command.ok) throw new Error(command.error.code);
    return orders.caution(command.value, typed, 'en', view).ask;
  };

  test.each(['jump F', 'walk TOP', 'jump FF'])('TER-30 %s: asked about once, where it comes down', (order) => {
    const comes = order !== 'jump FF';
    expect(asked(beside(54), order)?.includes('0810') ?? false).toBe(comes);
    expect(asked(beside(55), order)).toBeNull();
  });

  test('TER-30 a step inside is no load on a floor', () => {
    expect(asked(beside(54), 'walk F')).toBeNull();
  });

  test('TER-30 by button it stands with the odds of the move', () => {
    const view = battletech.view(beside(54).match, seated(seat('defender')));
    const told = figuresText(step('SHD-2H', 'jump', 'F'), view, tongueOf('en'));
    expect(told.join()).toContain('does not bear SHD-2H');
  });
});
