import { describe, expect, it } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { BattleTechView } from '../../../src/rules/battletech/battletech.js';
import type { Inquiry, InquiryAnswer, Prospect } from '../../../src/rules/battletech/inquiries.js';
import { supposed } from '../../../src/rules/battletech/supposed.js';
import { HIGHEST_TO_HIT } from '../../../src/rules/battletech/tables.js';
import type { State, Unit } from '../../../src/rules/battletech/types.js';
import { changeUnits } from '../../../src/rules/battletech/units.js';
import { hexesOf } from '../../../src/rules/geometry/hex/hex.js';
import { seated } from '../../../src/rules/kernel/seats.js';
import { playPhases, shipped } from '../../support/played.js';
import { begin, seat, unit } from '../../support/quick-start.js';
import { beginFull } from '../../support/standard.js';
import { scanning } from '../../support/unseen.js';

/** Fields of fire, and what the enemy would see elsewhere: both are what `odds` says of each hex, one by one. */

type About<Subject extends InquiryAnswer['about']> = Extract<InquiryAnswer, { about: Subject }>;

const answer = <Subject extends InquiryAnswer['about']>(
  view: BattleTechView,
  inquiry: Inquiry & { about: Subject },
): About<Subject> => {
  const told = battletech.inspect(view, inquiry);
  if (!told.ok) throw new Error(told.error.code);
  return told.value as About<Subject>;
};

const changed = (view: BattleTechView, change: (unit: Unit) => Unit): BattleTechView => ({
  ...view,
  game: changeUnits<State>(supposed(view.game), change),
});

const GROUND = /^(?:woods|smoke|partial-cover|water)/u;
const groundOf = ({ toHit }: Prospect): number =>
  (toHit?.terms ?? []).reduce((sum, { reason, value }) => sum + (GROUND.test(reason) ? value : 0), 0);

const TWISTS = { 'quick-start': [undefined], standard: [0, -1, 1] } as const;

