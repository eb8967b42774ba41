import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import type { BattleTechState } from '../../../../src/rules/battletech/battletech.js';
import type { Command } from '../../../../src/rules/battletech/commands.js';
import { isJammed } from '../../../../src/rules/battletech/standard/electronics.js';
import type { HiddenOrders } from '../../../../src/rules/battletech/standard/unseen.js';
import { BESIDE } from '../../../../src/rules/kernel/questions.js';
import { judge, seated, spectator, type Viewer } from '../../../../src/rules/kernel/seats.js';
import { deploy, hex, seat, SECOND_WINS, unit } from '../../../support/quick-start.js';
import {
  attack,
  beginFull,
  FullPlay,
  fullSetup,
  passTo,
  passTurn,
  roll,
  step,
  type FullPiece,
  type FullSituation,
} from '../../../support/standard.js';

/** Hidden units (option `hidden`). */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const LCT: FullPiece = { unit: 'LCT-1V', seat: 'defender', at: '0212 N' };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' };

/** The first piece hides, the others stand in the open. */
const begin = ({ pieces = [HBK, LCT, ENF], options, ...more }: Partial<FullSituation> = {}): FullPlay =>
  beginFull({
    ...more,
    pieces: pieces.map((piece, i) => (i === 0 ? { ...piece, hidden: true } : piece)),
    options: { hidden: 'on', ...options },
  });

const hide = (command: Command): Command => (command.type === 'deploy' ? { ...command, hidden: true } : command);

const wait = (id: string, order: HiddenOrders['order'], within?: number): Command => ({
  type: 'lie-in-wait',
  unit: unit(id),
  orders: within === undefined ? { order } : { order, within },
});

/** Whoever is to move before this seat stands still. */
function awaits(play: FullPlay, who: string): void {
  for (let i = 0; i < 9 && !play.awaited.includes(`${who}:move`); i++)
    play.give(play.awaited[0]?.split(':')[0] ?? '', { type: 'pass' });
}

const ATTACKER = seated(seat('attacker'));
const seenBy = (play: FullPlay, viewer: Viewer): readonly string[] =>
  battletech.view(play.match, viewer).game.units.map(({ id }) => id);

describe('HID-01 a unit deploys where only its own side knows', () => {
  it('HID-01 its side and an arbiter see it; the enemy and who looks on do not', () => {
    const play = begin();
    expect(play.last('UnitDeployed')).toMatchObject({ unit: 'ENF-4R' });
    expect(play.unit('HBK-4G')).toMatchObject({ place: { hex: '0812' }, body: { hidden: { order: 'stay' } } });
    expect(seenBy(play, seated(seat('defender')))).toContain('HBK-4G');
    expect(seenBy(play, judge)).toContain('HBK-4G');
    for (const viewer of [ATTACKER, spectator]) expect(seenBy(play, viewer)).toEqual(['LCT-1V', 'ENF-4R']);
  });

  it('HID-01 of the order and of where it stands others are told nothing', () => {
    const play = begin();
    let state: BattleTechState | null = null;
    const told = play.log.map((event) => {
      const before = state;
      state = battletech.evolve(state, event);
      return battletech.tell(event, before, ATTACKER, play.match);
    });
    expect(told.length).toBeGreaterThan(4);
    expect(JSON.stringify(told.slice(1))).not.toContain('0812');
  });

  it('HID-01 where the match has it, and what does not fly', () => {
    const refused = (options: Readonly<Record<string, string>>, model: string) => {
      const play = new FullPlay(fullSetup({ pieces: [{ ...HBK, unit: `${model}=X` }, ENF], options }));
      return play.refused('defender', hide(deploy('X', HBK.at))).code;
    };
    expect(refused({}, 'HBK-4G')).toBe('battletech/hidden-off');
    expect(refused({ hidden: 'on' }, 'WARRIOR-H7')).toBe('battletech/hides-not');
  });

  it('HID-01 not where the referee would put those who are still to come: that they end elsewhere would tell', () => {
    const play = new FullPlay(fullSetup({ pieces: [HBK, LCT, ENF], options: { hidden: 'on' } }));
    const at = (id: string, place: string): Command => hide(deploy(id, place));
    expect(play.refused('defender', at('HBK-4G', '0801 S'))).toMatchObject({
      code: 'battletech/hides-in-the-way',
      params: { units: ['LCT-1V'] },
    });
    play.give('defender', at('HBK-4G', '0802 S'));
    play.give('defender', at('LCT-1V', '0801 S'));
    expect(play.unit('LCT-1V').place?.hex).toBe('0801');
  });

  it('HID-01 when the match is over everybody sees where it was', () => {
    const play = begin();
    play.give('attacker', { type: 'concede' });
    expect(play.match.outcome).not.toBeNull();
    expect(seenBy(play, spectator)).toContain('HBK-4G');
  });
});

