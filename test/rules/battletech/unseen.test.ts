import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/match/dice.js';
import { seededChance, type Chance } from '../../../src/opponent/chance.js';
import { randomOpponent } from '../../../src/opponent/random.js';
import type { BattleTech } from '../../../src/rules/battletech/battletech.js';
import type { Event } from '../../../src/rules/battletech/events.js';
import type { Command } from '../../../src/rules/battletech/commands.js';
import type { Setup, Terrain } from '../../../src/rules/battletech/types.js';
import { hexesOf } from '../../../src/rules/geometry/hex/hex.js';
import type { Ruleset } from '../../../src/rules/kernel/contract.js';
import { seatId } from '../../../src/rules/kernel/ids.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { begin, setupOf, walk } from '../../support/quick-start.js';
import { beginFull, fullSetup, passTo, step, type FullPiece } from '../../support/standard.js';
import { hiding } from '../../support/unseen.js';
import { inSoak } from '../../support/soak.js';

const HBK = { unit: 'HBK-4G', seat: 'defender', at: '0812 N' };
const ENF = { unit: 'ENF-4R', seat: 'attacker', at: '0810 S' };
const UNSEEN = [[1, 1, 6, 6], hiding(['ENF-4R'])] as const;

describe('C-02 what a seat could not see ends a move as an event', () => {
  it('on foot, in the last hex that could be entered, at what that has cost', () => {
    const play = begin({ pieces: [HBK, ENF] }, ...UNSEEN);
    play.give('defender', walk('HBK-4G', 'FFF'));
    expect(play.unit('HBK-4G')).toMatchObject({ place: { hex: '0811' }, moved: { steps: 'F', mp: 1, entered: 1 } });
    expect(play.last('WayBarred')).toEqual({ type: 'WayBarred', unit: 'HBK-4G', hex: '0810', by: 'ENF-4R' });
    expect(play.awaited).toEqual(['attacker:move']);
  });

  it('where everybody sees it, it is refused as ever', () => {
    const play = begin({ pieces: [HBK, ENF] });
    expect(play.refused('defender', walk('HBK-4G', 'FFF')).code).toBe('battletech/enemy-in-the-way');
  });

  it('goes back from the hex of a friend that it only passed', () => {
    const friend = { unit: 'CN9-AH', seat: 'defender', at: '0811 N' };
    const play = begin({ pieces: [HBK, friend, ENF] }, ...UNSEEN);
    play.give('defender', walk('HBK-4G', 'FF'));
    expect(play.unit('HBK-4G')).toMatchObject({ place: { hex: '0812' }, moved: { steps: '', mp: 0, entered: 0 } });
    expect(play.last('WayBarred')).toMatchObject({ hex: '0810', by: 'ENF-4R' });
  });

  it('does not leave the map by a way that is barred', () => {
    const play = begin(
      {
        pieces: [
          { ...HBK, at: '0803 N' },
          { ...ENF, at: '0801 S' },
        ],
      },
      ...UNSEEN,
    );
    play.give('defender', walk('HBK-4G', 'FFF', true));
    expect(play.unit('HBK-4G')).toMatchObject({ status: 'active', place: { hex: '0802' } });
  });

  it('deploys in the nearest free hex where another stands unseen', () => {
    const play = begin({ pieces: [ENF, { ...HBK, at: '0810 N' }] }, ...UNSEEN);
    expect(play.unit('HBK-4G').place?.hex).not.toBe('0810');
    expect(play.last('WayBarred')).toMatchObject({ unit: 'HBK-4G', hex: '0810' });
  });

  it('at the standard level, with the rolls of the hexes that it entered', () => {
    const play = beginFull({ pieces: [HBK, ENF], hexes: { '0811': { rubble: true } } }, ...UNSEEN);
    play.give('defender', step('HBK-4G', 'walk', 'FF'), [6, 6]);
    expect(play.unit('HBK-4G')).toMatchObject({ place: { hex: '0811' }, moved: { steps: 'F', mp: 2 } });
    expect(play.last('PilotingRolled').roll).toMatchObject({ cause: 'rubble', success: true });
    expect(play.last('WayBarred')).toMatchObject({ hex: '0810', by: 'ENF-4R' });
    expect(play.awaited).toEqual(['attacker:move']);
  });

  it('a jump comes down in the last free hex that it flies over', () => {
    const jumper: FullPiece = { unit: 'SHD-2H', seat: 'defender', at: '0812 N' };
    const play = beginFull({ pieces: [jumper, ENF] }, ...UNSEEN);
    play.give('defender', step('SHD-2H', 'jump', 'FF'));
    expect(play.unit('SHD-2H')).toMatchObject({ place: { hex: '0811' }, moved: { mode: 'jump', mp: 1, entered: 1 } });
    expect(play.last('WayBarred')).toMatchObject({ hex: '0810', by: 'ENF-4R' });
  });

  it('declares no charge at the end of a way that is barred', () => {
    const other = { unit: 'CN9-A', seat: 'attacker', at: '0809 S' };
    const play = beginFull({ pieces: [HBK, ENF, other] }, [6, 6, 1, 1], hiding(['ENF-4R']));
    for (const id of ['CN9-A', 'ENF-4R']) play.give('attacker', step(id, 'walk', ''));
    play.give('defender', step('HBK-4G', 'run', 'FF', { charge: 'CN9-A' }));
    expect(play.events('ChargeDeclared')).toEqual([]);
    expect(play.unit('HBK-4G').place?.hex).toBe('0811');
  });

  it('is not taken back for nothing: it has brought to light who was there', () => {
    const rules = hiding([]);
    const play = begin({ pieces: [HBK, ENF] }, ...UNSEEN);
    play.give('defender', walk('HBK-4G', 'FF'));
    expect(rules.reveals(play.last('WayBarred'))).toBe(true);
    expect(rules.reveals(play.last('UnitMoved'))).toBe(false);
  });
});

