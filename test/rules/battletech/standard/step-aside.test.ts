import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { battletechValuation } from '../../../../src/games/battletech/opponent/index.js';
import { mayStepAside } from '../../../../src/rules/battletech/standard/asides.js';
import type { StandardUnit, Terrain } from '../../../../src/rules/battletech/types.js';
import { stepAsideRule } from '../../../../src/rules/battletech/standard/step-aside.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { questionId } from '../../../../src/rules/kernel/ids.js';
import { seated } from '../../../../src/rules/kernel/seats.js';
import { LOCALES } from '../../../../src/i18n/locales.js';
import { words } from '../../../games/battletech/present/battle.js';
import { orders, read } from '../../../orders/typing.js';
import { hex, seat, unit } from '../../../support/quick-start.js';
import { beginFull, marked, passTo, roll, strike, type FullPlay } from '../../../support/standard.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';

/**
 * P in 0808 pushes A north into B in 0806, and B perhaps into C in 0805. A, B and C stand still before, B faces as a test says. Who
 * is hit from the side may step out of the way.
 */

interface Row {
  readonly b?: string;
  readonly c?: string;
  readonly hexes?: Readonly<Record<string, Partial<Terrain>>>;
  /** The roll of B. */
  readonly face?: readonly [number, number];
  readonly change?: (one: StandardUnit) => StandardUnit;
  readonly at?: Readonly<Record<string, string>>;
}

const MADE = [4, 4] as const;
const FAILED = [1, 1] as const;
/** Whatever else is rolled: everybody stays on their feet, no two rolls after each other are alike. */
const MANY = Array.from({ length: 80 }, (_, i) => [5, 4, 6][i % 3] ?? 5);

function pushed({ b = 'NE', c = 'N', hexes = {}, face = MADE, change, at = {} }: Row = {}): FullPlay {
  const stands: Readonly<Record<string, string>> = {
    P: '0808 N',
    A: '0807 N',
    B: `0806 ${b}`,
    ...(c === '' ? {} : { C: `0805 ${c}` }),
    ...at,
  };
  const pieces = Object.entries(stands).map(([id, place]) => ({
    unit: `HBK-4G=${id}`,
    seat: id === 'P' ? 'attacker' : 'defender',
    at: place,
  }));
  const play = beginFull({ pieces, hexes });
  passTo(play, 'strike', Array<number>(20).fill(6));
  if (change) play.alter('B', change);
  for (let i = 0; i < 8 && play.awaited.some((one) => one.endsWith(':strike')); i++) {
    const [question] = battletech.open(play.match);
    if (!question) break;
    const command: Command | { type: 'pass' } =
      question.seat === 'attacker' ? strike('P', 'A', 'push') : { type: 'pass' };
    // The push hits, then B rolls.
    roll(play, question.seat, command, [6, 6, ...face, ...MANY]);
  }
  return play;
}

const where = (play: FullPlay): string =>
  play.game.units
    .map(({ id, place, status, body }) =>
      [id, status === 'active' ? place?.hex : status, ...(status === 'active' && body.prone ? ['lies'] : [])].join(' '),
    )
    .join(', ');
const asks = (play: FullPlay): boolean => play.awaited.includes('defender:step-aside');
const go = (steps: string, mode: 'walk' | 'run' | 'stand' = steps === '' ? 'stand' : 'walk'): Command => ({
  type: 'move',
  unit: unit('B'),
  mode,
  steps,
  exit: false,
});
const answer = (play: FullPlay, command: Command): FullPlay => {
  roll(play, 'defender', command, [...MANY]);
  return play;
};
const rolls = (play: FullPlay, id: string): readonly string[] =>
  play
    .events('PilotingRolled')
    .flatMap(({ unit: who, roll: one }) => (who === id ? [`${one.cause} ${one.number}`] : []));