describe('HID-02 a hidden unit is told what to wait for', () => {
  it.each([
    ['move', 'movement'],
    ['fire', 'weapons'],
  ] as const)('HID-02 by %s it comes out as the next %s phase begins', (order, phase) => {
    const play = begin();
    play.give('defender', wait('HBK-4G', order));
    expect(play.events('UnitRevealed')).toEqual([]);
    if (phase === 'movement') passTurn(play);
    else passTo(play, 'attack', [...SECOND_WINS]);
    expect(play.game.phase).toBe(phase);
    expect(play.last('UnitRevealed')).toEqual({
      type: 'UnitRevealed',
      unit: 'HBK-4G',
      hex: '0812',
      why: 'orders',
      by: null,
    });
    expect(seenBy(play, ATTACKER)).toContain('HBK-4G');
    expect(play.last('PhaseBegan').order.filter((side) => side === 'defender')).toHaveLength(2);
  });

  it('HID-02 at any time, by its own seat, beside what is asked: no question is put anew', () => {
    const play = begin();
    const { questions } = battletech.view(play.match, ATTACKER);
    play.give('defender', wait('HBK-4G', 'fire'));
    expect(battletech.view(play.match, ATTACKER).questions).toEqual(questions);
    expect(play.refused('defender', wait('LCT-1V', 'fire'))).toMatchObject({
      code: 'battletech/not-hidden',
      params: { known: ['HBK-4G'] },
    });
    expect(play.refused('attacker', wait('HBK-4G', 'fire'))).toMatchObject({
      code: 'battletech/none-hidden',
      rule: 'HID-02',
    });
  });

  it('HID-02 each order is offered but the one it has', () => {
    const play = begin();
    const offered = (partial: Readonly<Record<string, string>>) => {
      const view = battletech.view(play.match, seated(seat('defender')));
      const choice = battletech.choices(view, seat('defender'), { question: BESIDE, ...partial });
      return choice.kind === 'pick' ? choice.options.map(({ value }) => value) : choice;
    };
    expect(offered({})).toEqual(['overwatch', 'fire', 'move']);
    expect(offered({ 'hidden-order': 'fire' })).toMatchObject({ kind: 'done', command: wait('HBK-4G', 'fire') });
  });

  it.each([
    ['adjacent', 'fire', ['stay', 'overwatch', 'move']],
    ['adjacent', 'overwatch', ['stay', 'fire', 'move']],
    ['sight', 'fire', ['stay', 'overwatch', 'move']],
    ['sight', 'overwatch', ['stay', 'overwatch', 'fire', 'move']],
  ] as const)(
    'HID-02 HID-07 an order that it has is offered again only where its distance can change (%s, %s): %j',
    (overwatch, order, options) => {
      const play = begin({ options: { overwatch } });
      play.alter('HBK-4G', (one) => ({ ...one, body: { ...one.body, hidden: { order } } }));
      const view = battletech.view(play.match, seated(seat('defender')));
      expect(battletech.choices(view, seat('defender'), { question: BESIDE })).toMatchObject({
        blank: 'hidden-order',
        options: options.map((value) => ({ value })),
      });
    },
  );

  it('HID-02 of several which, each where it lies', () => {
    const play = beginFull({
      pieces: [{ ...HBK, hidden: true }, { ...LCT, hidden: true }, ENF],
      options: { hidden: 'on' },
    });
    const view = battletech.view(play.match, seated(seat('defender')));
    const next = (partial: Readonly<Record<string, string>>) =>
      battletech.choices(view, seat('defender'), { question: BESIDE, ...partial });
    expect(next({})).toMatchObject({
      kind: 'pick',
      blank: 'unit',
      options: [
        { value: 'HBK-4G', facts: { hex: '0812' } },
        { value: 'LCT-1V', facts: { hex: '0212' } },
      ],
    });
    expect(next({ unit: 'LCT-1V', 'hidden-order': 'fire' })).toMatchObject({ command: wait('LCT-1V', 'fire') });
  });
});

