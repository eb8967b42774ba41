import { describe, expect, test } from 'vitest';
import { unitsAsked } from '../../../src/rules/battletech/asking.js';
import type { Command, Topic } from '../../../src/rules/battletech/commands.js';
import type { Figure } from '../../../src/rules/battletech/damage/unknown.js';
import type { Event } from '../../../src/rules/battletech/events.js';
import type { DamageStep, Wound } from '../../../src/rules/battletech/standard/damage-steps.js';
import { kernelTold } from '../../../src/rules/battletech/told.js';
import { untold } from '../../../src/rules/battletech/untold.js';
import { unmarked, woundTold } from '../../../src/rules/battletech/untold-harm.js';
import { mountId } from '../../../src/rules/battletech/vocabulary.js';
import { hexAt } from '../../../src/rules/geometry/hex/hex.js';
import type { Roll } from '../../../src/rules/kernel/dice.js';
import { questionId, sideId, unitId, type UnitId } from '../../../src/rules/kernel/ids.js';
import type { Question } from '../../../src/rules/kernel/questions.js';
import { hex, seat } from '../../support/quick-start.js';

/** Event by event, question by question: what is told to who sees the sheets of some units and not those of others (C-01). */

type Asked = Question<Topic, Command>;

const OWN = unitId('VEDETTE');
const OTHER = unitId('ELEMENTAL');
const rolled = (...faces: readonly number[]): Roll => ({ index: 0, sides: 6, faces, purpose: 'piloting' });
/** Who sees the sheet of one unit, but for some figures. */
const of =
  (unit: UnitId, ...hidden: readonly Figure[]) =>
  (id: UnitId | null, figure: Figure): boolean =>
    id === unit && !hidden.includes(figure);
const nobody = (): boolean => false;

const step = { harm: 'armor', location: 'FR', rear: false, damage: 3, after: 7 } as const satisfies DamageStep;
const wound = { roll: null, location: 'FR', points: 3, covered: false, harm: [step] } as const satisfies Wound;
/** The same to who does not see the sheet. */
const shownWound = { ...wound, harm: [{ ...step, after: null }] };

describe('C-01 whose sheet the wounds of an event stand on', () => {
  const place = { unit: OWN, hex: hexAt(5, 5) };
  const ROWS: readonly (readonly [name: string, event: Event & { readonly wounds: readonly Wound[] }, of: UnitId])[] = [
    ['magma', { type: 'MagmaBurned', ...place, wounds: [wound] }, OWN],
    ['a fallen house', { type: 'Buried', ...place, damage: 3, wounds: [wound] }, OWN],
    ['cargo', { type: 'CargoStruck', unit: OWN, in: OTHER, damage: 3, wounds: [wound] }, OWN],
    ['a slide', { type: 'Skidded', unit: OWN, path: [], damage: 3, wounds: [wound] }, OWN],
    ['a swarm, whose prey it is', { type: 'Swarmed', unit: OTHER, target: OWN, wounds: [wound] }, OWN],
    [
      'troopers who come off',
      { type: 'Dislodged', unit: OWN, from: OTHER, need: null, roll: null, off: true, wounds: [wound] },
      OWN,
    ],
    [
      'mines that are swept',
      {
        type: 'MinesSwept',
        ...place,
        side: sideId('defender'),
        need: 5,
        roll: rolled(1, 2),
        cleared: false,
        goesOff: true,
        wounds: [wound],
        left: 5,
      },
      OWN,
    ],
  ];
  test.each(ROWS)('%s', (_, event, whose) => {
    expect(untold(event, of(whose))).toEqual(event);
    expect(untold(event, of(whose === OWN ? OTHER : OWN))).toEqual({ ...event, wounds: [shownWound] });
  });

  test('swept mines that hurt nobody are told as they are', () => {
    const event = {
      type: 'MinesSwept',
      hex: hexAt(5, 5),
      side: sideId('defender'),
      need: 5,
      roll: rolled(1, 2),
      cleared: false,
      goesOff: false,
      wounds: [],
      left: 5,
    } as const;
    expect(untold(event, nobody)).toEqual(event);
  });

  test('a cliff that jolts a vehicle', () => {
    const event = { type: 'Jolted', ...place, harm: [step] } as const;
    expect(untold(event, of(OWN))).toEqual(event);
    expect(untold(event, nobody)).toEqual({ ...event, harm: [{ ...step, after: null }] });
  });
});

test('C-01 AMB-UNI-05 the roll that shakes troopers off is of the driver: who sees that sheet is told it, and nobody else', () => {
  const event = {
    type: 'Dislodged',
    unit: OTHER,
    from: OWN,
    need: 7,
    roll: rolled(3, 4),
    off: true,
    wounds: [],
  } as const satisfies Event;
  const without = { ...event, need: null, roll: null };
  expect(untold(event, of(OWN))).toEqual(event);
  expect(untold(event, of(OWN, 'armor', 'ammo', 'heat'))).toEqual(event);
  expect(untold(event, of(OTHER))).toEqual(without);
  expect(untold(event, of(OWN, 'pilot'))).toEqual(without);
  expect(untold(event, of(OWN, 'structure'))).toEqual(without);
});