describe('FIN-41 who is hit from the side', () => {
  it('TC-FIN-40 B facing NE rolls at +0; made, its owner is asked', () => {
    const play = pushed();
    expect(rolls(play, 'B')).toEqual(['displaced 5']);
    expect(asks(play)).toBe(true);
  });

  it('FIN-41 steps ahead: for its MP, A in its place, C untouched', () => {
    const play = answer(pushed(), go('F'));
    expect(where(play)).toBe('P 0807, A 0806, B 0906, C 0805');
    expect(play.last('SteppedAside')).toMatchObject({ unit: 'B', from: '0806', movement: { mode: 'walk', mp: 1 } });
    expect(rolls(play, 'B')).toHaveLength(1);
  });

  it('FIN-41 steps back', () => {
    expect(where(answer(pushed(), go('B')))).toBe('P 0807, A 0806, B 0707, C 0805');
  });

  it('FIN-41 stays: displaced without another roll, and C with one', () => {
    const play = answer(pushed(), go(''));
    expect(where(play)).toBe('P 0807, A 0806, B 0805, C 0804');
    expect(rolls(play, 'B')).toEqual(['displaced 5']);
    expect(rolls(play, 'C')).toEqual(['displaced 5']);
  });

  it('FIN-41 fails: it falls where it is displaced to, and nobody is asked', () => {
    const play = pushed({ face: FAILED });
    expect(where(play)).toBe('P 0807, A 0806, B 0805 lies, C 0804');
    expect(rolls(play, 'B')).toEqual(['displaced 5']);
    expect(play.events('SteppedAside')).toEqual([]);
  });

  it.each(['N', 'S'])('FIN-41 not from ahead or behind: facing %s it is displaced with a roll, and not asked', (b) => {
    const play = pushed({ b });
    expect(asks(play)).toBe(false);
    expect(where(play)).toBe('P 0807, A 0806, B 0805, C 0804');
  });

  it.each(['NE', 'SE', 'SW', 'NW'])('FIN-41 from all four sides: facing %s', (b) => {
    expect(asks(pushed({ b }))).toBe(true);
  });

  it('FIN-41 the next in the chain is asked likewise', () => {
    const play = answer(pushed({ c: 'NW' }), go(''));
    expect(play.awaited).toEqual(['defender:step-aside']);
    expect(battletech.open(play.match)[0]?.topic).toMatchObject({ units: ['C'] });
    answer(play, { ...go('F'), unit: unit('C') } as Command);
    expect(where(play)).toBe('P 0807, A 0806, B 0805, C 0705');
  });

  const moved = (mode: 'walk' | 'run' | 'jump', mp: number) => (one: StandardUnit) => ({
    ...one,
    moved: { mode, steps: '', path: [], mp, entered: mp },
  });
  it.each([
    ['has walked all', moved('walk', 4), true],
    ['has run all its 6 MP', moved('run', 6), false],
    ['has run 5 of them', moved('run', 5), true],
    ['has jumped', moved('jump', 3), false],
    ['lies', (one: StandardUnit) => ({ ...one, body: { ...one.body, prone: true } }), false],
    ['is shut down', (one: StandardUnit) => ({ ...one, body: { ...one.body, shutdown: true } }), false],
  ] as const)('FIN-41 needs a legal step: B %s', (_, change, asked) => {
    expect(asks(pushed({ change }))).toBe(asked);
  });

  it('FIN-41 of two steps the one that is open; who has run does not go back', () => {
    const ahead = pushed({ hexes: { '0906': { level: 3 } } });
    expect(ahead.refused('defender', go('F')).code).toBe('battletech/no-step-aside');
    expect(where(answer(ahead, go('B')))).toContain('B 0707');
    const ran = pushed({ change: moved('run', 2) });
    expect(ran.refused('defender', go('B')).code).toBe('battletech/no-step-aside');
    expect(ran.refused('defender', go('B', 'run')).code).toBe('battletech/no-step-aside');
    expect(where(answer(ran, go('F', 'run')))).toContain('B 0906');
  });

  it('FIN-41 none where both are closed: it is displaced with a roll', () => {
    const play = pushed({ hexes: { '0906': { level: 3 }, '0707': { level: 3 } } });
    expect(asks(play)).toBe(false);
    expect(where(play)).toBe('P 0807, A 0806, B 0805, C 0804');
  });

  it('FIN-41 whoever walked all it has steps at a run', () => {
    const play = pushed({ change: moved('walk', 4) });
    expect(play.refused('defender', go('F')).code).toBe('battletech/no-step-aside');
    expect(answer(play, go('F', 'run')).last('SteppedAside')).toMatchObject({ movement: { mode: 'run', mp: 5 } });
  });

  it('FIN-41 where the chain cannot go on nobody is moved, and nobody asked', () => {
    const play = pushed({ hexes: { '0804': { level: 3 } } });
    expect(asks(play)).toBe(false);
    expect(where(play)).toBe('P 0808, A 0807, B 0806, C 0805');
  });

  it.each([
    ['on a plateau', 4, false],
    ['one level above who is behind it', 3, false],
    ['two levels above, from where it falls upon them', 2, true],
  ] as const)('FIN-40, FIN-42 %s: the chain ends at a wall, or with the fall', (_, behind, asked) => {
    const level = { level: 4 } as const;
    const high = Object.fromEntries(['0808', '0807', '0806', '0906'].map((at) => [at, level]));
    const play = pushed({ hexes: { ...high, '0805': { level: behind }, '0804': { level: 7 } } });
    expect(asks(play)).toBe(asked);
    if (!asked) expect(where(play)).toBe('P 0808, A 0807, B 0806, C 0805');
  });

  it('FIN-41 where the way has been closed meanwhile it gives way as it can, with a roll for that alone', () => {
    const play = pushed();
    const { game } = play;
    const walls = ['0805', '0804'].map((at) => [hex(at), { woods: 0, level: 5 }] as const);
    const closed = { ...game, board: { ...game.board, hexes: { ...game.board.hexes, ...Object.fromEntries(walls) } } };
    const step = { type: 'step-aside', unit: unit('B'), way: 0 } as const;
    const { events } = stepAsideRule.run({ ...play.full, game: closed }, step, [], scriptedDice([4, 4]));
    expect(events).toMatchObject([
      { type: 'Displaced', unit: 'B', from: '0806', to: '0906', by: 'domino' },
      { type: 'PilotingRolled', unit: 'B', roll: { cause: 'displaced', number: 5, terms: [{ reason: 'piloting' }] } },
    ]);
  });

  it('FIN-41 where somebody it could not see stands in its step it bumps into them, and is displaced', () => {
    const play = pushed({ c: '' });
    const blocked = pushed({ c: '' });
    blocked.alter('P', (one) => ({ ...one, place: { hex: hex('0906'), facing: 0 } }));
    const ran = (command: Command, game = blocked.game) => {
      const step = { type: 'step-aside', unit: unit('B'), way: 0 } as const;
      const given = [{ question: questionId(1), seat: seat('defender'), command, by: 'seat' }] as const;
      return stepAsideRule.run({ ...play.full, game }, step, given, scriptedDice([])).events;
    };
    expect(ran(go('F'))).toMatchObject([
      { type: 'WayBarred', unit: 'B', hex: '0906', by: 'P' },
      { type: 'Displaced', unit: 'B', from: '0806', to: '0805', by: 'domino' },
    ]);
    // Nobody there: the ground itself bars the way.
    const { game } = play;
    const high = { ...game, board: { ...game.board, hexes: { [hex('0707')]: { woods: 0, level: 3 } as const } } };
    expect(ran(go('B'), high)).toMatchObject([
      { type: 'WayBarred', unit: 'B', hex: '0707', by: null },
      { type: 'Displaced', to: '0805' },
    ]);
    // Who meant to stay meets nobody.
    expect(ran(go(''))).toMatchObject([{ type: 'Displaced', to: '0805' }]);
  });

  it('FIN-41 in the movement phase whoever it costs everything is out at once, else at the end of the phase', () => {
    const play = pushed({ c: '' });
    const doomed = (phase: 'movement' | 'physical') => {
      const game = { ...marked(play.game, 'B', { doomed: 'pilot' }), phase } as const;
      const step = { type: 'step-aside', unit: unit('B'), way: 0 } as const;
      return stepAsideRule.run({ ...play.full, game }, step, [], scriptedDice([])).events.map(({ type }) => type);
    };
    expect(doomed('physical')).toEqual(['Displaced']);
    expect(doomed('movement')).toEqual(['Displaced', 'UnitDestroyed']);
  });

  it('FIN-41 an order for another unit, or for more than a step, is refused', () => {
    const play = pushed();
    expect(play.refused('defender', { ...go('F'), unit: unit('C') } as Command)).toMatchObject({
      code: 'battletech/not-this-unit',
      params: { unit: 'C', known: ['B'] },
      rule: 'FIN-41',
    });
    const more: readonly object[] = [{ exit: true }, { prone: true }, { charge: unit('A') }, { unload: unit('A') }];
    for (const one of [...more, { steps: 'FF' }, { steps: 'R' }, { mode: 'jump' }])
      expect(play.refused('defender', { ...go('F'), ...one })).toMatchObject({
        code: 'battletech/no-step-aside',
        params: { unit: 'B', known: ['F', 'B'] },
        rule: 'FIN-41',
      });
    expect(play.refused('defender', { ...go(''), exit: true } as Command).code).toBe('battletech/no-step-aside');
  });

  it('FIN-41 the step counts with what the unit has moved before, and into water it rolls', () => {
    const path = [{ hex: hex('0807'), facing: 1 }] as const;
    const play = pushed({
      change: (one) => ({ ...one, moved: { mode: 'walk', steps: 'F', path, mp: 1, entered: 1 } }),
      hexes: { '0906': { water: 1 } },
    });
    answer(play, go('F'));
    expect(play.last('SteppedAside').movement).toMatchObject({
      mode: 'walk',
      steps: 'FF',
      path: [{ hex: '0807' }, { hex: '0906' }],
      entered: 2,
    });
    expect(rolls(play, 'B')).toEqual(['displaced 5', 'water 4']);
  });

  it('FIN-41 a pass, and time that is up, is to stay', () => {
    const play = pushed();
    roll(play, 'defender', { type: 'pass' }, [...MANY]);
    expect(where(play)).toBe('P 0807, A 0806, B 0805, C 0804');
  });
});