describe('C-01 what everybody is told whoever hides', () => {
  it('the end of a turn as it is; of goals not who holds what', () => {
    const { match } = begin({ pieces: [HBK, ENF] }, ...UNSEEN);
    const told = (event: Event) => hiding(['ENF-4R']).tell(event, match, seated(seatId('defender')), match);
    const ended = { type: 'TurnEnded', turn: 1 } as const;
    expect(told(ended)).toEqual(ended);
    const counted = { type: 'GoalsCounted', held: [1], points: {} } as const;
    expect(told(counted)).toMatchObject({ type: 'GoalsCounted', held: null });
  });
});

describe('C-01 S-03 who is asked', () => {
  it('of the units of a sealed question those that are not seen are named nowhere in it', () => {
    const rules = hiding(['ENF-4R']);
    const other = { unit: 'CN9-A', seat: 'attacker', at: '0202 S' };
    const play = beginFull({ pieces: [HBK, other, ENF], options: { declare: 'sealed' } }, [1, 1, 6, 6], rules);
    passTo(play, 'attack');
    const asked = play.log.findLast(({ type }) => type === 'Asked');
    if (!asked) throw new Error('nobody is asked');
    const told = (seat: string) => rules.tell(asked, play.match, seated(seatId(seat)), play.match);
    expect(JSON.stringify(told('attacker'))).toContain('ENF-4R');
    const seen = JSON.stringify(told('defender'));
    expect(seen).toContain('CN9-A');
    expect(seen).toContain('"parts"');
    expect(seen).not.toContain('ENF-4R');
  });
});

// ── Whatever is hidden wherever ─────────────────────────────────────────────────────────────────────────────────────

const QUICK_MODELS = ['HBK-4G', 'ENF-4R', 'CN9-AH'];
const PIECES: readonly FullPiece[] = [
  { unit: 'HBK-4G', seat: 'defender-1', at: '' },
  { unit: 'SHD-2H', seat: 'defender-2', at: '' },
  { unit: 'LCT-1V', seat: 'defender-1', at: '' },
  { unit: 'ENF-4R', seat: 'attacker-1', at: '' },
  { unit: 'CN9-A', seat: 'attacker-2', at: '' },
  { unit: 'JR7-D', seat: 'attacker-1', at: '' },
];