describe.each([
  ['quick-start', 'battletech/two-a-side'],
  ['standard', 'battletech/lance-duel'],
] as const)('fields of fire, %s', (level, scenario) => {
  const phases = playPhases(shipped(scenario), 5, 3).filter(({ after }) => after.game.phase === 'movement');
  const [first, second] = phases
    .slice(1, 3)
    .map(({ after }) => changed(after, (unit) => ({ ...unit, declared: false })));
  if (!first || !second) throw new Error('no movement was played');
  const inPlay = (view: BattleTechView) =>
    view.game.units.filter(({ status, place }) => status === 'active' && place !== null);

  it('QSR-29 QSR-38 a unit sees a hex, a weapon bears on it and the ground adds what the odds of a shot there say', () => {
    const kinds = new Set<string>();
    for (const view of [first, second]) {
      const [unit] = inPlay(view);
      const enemy = inPlay(view).find(({ side }) => side !== unit?.side);
      if (!unit?.place || !enemy) throw new Error('nobody is left');
      const { place, moved } = unit;
      const { seen, from } = answer(view, { about: 'field', unit: unit.id });
      expect(from).toBe(place.hex);
      for (const { bears, modifier } of seen) kinds.add(`${bears} ${modifier}`);
      for (const hex of hexesOf(view.game.board).filter((one) => one !== from)) {
        const there = changed(view, (one) => {
          if (one.id !== enemy.id) return one;
          const to = { place: { hex, facing: 0 }, moved: null } as const;
          return one.body ? { ...one, ...to, body: { ...one.body, prone: false } } : { ...one, ...to };
        });
        const rows = TWISTS[level].map((twist) => {
          const stand = { place, mode: moved?.mode ?? 'stand', ...(twist === undefined ? {} : { twist }) } as const;
          return answer(there, { about: 'odds', unit: unit.id, target: enemy.id, from: stand }).targets[0];
        });
        const found = seen.find((one) => one.hex === hex);
        expect(rows[0]?.sight.visible, hex).toBe(found !== undefined);
        const can = rows.flatMap((row) => row?.prospects.filter(({ toHit }) => toHit) ?? []);
        if (!found) continue;
        expect(can.length > 0, hex).toBe(found.bears);
        for (const prospect of can) expect(groundOf(prospect), hex).toBe(found.modifier);
      }
    }
    expect(kinds.size).toBeGreaterThan(3);
  });

  it('QSR-45 where the enemy would hit at which number is what their odds say of the unit there', () => {
    const numbers = new Set<number | null>();
    for (const view of [first, second]) {
      const fresh = changed(view, (unit) => ({ ...unit, moved: unit.id === inPlay(view)[0]?.id ? null : unit.moved }));
      const [unit] = inPlay(fresh);
      if (!unit) throw new Error('nobody is left');
      const { reached, threats = [] } = answer(fresh, { about: 'reach', unit: unit.id, mode: 'walk', danger: true });
      expect(threats.map(({ hex }) => hex)).toEqual(reached.map(({ hex }) => hex));
      for (const {
        hex,
        facings: [way],
      } of reached) {
        if (!way) throw new Error('a hex without a facing');
        const place = { hex, facing: way.facing };
        const moved = { mode: 'walk', steps: way.steps, path: [place], mp: way.mp, entered: way.entered } as const;
        const there = changed(fresh, (one) => (one.id === unit.id ? { ...one, place, moved } : one));
        const enemies = inPlay(there).filter(({ side }) => side !== unit.side);
        const rows = enemies.flatMap((enemy) =>
          TWISTS[level].map((twist) => {
            const stand =
              twist === undefined || !enemy.place
                ? null
                : { place: enemy.place, mode: enemy.moved?.mode ?? 'stand', twist };
            return {
              enemy: enemy.id,
              ...answer(there, { about: 'odds', unit: enemy.id, target: unit.id, from: stand }).targets[0],
            };
          }),
        );
        const threat = threats.find((one) => one.hex === hex);
        expect(new Set(threat?.watchers), hex).toEqual(
          new Set(rows.flatMap(({ enemy, sight }) => (sight?.visible ? [enemy] : []))),
        );
        const least = Math.min(
          ...rows.flatMap(({ prospects = [] }) => prospects.flatMap(({ toHit }) => toHit?.number ?? [])),
        );
        expect(threat?.number, hex).toBe(least > HIGHEST_TO_HIT ? null : least);
        numbers.add(threat?.number ?? null);
      }
    }
    expect(numbers.size).toBeGreaterThan(1);
  });
});

describe('C-01 fields of fire tell no more than a view knows', () => {
  const rules = scanning(4);
  const play = begin(
    {
      pieces: [
        { unit: 'HBK-4G', seat: 'near-1', at: '0812 N' },
        { unit: 'CN9-AH', seat: 'near-2', at: '0817 N' },
        { unit: 'ENF-4R', seat: 'enemy', at: '0806 S' },
      ],
    },
    [1, 1, 6, 6],
    rules,
  );
  const view = rules.view(play.match, seated(seat('near-1')));
  const own = play.unit('HBK-4G').id;

  it('the field of a glimpsed unit rests on its sheet, and is refused', () => {
    const refused = rules.inspect(view, { about: 'field', unit: play.unit('ENF-4R').id });
    expect(refused).toMatchObject({ ok: false, error: { code: 'battletech/sheet-unseen' } });
  });

  it('what a glimpsed enemy needs is not known, where it sees', () => {
    const told = rules.inspect(view, { about: 'reach', unit: own, mode: 'walk', danger: true });
    if (!told.ok || told.value.about !== 'reach') throw new Error('no answer');
    for (const { watchers, known, number } of told.value.threats ?? []) {
      expect(known).toBe(watchers.length === 0);
      expect(number).toBeNull();
    }
    expect(told.value.threats?.some(({ known }) => !known)).toBe(true);
  });
});

it('QSR-32 the field of fire is that at somebody on their feet: a level next to them covers their legs and no more', () => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0810 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0802 S' },
    ],
    hexes: { '0807': { level: 1 } },
  });
  const { seen } = answer(battletech.view(play.match, seated(seat('defender'))), {
    about: 'field',
    unit: unit('HBK-4G'),
  });
  const at = (hex: string) => seen.find((one) => one.hex === hex)?.modifier;
  expect([at('0807'), at('0806')]).toEqual([0, 1]);
});