describe('FIN-41 at the table', () => {
  const play = pushed();
  const view = battletech.view(play.match, seated(seat('defender')));

  it('FIN-41 by buttons: ahead, back, to stay', () => {
    const choice = battletech.choices(view, seat('defender'), {});
    if (choice.kind !== 'pick') throw new Error(choice.kind);
    expect(choice.options.map(({ value }) => value)).toEqual(['F', 'B', 'stay']);
    expect(choice.options.map((option) => words.option('aside', option, view, 'en'))).toEqual([
      { label: 'Step ahead', description: 'to 0906, 1 MP in all' },
      { label: 'Step back', description: 'to 0707, 1 MP in all' },
      { label: 'Be displaced', description: 'without another roll' },
    ]);
    for (const [aside, command] of [
      ['F', go('F')],
      ['B', go('B')],
      ['stay', go('')],
    ] as const)
      expect(battletech.choices(view, seat('defender'), { aside })).toEqual({ kind: 'done', command });
  });

  it('FIN-41 by slash, as it is written and read', () => {
    for (const locale of LOCALES)
      for (const command of [go('F'), go('B'), go('')]) {
        const { options } = orders.format(command, locale);
        expect(read(play, 'defender', `/move unit:B order:${options['order'] ?? ''}`, locale)).toEqual(command);
      }
    expect(read(play, 'defender', '/move unit:B order:back')).toEqual(go('B'));
  });

  it('FIN-41 Arbitre stays where that costs nothing, and gets out of the way of an edge, a drop and a friend', () => {
    const chosen = (row: Row): string => {
      const one = pushed(row);
      const [question] = battletech.open(one.match);
      if (!question) throw new Error('nobody is asked');
      const seen = battletech.view(one.match, seated(seat('defender')));
      const argued = battletechValuation(seen, seat('defender'), question);
      const sum = (reasons: readonly { readonly value: number }[]) =>
        reasons.reduce((all, { value }) => all + value, 0);
      const [first] = [...argued].sort((x, y) => sum(y.reasons) - sum(x.reasons));
      return first?.command.type === 'move' ? first.command.steps : '?';
    };
    expect(chosen({ c: '' })).toBe('');
    expect(chosen({})).toBe('F');
    expect(chosen({ c: '', hexes: { '0806': { level: 2 }, '0906': { level: 2 } } })).toBe('F');
    expect(chosen({ c: '', at: { P: '0803 N', A: '0802 N', B: '0801 SE' } })).not.toBe('');
  });

  it('FIN-41 it is from the side that counts', () => {
    const game = play.game;
    const ways = [0, 1, 2, 3, 4, 5] as const;
    const asked = ways.filter((way) => mayStepAside(game, play.unit('B'), way));
    expect(asked).toEqual([0, 2, 3, 5]);
  });
});
