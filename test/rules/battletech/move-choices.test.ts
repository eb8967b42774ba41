import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/rules/battletech/commands.js';
import { moveChoice } from '../../../src/rules/battletech/move-choices.js';
import { hiddenChoice } from '../../../src/rules/battletech/standard/hiding-choices.js';
import type { Options } from '../../../src/rules/battletech/types.js';
import type { Blanks } from '../../../src/rules/kernel/choices.js';
import { begin as beginQuick, hex, unit, walk } from '../../support/quick-start.js';
import { beginFull, step, type FullPlay, type FullSituation } from '../../support/standard.js';

/** What is offered to who moves, blank by blank, and the order that each choice means. */

const begin = (label: string, more: Partial<FullSituation> = {}, others: FullSituation['pieces'] = []): FullPlay =>
  beginFull({
    pieces: [
      { unit: label, seat: 'defender', at: '0812 N' },
      ...others,
      { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
    ],
    ...more,
  });

const choose = (play: FullPlay, id: string, partial: Blanks = {}) => moveChoice(play.game, play.unit(id), partial);
/** What is offered for a blank, with the facts of each. */
function offered(play: FullPlay, id: string, partial: Blanks = {}): Readonly<Record<string, unknown>> {
  const choice = choose(play, id, partial);
  return choice.kind === 'pick' ? Object.fromEntries(choice.options.map(({ value, facts }) => [value, facts])) : {};
}
const done = (command: Command) => ({ kind: 'done', command });

/** The unit has lost both arms with their torsos, and so is crippled. */
const crippled = (play: FullPlay, id: string): FullPlay => {
  play.alter(id, (one) => ({ ...one, lost: ['LT', 'LA', 'RT', 'RA'] }));
  return play;
};

describe('orders besides moving are offered to who can give them, and taken as chosen', () => {
  test('ADV-06 a pilot ejects from a ’Mech that is crippled; from another the order is typed', () => {
    const options = { ejection: 'on' };
    const play = crippled(begin('HBK-4G', { options }), 'HBK-4G');
    expect(offered(play, 'HBK-4G')['eject']).toEqual({ number: 3 });
    expect(choose(play, 'HBK-4G', { mode: 'eject' })).toEqual(done({ type: 'eject', unit: unit('HBK-4G') }));
    for (const other of [begin('HBK-4G', { options }), crippled(begin('HBK-4G'), 'HBK-4G')]) {
      expect(offered(other, 'HBK-4G')).not.toHaveProperty('eject');
      expect(choose(other, 'HBK-4G', { mode: 'eject' })).toMatchObject({ kind: 'pick', blank: 'mode' });
    }
  });

  test('CLN-30 CLN-31 a reactor is set with its pilot aboard, or for 2 more without', () => {
    const options = { selfDestruct: 'on' };
    const play = crippled(begin('HBK-4G', { options }), 'HBK-4G');
    const set = (ejects: boolean) => done({ type: 'self-destruct', unit: unit('HBK-4G'), ejects });
    expect(offered(play, 'HBK-4G')).toMatchObject({
      'self-destruct': { number: 5 },
      'self-destruct-ejecting': { number: 7 },
    });
    expect(choose(play, 'HBK-4G', { mode: 'self-destruct' })).toEqual(set(false));
    expect(choose(play, 'HBK-4G', { mode: 'self-destruct-ejecting' })).toEqual(set(true));
    const whole = begin('HBK-4G', { options });
    expect(offered(whole, 'HBK-4G')).not.toHaveProperty('self-destruct');
    expect(choose(whole, 'HBK-4G', { mode: 'self-destruct' })).toMatchObject({ kind: 'pick', blank: 'mode' });
  });

  test('HID-10 a squad lays a mine of its own', () => {
    const play = begin('FA-SHIH-FLAMER');
    expect(choose(play, 'FA-SHIH-FLAMER', { mode: 'sow' })).toEqual(
      done({ type: 'sow', unit: unit('FA-SHIH-FLAMER') }),
    );
    expect(choose(begin('HBK-4G'), 'HBK-4G', { mode: 'sow' })).toMatchObject({ kind: 'pick', blank: 'mode' });
  });

  test('HID-09 troopers clear the mines under them that their side knows of', () => {
    const play = begin('FOOT-RIFLE');
    expect(choose(play, 'FOOT-RIFLE', { mode: 'clear-mines' })).toMatchObject({ kind: 'pick', blank: 'mode' });
    play.mine('0812', 'attacker', { known: [play.unit('FOOT-RIFLE').side] });
    expect(offered(play, 'FOOT-RIFLE')).toHaveProperty('clear-mines');
    expect(choose(play, 'FOOT-RIFLE', { mode: 'clear-mines' })).toEqual(
      done({ type: 'clear-mines', unit: unit('FOOT-RIFLE') }),
    );
  });

  test('UNI-60 a tank sets down whom it carries, one by one', () => {
    const play = begin('VEDETTE', {}, [{ unit: 'FOOT-RIFLE', seat: 'defender', at: '0812 N' }]);
    expect(offered(play, 'VEDETTE')).not.toHaveProperty(['unload:FOOT-RIFLE']);
    play.alter('FOOT-RIFLE', (one) => ({
      ...one,
      body: { ...one.body, aboard: { unit: unit('VEDETTE'), as: 'rider', since: 0 } },
    }));
    expect(offered(play, 'VEDETTE')['unload:FOOT-RIFLE']).toEqual({ other: 'FOOT-RIFLE' });
    expect(choose(play, 'VEDETTE', { mode: 'unload:FOOT-RIFLE' })).toEqual(
      done({ type: 'unload', unit: unit('VEDETTE'), passenger: unit('FOOT-RIFLE') }),
    );
  });
});

describe('ADV-01 ADV-02 a pace', () => {
  const play = begin('HBK-4G', { options: { sprint: 'on', evade: 'on' } });

  test('is offered with its MP, shown along its path, and stands in the order', () => {
    expect(offered(play, 'HBK-4G')).toMatchObject({ run: { mp: 6 }, sprint: { mp: 8 }, evade: { mp: 6 } });
    const path = choose(play, 'HBK-4G', { mode: 'sprint', path: 'F' });
    if (path.kind !== 'path') throw new Error(path.kind);
    expect(path.facts).toMatchObject({ mode: 'sprint', used: 1, max: 8 });
    expect(new Set(path.destinations.map(({ facts }) => facts['mode']))).toEqual(new Set(['sprint']));
    expect(choose(play, 'HBK-4G', { mode: 'sprint', path: 'FF.' })).toEqual(
      done(step('HBK-4G', 'run', 'FF', { pace: 'sprint' })),
    );
  });

  test('toward a hex asks for the facing there, and then stands in the order', () => {
    expect(choose(play, 'HBK-4G', { mode: 'sprint', to: '0810' })).toMatchObject({ kind: 'pick', blank: 'facing' });
    expect(choose(play, 'HBK-4G', { mode: 'sprint', to: '0810', facing: 'N' })).toEqual(
      done(step('HBK-4G', 'run', 'FF', { pace: 'sprint' })),
    );
  });
});

describe('QSR-23 a hex to end in', () => {
  test('UNI-40 troopers face all ways: the hex is the whole order', () => {
    const play = begin('FOOT-RIFLE');
    const next = choose(play, 'FOOT-RIFLE', { mode: 'walk', to: '0811' });
    expect(next).toMatchObject({ kind: 'done', command: { type: 'move', mode: 'walk', exit: false } });
    if (next.kind === 'done' && next.command.type === 'move') expect(next.command.steps.endsWith('F')).toBe(true);
  });

  test('that is out of reach leaves the path to be steered', () => {
    const play = begin('FOOT-RIFLE');
    expect(choose(play, 'FOOT-RIFLE', { mode: 'walk', to: '0801' })).toMatchObject({ kind: 'path', sofar: '' });
  });
});

describe('QSR-23 at the quick-start level', () => {
  test.each([
    ['.', done(walk('HBK-4G', 'F'))],
    ['C', null],
    ['D', null],
    ['S', null],
  ])(
    'QSR-23 a path ends by standing there, and neither by a charge nor lying nor setting anybody down: F%s',
    (end, order) => {
      const { game } = beginQuick({
        pieces: [
          { unit: 'HBK-4G', seat: 'defender', at: '0806 N' },
          { unit: 'ENF-4R', seat: 'attacker', at: '0804 S' },
        ],
      });
      const [one] = game.units;
      if (!one) throw new Error('nobody');
      const choice = moveChoice(game, one, { mode: 'walk', path: `F${end}` });
      if (order) expect(choice).toEqual(order);
      else expect(choice).toMatchObject({ kind: 'path', blank: 'path' });
    },
  );
});

describe('SEQ-05 who stands up goes on in the same order', () => {
  const lying = (): FullPlay => {
    const play = begin('HBK-4G', {}, [{ unit: 'LCT-1V', seat: 'defender', at: '0101 N' }]);
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, prone: true } }));
    return play;
  };
  test.each([
    ['FF.', { steps: 'FF', exit: false }],
    ['FD', { steps: 'F', exit: false, prone: true }],
    ['.', undefined],
  ] as const)('%s', (path, then) => {
    expect(choose(lying(), 'HBK-4G', { mode: 'stand-up-run', path })).toEqual(
      done({ type: 'stand-up', unit: unit('HBK-4G'), mode: 'run', ...(then ? { then } : {}) }),
    );
  });

  test('FIN-09 it charges nobody this turn, though an enemy who has moved stands ahead', () => {
    const play = lying();
    play.alter('ENF-4R', (one) => ({
      ...one,
      place: { hex: hex('0810'), facing: 3 },
      moved: { mode: 'stand', steps: '', path: [], mp: 0, entered: 0 },
    }));
    const path = (mode: string) => choose(play, 'HBK-4G', { mode, path: 'FC' });
    expect(path('stand-up-run')).toMatchObject({ kind: 'path', sofar: 'F' });
    play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, prone: false } }));
    expect(path('run')).toEqual(done(step('HBK-4G', 'run', 'F', { charge: unit('ENF-4R') })));
  });
});