describe('HID-03 a hidden unit waits its turn', () => {
  it('HID-03 it counts neither in who moves when nor in who fires when, but it can still win', () => {
    const play = begin();
    expect(play.last('PhaseBegan').order.filter((side) => side === 'defender')).toEqual(['defender']);
    passTo(play, 'attack');
    play.alter('LCT-1V', (one) => ({ ...one, body: { ...one.body, doomed: 'head' } }));
    passTurn(play);
    expect(play.unit('LCT-1V').status).toBe('destroyed');
    expect(play.game.turn).toBe(2);
    expect(play.match.outcome).toBeNull();
  });

  it('HID-03 one that comes to light while others move has stood still', () => {
    const play = begin({ pieces: [{ ...HBK, at: '0808 N' }, LCT, { ...ENF, at: '0805 S' }] });
    awaits(play, 'attacker');
    play.give('attacker', step('ENF-4R', 'walk', 'FF'));
    expect(play.last('UnitRevealed')).toMatchObject({ unit: 'HBK-4G', why: 'found', by: 'ENF-4R' });
    expect(play.unit('HBK-4G').moved).toMatchObject({ mode: 'stand', mp: 0 });
  });

  it('HID-03 it holds and contests no hex', () => {
    const victory = { goals: [{ goal: 'hold', side: HBK.seat, hexes: ['0812'], turns: 1 }], turns: null, late: 'draw' };
    const play = begin({ victory: victory as never });
    passTurn(play);
    expect(play.last('GoalsCounted').held).toEqual([0]);
    expect(play.match.outcome).toBeNull();
  });

  it('HID-03 its ECM suite is silent until it comes to light', () => {
    const play = begin({ pieces: [{ ...HBK, unit: 'RVN-3L=HBK-4G', at: '0806 N' }, LCT, ENF] });
    const jammed = () => isJammed(play.game, play.unit('ENF-4R'), play.unit('LCT-1V'));
    expect(jammed()).toBe(false);
    play.give('defender', wait('HBK-4G', 'fire'));
    passTo(play, 'attack', [...SECOND_WINS]);
    expect(jammed()).toBe(true);
  });
});

describe('HID-04 what brings a hidden unit to light', () => {
  it('HID-04 an enemy that would enter its hex is stopped, and finds it', () => {
    const play = begin({ pieces: [{ ...HBK, at: '0806 N' }, LCT, { ...ENF, at: '0802 S' }] });
    awaits(play, 'attacker');
    play.give('attacker', step('ENF-4R', 'run', 'FFFF'));
    expect(play.last('UnitRevealed')).toMatchObject({ why: 'found', by: 'ENF-4R', hex: '0806' });
    expect(play.last('WayBarred')).toMatchObject({ hex: '0806', by: 'HBK-4G' });
    expect(play.unit('ENF-4R').place?.hex).toBe('0805');
  });

  it('HID-04 a unit that ends its move next to it', () => {
    const play = begin({ pieces: [{ ...HBK, at: '0806 N' }, LCT, { ...ENF, at: '0802 S' }] });
    awaits(play, 'attacker');
    play.give('attacker', step('ENF-4R', 'walk', 'FFF'));
    expect(play.last('UnitRevealed')).toMatchObject({ why: 'found', by: 'ENF-4R' });
  });

  it('HID-04 damage', () => {
    const play = begin();
    play.before('move', { type: 'blast', blast: { hex: hex('0812'), damage: [5], by: null } });
    const faces = [4, 4, 6, 6, 6, 6];
    passTo(play, 'attack', faces);
    expect(play.last('UnitRevealed')).toMatchObject({ unit: 'HBK-4G', why: 'struck' });
    const types = play.log.map(({ type }) => type);
    expect(types.indexOf('UnitRevealed')).toBeLessThan(types.indexOf('Blasted'));
  });

  it('HID-04 friends who pass do not give it away', () => {
    const play = begin({ pieces: [HBK, { ...LCT, at: '0814 N' }, ENF] });
    awaits(play, 'defender');
    play.give('defender', step('LCT-1V', 'walk', 'F'));
    expect(play.events('UnitRevealed')).toEqual([]);
  });

  it('HID-04 is not taken back for nothing', () => {
    expect(
      battletech.reveals({ type: 'UnitRevealed', unit: unit('HBK-4G'), hex: hex('0812'), why: 'orders', by: null }),
    ).toBe(true);
  });
});