test('C-01 that a pilot wakes everybody sees, that one does not, and the roll, who sees the sheet', () => {
  const woke = (awake: boolean): Event => ({ type: 'PilotWoke', unit: OWN, need: 5, roll: rolled(2, 3), awake });
  expect([woke(true), woke(false)].map((event) => untold(event, of(OWN)))).toEqual([woke(true), woke(false)]);
  const told = [woke(true), woke(false)].map((event) => untold(event, of(OWN, 'pilot')));
  expect(told).toEqual([{ ...woke(true), need: null, roll: null }, null]);
});

test('C-01 whom heat hurts: all who see the structure or the pilot are told, others whose pilot faints', () => {
  const hurt = { harm: 'pilot', why: 'life-support', hits: 2 } as const;
  const faints = { harm: 'consciousness', roll: rolled(1, 1), need: 5, awake: false, turn: 3 } as const;
  const event = { type: 'PilotHurt', unit: OWN, harm: [hurt, faints] } as const satisfies Event;
  const shown = { ...faints, roll: null, need: null };
  expect(untold(event, of(OWN))).toEqual(event);
  expect(untold(event, of(OWN, 'structure'))).toEqual({ ...event, harm: [{ ...hurt, why: null }, faints] });
  expect(untold(event, of(OWN, 'pilot'))).toEqual({ ...event, harm: [{ ...hurt, hits: null }, shown] });
  expect(untold(event, of(OWN, 'pilot', 'structure'))).toEqual({ ...event, harm: [shown] });
  const awake = { ...event, harm: [hurt, { ...faints, awake: true }] } as const;
  expect(untold(awake, nobody)).toBeNull();
});

describe('C-01 ART-05 a salvo that has landed', () => {
  const salvo = (more: Partial<Extract<Event, { type: 'SalvoLanded' }>>) =>
    ({
      type: 'SalvoLanded',
      side: sideId('attacker'),
      gun: 'long-tom',
      round: 'high-explosive',
      hex: hexAt(5, 5),
      target: null,
      number: 7,
      terms: [
        { reason: 'gunnery', value: 4 },
        { reason: 'artillery-indirect', value: 3 },
      ],
      roll: rolled(3, 4),
      hit: true,
      observed: false,
      scatter: null,
      at: hexAt(5, 5),
      wounds: [],
      ...more,
    }) as const satisfies Event;

  test('from off the map is told whole, but for the wounds of whom it struck', () => {
    expect(untold(salvo({}), nobody)).toEqual(salvo({}));
    const struck = salvo({ target: OWN, wounds: [wound] });
    expect(untold(struck, of(OWN))).toEqual(struck);
    expect(untold(struck, of(OTHER))).toEqual({ ...struck, wounds: [shownWound] });
  });

  test('from a unit: without number, faces and skill to who does not see its sheet', () => {
    const own = salvo({ unit: OWN });
    expect(untold(own, of(OWN))).toEqual(own);
    const terms = [
      { reason: 'gunnery', value: null },
      { reason: 'artillery-indirect', value: 3 },
    ];
    expect(untold(own, of(OTHER))).toEqual({ ...own, terms, number: null, roll: null });
  });

  test('that was not rolled for has no terms, and nothing to hide', () => {
    const sure = salvo({ unit: OWN, number: null, roll: null });
    expect(untold(sure, of(OTHER))).toEqual({ ...sure, terms: [] });
  });
});

describe('C-01 UNI-62 what troopers on the outside took', () => {
  const rider = { unit: OTHER, roll: rolled(2), points: 2, harm: [{ ...step, location: 'T1', damage: 2 }] } as const;
  const told = (points: number, isKnown: (id: UnitId | null, figure: Figure) => boolean) =>
    woundTold({ ...wound, onHull: [{ ...rider, points }] }, OWN, isKnown);

  test('stands on their sheet, and what was left for the machine would tell it too', () => {
    expect(told(2, (id) => id !== null)).toEqual({ ...wound, onHull: [rider] });
    expect(told(2, of(OWN))).toEqual({
      ...wound,
      onHull: [{ ...rider, points: null, harm: [{ ...rider.harm[0], after: null }] }],
    });
    expect(told(2, of(OTHER))).toEqual({ ...shownWound, onHull: [rider] });
    expect(told(2, nobody)).toEqual({
      ...wound,
      harm: [{ ...step, damage: null, after: null }],
      onHull: [{ ...rider, points: null, harm: [{ ...rider.harm[0], after: null }] }],
    });
  });

  test('where they took nothing all may know it, and what the machine took', () => {
    const { harm, onHull } = told(0, nobody);
    expect([harm, onHull?.[0]?.points]).toEqual([[{ ...step, after: null }], 0]);
  });

  test('only what is left of armour is kept back of the machine', () => {
    const lost = { harm: 'location-lost', location: 'FR', why: 'destroyed' } as const;
    const both = { ...wound, harm: [step, lost], onHull: [rider] };
    expect(woundTold(both, OWN, nobody).harm).toEqual([{ ...step, damage: null, after: null }, lost]);
  });
});

