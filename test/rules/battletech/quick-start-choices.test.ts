import { describe, expect, test } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { Command } from '../../../src/rules/battletech/commands.js';
import { moveChoice } from '../../../src/rules/battletech/move-choices.js';
import type { Blanks } from '../../../src/rules/kernel/choices.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import {
  begin,
  beginFire,
  call,
  chooseHex,
  fire,
  mounts,
  noFire,
  seat,
  stand,
  type Piece,
  type Play,
} from '../../support/quick-start.js';

/** Orders of the quick-start level put together blank by blank, as buttons and menus do. */

const HBK: Piece = { unit: 'HBK-4G', seat: 'defender', at: '0810 N' };
const CDA: Piece = { unit: 'CDA-2A', seat: 'defender', at: '0610 N' };
const ENF: Piece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

const choose = (play: Play, who: string, partial: Blanks = {}) =>
  battletech.choices(battletech.view(play.match, seated(seat(who))), seat(who), partial);
function offered(play: Play, who: string, partial: Blanks = {}) {
  const choice = choose(play, who, partial);
  return choice.kind === 'pick' ? [choice.blank, ...choice.options.map(({ value }) => value)] : [choice.kind];
}
const done = (command: Command) => ({ kind: 'done', command });

test('QSR-24 standing still is the whole order, any other mode asks for a path', () => {
  const play = begin({ pieces: [HBK, ENF] });
  const mode = (name: string) => moveChoice(play.game, play.unit('HBK-4G'), { mode: name });
  expect(mode('stand')).toEqual(done(stand('HBK-4G')));
  expect(mode('walk')).toMatchObject({ kind: 'path', blank: 'path', facts: { mode: 'walk', max: 4 } });
  expect(mode('jump')).toMatchObject({ kind: 'pick', blank: 'mode' });
});

describe('QSR-28 a declaration', () => {
  const play = beginFire({ pieces: [HBK, CDA, { ...ENF, unit: 'ENF-4R' }, { ...ENF, unit: 'CN9-AH', at: '0908 S' }] });

  test('asks which unit, at whom, and with what', () => {
    expect(play.awaited).toEqual(['defender:declare']);
    expect(offered(play, 'defender')).toEqual(['unit', 'HBK-4G', 'CDA-2A']);
    expect(offered(play, 'defender', { unit: 'HBK-4G' })).toEqual(['target', 'ENF-4R', 'CN9-AH', 'none']);
    const weapons = { unit: 'HBK-4G', target: 'ENF-4R' };
    expect(offered(play, 'defender', weapons)).toEqual(['weapons', 'A', 'B', 'C', 'D']);
    expect(offered(play, 'defender', { ...weapons, weapons: '' })).toEqual(['weapons', 'A', 'B', 'C', 'D']);
    expect(offered(play, 'defender', { ...weapons, weapons: 'A Z' })).toEqual(['weapons', 'A', 'B', 'C', 'D']);
  });

  test('is done with the weapons named, in the order in which they are, with all of them, or with none', () => {
    const weapons = { unit: 'HBK-4G', target: 'ENF-4R' };
    expect(choose(play, 'defender', { ...weapons, weapons: 'D A' })).toEqual(done(fire('HBK-4G', 'ENF-4R', 'D A')));
    expect(choose(play, 'defender', { ...weapons, weapons: 'all' })).toEqual(done(fire('HBK-4G', 'ENF-4R', 'A B C D')));
    expect(choose(play, 'defender', { unit: 'CDA-2A', target: 'none' })).toEqual(done(noFire('CDA-2A')));
  });

  test('all is offered where there are several weapons', () => {
    const every = (id: string) => choose(play, 'defender', { unit: id, target: 'ENF-4R' });
    expect(every('HBK-4G')).toMatchObject({
      every: { value: 'all', facts: { mounts: ['A', 'B', 'C', 'D'], target: 'ENF-4R' } },
    });
    const one = beginFire({ pieces: [{ ...HBK, unit: 'CN9-AH', armor: { LT: 0 } }, ENF] });
    expect(offered(one, 'defender', { target: 'ENF-4R' })).toEqual(['weapons', 'A']);
    expect(choose(one, 'defender', { target: 'ENF-4R' })).not.toHaveProperty('every');
  });
});