/** The same at the quick-start level, of sheets that it has. */
const QUICK = PIECES.map((piece, i) => ({
  ...piece,
  unit: `${QUICK_MODELS[i % QUICK_MODELS.length] ?? ''}=${piece.unit}`,
}));

/** So many orders are given in one run; more than a turn of six. */
const ORDERS = 60;

const terrain: fc.Arbitrary<Partial<Terrain>> = fc.oneof(
  fc.record({ woods: fc.constantFrom(1 as const, 2 as const) }),
  fc.record({ level: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ water: fc.integer({ min: 1, max: 2 }) }),
  fc.constant({ rubble: true } as const),
  fc.constant({ pavement: true } as const),
);
const SMALL = { columns: 7, rows: 7 };
const ZONE = { rows: [1, 7], columns: [1, 7] } as const;

const situation = fc.record({
  seed: fc.string({ minLength: 4, maxLength: 8 }),
  hidden: fc.subarray(PIECES.map(({ unit }) => unit)),
  hexes: fc.dictionary(fc.constantFrom(...hexesOf(SMALL)), terrain, { maxKeys: 14 }),
});

/** A step at random, in a way that is often legal. */
function anyMove(unit: string, chance: Chance): Command {
  const mode = (['walk', 'run', 'jump'] as const)[chance(3)] ?? 'walk';
  return step(unit, mode, Array.from({ length: 1 + chance(6) }, () => 'FFFFBLR'[chance(7)] ?? 'F').join(''));
}

/** Plays orders at random over what each seat sees. What the rules take runs, what they do not they refuse; yields the types of all events. */
function playHidden(rules: Ruleset<BattleTech>, setup: Setup, seed: string): ReadonlySet<string> {
  const chance = seededChance(seed);
  const player = randomOpponent(rules, chance);
  const began = rules.decide(
    null,
    { by: 'referee', seat: null, question: null, at: 0, command: { type: 'start', setup } },
    { dice: seededDice(seed, 0), past: null },
  );
  if (!began.ok) throw new Error(JSON.stringify(began.error));
  let { state } = began.value;
  const types = new Set<string>();
  for (let orders = 0; orders < ORDERS && !state.outcome; orders++) {
    const open = rules.open(state);
    const { seat, topic, fallback } = open[chance(open.length)] ?? never();
    const moves = 'units' in topic && topic.ask.startsWith('move') ? topic.units : [];
    const mover = moves[chance(Math.max(1, moves.length))];
    const offered = mover && chance(3) > 0 ? anyMove(mover, chance) : player(rules.view(state, seated(seat)), seat);
    for (const command of [offered ?? fallback, fallback]) {
      const order = { by: 'seat', seat, question: null, at: 0, command } as const;
      const done = rules.decide(state, order, { dice: seededDice(seed, state.diceRolled), past: null });
      if (!done.ok) continue;
      for (const { type } of done.value.events) types.add(type);
      ({ state } = done.value);
      break;
    }
  }
  return types;
}

function never(): never {
  throw new Error('nobody is awaited');
}

describe('C-02 whatever stands unseen wherever', () => {
  const met = new Set<string>();
  it.each(['quick-start', 'standard'] as const)(
    'each order that is legal by what its seat sees leads to events: %s',
    (level) => {
      fc.assert(
        fc.property(situation, ({ seed, hidden, hexes }) => {
          const setup = level === 'standard' ? fullSetup({ pieces: PIECES, hexes }) : setupOf({ pieces: QUICK });
          const small = {
            ...setup,
            board: { ...setup.board, ...SMALL },
            deployment: setup.sides.map((side) => ({ side, zone: ZONE })),
          };
          for (const type of playHidden(hiding(hidden), small, seed)) met.add(type);
        }),
        { numRuns: inSoak ? 40 : 8, seed: 13 },
      );
      // The seed is one by which units have met.
      expect([...met]).toContain('WayBarred');
    },
  );
});