test('C-01 UNI-32 that a rotor is hit, a location lost and water gets in, everybody sees', () => {
  const steps = [
    { harm: 'rotor' },
    { harm: 'location-lost', location: 'RO', why: 'destroyed' },
    { harm: 'breach', location: 'FR', roll: rolled(5, 6), broken: true },
  ] as const satisfies readonly DamageStep[];
  expect(unmarked(steps, OWN, nobody)).toEqual(steps);
});

describe('questions about units that are not seen', () => {
  const units = [OWN] as const;
  const ONE: readonly Topic[] = [
    { ask: 'move-named', units },
    { ask: 'move-on', units, mode: 'walk', mp: 3 },
    { ask: 'step-aside', units, way: 2 },
    { ask: 'split-hex', attacker: OTHER, target: OWN, pairs: [[hex('0202'), hex('0302')]] },
    { ask: 'impossible-shots', unit: OWN, mounts: [mountId('A')] },
    { ask: 'fire', unit: OWN, mounts: [mountId('A')] },
  ];
  const NONE: readonly Topic[] = [
    { ask: 'lay-mines', side: sideId('attacker'), most: 3 },
    { ask: 'bombard', side: sideId('attacker'), gun: 'long-tom', left: 2, lands: 4 },
  ];
  const MANY = ['deploy', 'move', 'declare', 'attack', 'strike'] as const;
  const stand = (unit: UnitId) => ({ type: 'move', unit, mode: 'stand', steps: '', exit: false }) as const;
  const asked = (topic: Topic, more: Partial<Asked> = {}) => ({
    type: 'Asked' as const,
    mode: 'all' as const,
    questions: [
      { id: questionId(1), seat: seat('attacker'), kind: 'turn' as const, topic, fallback: stand(OWN), ...more },
    ],
  });
  const seeing = (...units: readonly UnitId[]) => ({
    isSeen: (id: UnitId) => ![OWN, OTHER].includes(id) || units.includes(id),
    isKnown: (id: UnitId) => units.includes(id),
  });

  test.each(ONE.map((topic) => [topic.ask, topic] as const))(
    'C-01 %s: about one unit, told to who sees it',
    (_, topic) => {
      expect(unitsAsked(topic)).toEqual([OWN]);
      expect(kernelTold(asked(topic), seeing(OWN, OTHER))).toEqual(asked(topic));
      expect(kernelTold(asked(topic), seeing(OTHER))).toBeNull();
    },
  );

  test.each(MANY)('C-01 %s: told of those that are seen', (ask) => {
    const about = (...ids: readonly UnitId[]): Topic => ({ ask, units: ids });
    const topic = about(OWN, OTHER);
    const parts = [OWN, OTHER].map((id) => ({ id, fallback: stand(id) }));
    const question = asked(topic, { fallback: stand(OWN), late: stand(OWN), parts });
    expect(unitsAsked(topic)).toEqual([OWN, OTHER]);
    expect(kernelTold(question, seeing(OWN, OTHER))).toEqual(question);
    const told = about(OTHER);
    expect(kernelTold(question, seeing(OTHER))).toEqual(
      asked(told, { fallback: stand(OTHER), late: stand(OTHER), parts: parts.slice(1) }),
    );
    expect(kernelTold(asked(topic), seeing(OTHER))).toEqual(asked(told, { fallback: stand(OTHER) }));
    expect(kernelTold(question, seeing())).toBeNull();
  });

  test.each(NONE.map((topic) => [topic.ask, topic] as const))('C-01 %s: is about no unit', (_, topic) => {
    expect(unitsAsked(topic)).toEqual([]);
    expect(kernelTold(asked(topic, { fallback: { type: 'bombard', hex: null, round: 'smoke' } }), seeing())).toEqual(
      asked(topic, { fallback: { type: 'bombard', hex: null, round: 'smoke' } }),
    );
  });

  test('C-01 the MP that are left for going on stand on the sheet', () => {
    const on = asked({ ask: 'move-on', units, mode: 'walk', mp: 3 });
    expect(kernelTold(on, { isSeen: () => true, isKnown: () => false })).toEqual(
      asked({ ask: 'move-on', units, mode: 'walk', mp: null }),
    );
  });
});

test('C-01 what a pilot needs to set off the reactor, and rolls for it, who sees the pilot', () => {
  const event = {
    type: 'SelfDestructed',
    unit: OWN,
    need: 5,
    roll: rolled(3, 4),
    fires: true,
  } as const satisfies Event;
  const without = { ...event, need: null, roll: null };
  expect(untold(event, of(OWN))).toEqual(event);
  expect(untold(event, of(OWN, 'armor', 'structure', 'ammo', 'heat'))).toEqual(event);
  expect(untold(event, of(OWN, 'pilot'))).toEqual(without);
  expect(untold(event, of(OTHER))).toEqual(without);
});