describe('HID-04 what hidden units are told', () => {
  const play = begin('HBK-4G', {}, [{ unit: 'LCT-1V', seat: 'defender', at: '0101 N' }]);
  play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, hidden: { order: 'stay' } } }));
  const pair = [play.unit('HBK-4G'), play.unit('LCT-1V')];
  const ask = (overwatch: NonNullable<Options['overwatch']>, partial: Blanks, units = pair.slice(0, 1)) =>
    hiddenChoice(units, { ...play.game.options, overwatch }, partial);
  const values = (...given: Parameters<typeof ask>) => {
    const next = ask(...given);
    return next.kind === 'pick' ? [next.blank, ...next.options.map(({ value }) => value)] : [next.kind];
  };
  const orders = (to: object) => done({ type: 'lie-in-wait', unit: unit('HBK-4G'), orders: to } as Command);

  test('which of several, with the hex where it lies', () => {
    const next = ask('sight', {}, pair);
    expect(next).toMatchObject({ kind: 'pick', blank: 'unit' });
    expect(next.kind === 'pick' && next.options).toEqual([
      { value: 'HBK-4G', facts: { unit: 'HBK-4G', hex: '0812' } },
      { value: 'LCT-1V', facts: { unit: 'LCT-1V', hex: '0101' } },
    ]);
    expect(values('sight', { unit: 'HBK-4G' }, pair)[0]).toBe('hidden-order');
  });

  test('how near an enemy may come, where overwatch fires at what it sees', () => {
    expect(values('sight', { 'hidden-order': 'overwatch' })).toEqual([
      'within',
      '1',
      '3',
      '6',
      '9',
      '12',
      '15',
      '18',
      '21',
    ]);
    expect(values('sight', { 'hidden-order': 'overwatch', within: '2' })[0]).toBe('within');
    for (const within of [1, 9, 21]) {
      expect(ask('sight', { 'hidden-order': 'overwatch', within: `${within}` })).toEqual(
        orders({ order: 'overwatch', within }),
      );
    }
  });

  test('at nobody’s distance otherwise, and no overwatch where there is none', () => {
    expect(ask('adjacent', { 'hidden-order': 'overwatch' })).toEqual(orders({ order: 'overwatch' }));
    expect(values('off', {})).not.toContain('overwatch');
    expect(values('off', { 'hidden-order': 'overwatch' })[0]).toBe('hidden-order');
    expect(values('adjacent', {})).not.toContain('stay');
  });
});