describe('HID-05 overwatch', () => {
  const ambush = (more: Partial<FullSituation> = {}): FullPlay => {
    const play = begin({ pieces: [{ ...HBK, at: '0806 N' }, LCT, { ...ENF, at: '0801 S' }], ...more });
    awaits(play, 'attacker');
    return play;
  };

  it('HID-05 fires at who comes next to it, which then goes on with the MP that it has left', () => {
    const play = ambush();
    play.give('defender', wait('HBK-4G', 'overwatch'));
    play.give('attacker', step('ENF-4R', 'run', 'FFFFL'));
    expect(play.unit('ENF-4R')).toMatchObject({ place: { hex: '0805', facing: 3 }, moved: { mp: 4 } });
    expect(play.last('UnitRevealed')).toMatchObject({ unit: 'HBK-4G', why: 'overwatch', by: 'ENF-4R' });
    expect(play.awaited).toEqual(['defender:attack']);
    // Neither the four hexes that it ran count nor anything else of the mover: 4 gunnery at short range.
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'), [2, 2, 3, 4, 6, 6]);
    expect(play.last('ShotFired')).toMatchObject({ toHit: { number: 4 }, outcome: 'hit' });
    expect(play.awaited).toEqual(['attacker:move-on']);
    play.give('attacker', step('ENF-4R', 'run', 'L'));
    expect(play.unit('ENF-4R').place).toMatchObject({ hex: '0805', facing: 2 });
  });

  it('HID-05 whom the water throws down next to it is not fired at', () => {
    const play = ambush({
      pieces: [{ ...HBK, at: '0806 N' }, LCT, { ...ENF, at: '0803 S', armor: { LL: 0 } }],
      hexes: { '0805': { water: 1 } },
    });
    play.give('defender', wait('HBK-4G', 'overwatch'));
    roll(
      play,
      'attacker',
      step('ENF-4R', 'walk', 'FF'),
      [4, 5, 1, 1, 3, 3, 4, 6, 6, 5, 6, 5, 6, 6, 5, 1, 2, 6, 5, 1, 2],
    );
    expect(play.unit('ENF-4R')).toMatchObject({ place: { hex: '0805' }, body: { prone: true } });
    expect(play.events('UnitRevealed').map(({ why }) => why)).not.toContain('overwatch');
  });

  it('HID-05 has attacked then, and is not asked again when all fire', () => {
    const play = ambush();
    play.give('defender', wait('HBK-4G', 'overwatch'));
    play.give('attacker', step('ENF-4R', 'walk', 'FFFF'));
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'), [1, 1]);
    passTo(play, 'attack', [...SECOND_WINS]);
    const asked = battletech.open(play.match).flatMap(({ topic }) => (topic.ask === 'attack' ? topic.units : []));
    expect(asked).not.toContain('HBK-4G');
    const shots = play.events('ShotFired').length;
    passTurn(play);
    expect(play.events('ShotFired')).toHaveLength(shots);
  });

  it('HID-05 who holds its fire can still fire with the others', () => {
    const play = ambush();
    play.give('defender', wait('HBK-4G', 'overwatch'));
    play.give('attacker', step('ENF-4R', 'walk', 'FFFF'));
    play.give('defender', { type: 'pass' });
    expect(play.unit('HBK-4G').declared).toBe(false);
  });

  it('HID-05 no friend is offered then, even where friends may be fired at', () => {
    const play = begin({
      pieces: [
        { ...HBK, at: '0806 N' },
        { ...LCT, at: '0807 N' },
        { ...ENF, at: '0801 S' },
      ],
      options: { hidden: 'on', friendlyFire: 'on' },
    });
    awaits(play, 'attacker');
    play.give('defender', wait('HBK-4G', 'overwatch'));
    play.give('attacker', step('ENF-4R', 'walk', 'FFFF'));
    expect(play.awaited).toEqual(['defender:attack']);
    const defender = seat('defender');
    for (const twist of ['left', 'ahead', 'right']) {
      const view = battletech.view(play.match, seated(defender));
      const offered = battletech.choices(view, defender, { unit: 'HBK-4G', twist });
      expect(JSON.stringify(offered)).not.toContain('LCT-1V');
    }
  });

  it('HID-05 no enemy of a third side is offered then', () => {
    const pieces = [
      { ...HBK, at: '0806 N', hidden: true as const },
      { ...ENF, at: '0801 S' },
      { ...LCT, seat: 'third', at: '1004 N' },
    ];
    const play = beginFull({ pieces, options: { hidden: 'on', multiSide: 'on' } }, [1, 1, 6, 6, 3, 3]);
    play.give('defender', wait('HBK-4G', 'overwatch'));
    for (let i = 0; i < 9 && !play.awaited.includes('attacker:move'); i++)
      play.give(play.awaited[0]?.split(':')[0] ?? '', { type: 'pass' });
    play.give('attacker', step('ENF-4R', 'walk', 'FFFF'));
    expect(play.awaited).toEqual(['defender:attack']);
    const defender = seat('defender');
    for (const twist of ['left', 'ahead', 'right', '']) {
      const view = battletech.view(play.match, seated(defender));
      const offered = battletech.choices(view, defender, { unit: 'HBK-4G', ...(twist ? { twist } : {}) });
      expect(JSON.stringify(offered)).not.toContain('LCT-1V');
    }
  });

  it('HID-05 at nobody but the mover', () => {
    const other = { ...ENF, unit: 'CN9-A', at: '0705 S' };
    const play = ambush({ pieces: [{ ...HBK, at: '0806 N' }, LCT, { ...ENF, at: '0801 S' }, other] });
    play.give('defender', wait('HBK-4G', 'overwatch'));
    play.give('attacker', step('ENF-4R', 'walk', 'FFFF'));
    expect(play.refused('defender', attack('HBK-4G', 'CN9-A', 'A'))).toMatchObject({
      code: 'battletech/overwatch-at',
      params: { target: 'ENF-4R' },
    });
  });

  it('HID-05 by the league’s word at who comes into sight as near as it was told, and how they moved counts', () => {
    const play = ambush({ options: { overwatch: 'sight' } });
    play.give('defender', wait('HBK-4G', 'overwatch', 3));
    play.give('attacker', step('ENF-4R', 'run', 'FFFF'));
    expect(play.unit('ENF-4R').place?.hex).toBe('0803');
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'), [1, 1]);
    expect(play.last('ShotFired').toHit.terms.map(({ reason }) => reason)).toContain('target-moved');
  });

  it('HID-05 is refused where the match has none, or too far', () => {
    const refused = (overwatch: string, within?: number) =>
      ambush({ options: { overwatch } }).refused('defender', wait('HBK-4G', 'overwatch', within));
    expect(refused('off').code).toBe('battletech/overwatch-off');
    expect(refused('adjacent', 2)).toMatchObject({ code: 'battletech/overwatch-too-far', params: { most: 1 } });
    expect(refused('sight', 31).code).toBe('battletech/overwatch-too-far');
  });

  it('HID-05 damage takes effect at once: a mover that falls goes on lying', () => {
    const play = ambush();
    play.give('defender', wait('HBK-4G', 'overwatch'));
    play.give('attacker', step('ENF-4R', 'run', 'FFFF'));
    play.give('defender', attack('HBK-4G', 'ENF-4R', 'A'), [2, 2, 3, 4, 1, 1, 3, 6, 3, 4, 6]);
    expect(play.unit('ENF-4R').body.prone).toBe(true);
    expect(play.awaited).toEqual(['attacker:move-on']);
  });

  it('HID-05 UNI-21 a tank whose crew is stunned on its way goes no further, and is not asked to', () => {
    const tank: FullPiece = { seat: 'attacker', unit: 'VEDETTE', at: '0801 S' };
    const play = begin({ pieces: [{ ...HBK, at: '0806 N' }, LCT, tank] });
    awaits(play, 'attacker');
    play.give('defender', wait('HBK-4G', 'overwatch'));
    play.give('attacker', step('VEDETTE', 'run', 'FFFF'));
    play.give('defender', attack('HBK-4G', 'VEDETTE', 'B'), [2, 2, 1, 1, 5, 5]);
    expect(play.unit('VEDETTE')).toMatchObject({ place: { hex: '0805' }, body: { crew: { stunned: 2 } } });
    expect(play.awaited).not.toContain('attacker:move-on');
  });
});