test('QSR-11 of sealed declarations those that are in can be changed, after those that are missing', () => {
  const play = beginFire({ pieces: [HBK, CDA, ENF], options: { declare: 'sealed' } });
  play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
  const choice = choose(play, 'defender');
  if (choice.kind !== 'pick') throw new Error(choice.kind);
  expect(choice.options.map(({ value, facts }) => [value, facts['sealed']])).toEqual([
    ['CDA-2A', undefined],
    ['HBK-4G', 'ENF-4R'],
  ]);
  play.give('defender', noFire('HBK-4G'));
  const again = choose(play, 'defender');
  expect(again.kind === 'pick' && again.options.map(({ facts }) => facts['sealed'])).toEqual([undefined, 'none']);
});

test('QSR-14 fire by hand: which of the weapons that are left, one at the least', () => {
  const play = beginFire({ pieces: [HBK, ENF], options: { resolveFire: 'byHand' } });
  while (play.awaited.some((one) => one.endsWith(':declare'))) {
    const [who = ''] = play.awaited[0]?.split(':') ?? [];
    play.give(who, who === 'defender' ? fire('HBK-4G', 'ENF-4R', 'B C') : noFire('ENF-4R'));
  }
  expect(play.awaited).toEqual(['defender:fire']);
  expect(offered(play, 'defender')).toEqual(['weapons', 'B', 'C']);
  expect(offered(play, 'defender', { weapons: '' })).toEqual(['weapons', 'B', 'C']);
  expect(choose(play, 'defender', { weapons: 'C' })).toEqual(done(call('HBK-4G', 'C')));
  expect(choose(play, 'defender', { weapons: 'C B' })).toEqual(
    done({ type: 'fire', unit: play.unit('HBK-4G').id, mounts: mounts('C B') }),
  );
});

describe('QSR-31 a line along the sides of hexes', () => {
  const divided = (splitLine: 'pair' | 'side') => {
    const play = beginFire({
      pieces: [
        { ...HBK, at: '0303 NE' },
        { ...ENF, at: '0703 NW' },
      ],
      woods: { '0402': 1, '0603': 2 },
      options: { splitLine },
    });
    play.give('defender', fire('HBK-4G', 'ENF-4R', 'A'));
    expect(play.awaited).toEqual(['attacker:split-hex']);
    return play;
  };
  const facts = (play: Play, partial: Blanks) => {
    const choice = choose(play, 'attacker', partial);
    return choice.kind === 'pick' ? choice.options.map((option) => option.facts) : [];
  };

  test('pair by pair the owner of the target says which of two hexes counts', () => {
    const play = divided('pair');
    expect(offered(play, 'attacker')).toEqual(['hex1', '0402', '0403']);
    expect(offered(play, 'attacker', { hex1: '0403' })).toEqual(['hex2', '0602', '0603']);
    expect(offered(play, 'attacker', { hex1: '0602' })).toEqual(['hex1', '0402', '0403']);
    expect(offered(play, 'attacker', { hex2: '0603' })).toEqual(['hex1', '0402', '0403']);
    expect(facts(play, {})).toEqual([
      { hex: '0402', woods: 1 },
      { hex: '0403', woods: 0 },
    ]);
    expect(choose(play, 'attacker', { hex1: '0403', hex2: '0603' })).toEqual(done(chooseHex('0403', '0603')));
  });

  test('AMB-QSR-15 or once for one side of the whole line', () => {
    const play = divided('side');
    expect(offered(play, 'attacker')).toEqual(['hexes', '0402+0602', '0403+0603']);
    expect(facts(play, {})).toEqual([
      { hexes: ['0402', '0602'], woods: 1 },
      { hexes: ['0403', '0603'], woods: 2 },
    ]);
    expect(offered(play, 'attacker', { hexes: '0402+0603' })).toEqual(['hexes', '0402+0602', '0403+0603']);
    expect(choose(play, 'attacker', { hexes: '0403+0603' })).toEqual(done(chooseHex('0403', '0603')));
  });
});
