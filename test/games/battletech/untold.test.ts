import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import type { BattleTech, BattleTechState } from '../../../src/rules/battletech/battletech.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { Event } from '../../../src/rules/battletech/events.js';
import type { Crippled, DamageStep } from '../../../src/rules/battletech/standard/damage-steps.js';
import type { Doom } from '../../../src/rules/battletech/standard/types.js';
import { TALENTS } from '../../../src/rules/battletech/standard/pilot.js';
import { FULL_TERM_REASONS } from '../../../src/rules/battletech/standard/terms.js';
import type { Location } from '../../../src/rules/battletech/vocabulary.js';
import type { MatchEvent } from '../../../src/rules/kernel/contract.js';
import { questionId } from '../../../src/rules/kernel/ids.js';
import { seated, spectator } from '../../../src/rules/kernel/seats.js';
import { begin, seat, unit, type Play } from '../../support/quick-start.js';
import { beginFull } from '../../support/standard.js';
import { hiding, scanning } from '../../support/unseen.js';
import { words } from './present/battle.js';
import {
  aFall,
  carefully,
  collisions,
  explosion,
  fromAbove,
  jams,
  knockedOut,
  lance,
  moving,
  ontoAnother,
  overdriven,
  overheated,
  volleys,
  withoutLifeSupport,
} from './present/standard/battle.js';
import { pushedAside } from './present/standard/shoves.js';

/**
 * What is told of a roll to who does not know the skill that it rests on (C-01): every scene that brings lines of a report, told in two
 * worlds in which the same came of the same rolls, with other skills, numbers and faces.
 */

const SCENES: readonly (() => Play)[] = [
  aFall,
  carefully,
  collisions,
  () => explosion([]),
  fromAbove,
  jams,
  knockedOut,
  lance,
  moving,
  ontoAnother,
  overdriven,
  overheated,
  pushedAside,
  volleys,
  withoutLifeSupport,
];
const plays = SCENES.map((scene) => scene());

/** Rolls against what stands on a sheet. */
const AGAINST = [
  'to-hit',
  'physical',
  'piloting',
  'unjam',
  'wake',
  'consciousness',
  'shutdown',
  'restart',
  'ammunition',
];
/** What sheets say that is not told. */
const SKILLS = ['gunnery', 'piloting'];

type Change = (key: string, value: unknown, of: object) => unknown;

/** The same in a world with other pilots: each number is one higher, and each of its rolls shows other faces. */
const otherPilots: Change = (key, value, of) => {
  if (typeof value === 'number') {
    const isNumber = (key === 'number' && 'terms' in of) || key === 'need';
    const isSkill = SKILLS.includes(key) || (key === 'value' && 'reason' in of && SKILLS.includes(String(of.reason)));
    return isNumber || isSkill ? value + 1 : value;
  }
  const isRoll = key === 'faces' && 'purpose' in of && AGAINST.includes(String(of.purpose));
  return isRoll ? [3, 5] : value;
};

/**
 * The same in a world in which other slots of the same locations are struck, or fewer, and something else blows up; where damage
 * divides otherwise between armour, structure and the next location inward, and reasons inside are others.
 */
const otherInside: Change = (key, value, of) => {
  if (key === 'harm' && Array.isArray(value)) {
    const steps = value as readonly DamageStep[];
    const isMasc = 'type' in of && of.type === 'MascSwitched';
    return dividedOtherwise(
      steps.filter(({ harm }) => harm !== 'slot' || !(isMasc || steps.some((step) => step.harm === 'critical-roll'))),
    );
  }
  if (key === 'why' && typeof value === 'string') return OTHER_REASONS[value] ?? value;
  const { harm } = 'harm' in of ? of : { harm: null };
  if (harm === 'slot' && key === 'slot') return 5;
  if (harm === 'slot' && key === 'holds') return { holds: 'part', part: 'sensors' };
  if (harm === 'explosion' && key === 'what') return { bin: 'elsewhere' };
  return harm === 'explosion' && key === 'damage' ? 99 : value;
};

/** Why pilots are hurt and units are out, where that lies inside. */
const OTHER_REASONS: Readonly<Record<string, string>> = {
  'life-support': 'drowned',
  drowned: 'life-support',
  engine: 'cockpit',
  cockpit: 'pilot',
  pilot: 'engine',
};

/** With a point less in what went through, and one more where it went on to; what was left over at the end was nothing. */
function dividedOtherwise(all: readonly DamageStep[]): readonly DamageStep[] {
  const steps = all.filter((step) => step.harm !== 'transfer' || step.to !== null);
  const goesOn = steps.slice(1).some(({ harm }) => harm === 'structure' || harm === 'transfer');
  return steps.map((step, i) =>
    goesOn && (step.harm === 'armor' || step.harm === 'structure' || step.harm === 'transfer')
      ? { ...step, damage: (step.damage ?? 0) + (i === 0 ? -1 : 1) }
      : step,
  );
}

const inOther = (value: unknown, change: Change): unknown =>
  // Whoever falls onto another aims at nobody, and how hard MASC is to hold everybody can count.
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  change === otherPilots &&
  (value.type === 'FellOnto' || value.type === 'MascSwitched')
    ? value
    : Array.isArray(value)
      ? value.map((one) => inOther(one, change))
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inOther(change(key, one, value), change)]))
        : value;

/** Events with the states around them. */
interface Moment {
  readonly event: MatchEvent<BattleTech>;
  readonly before: BattleTechState | null;
  readonly after: BattleTechState;
}
/** Events up to the end of a match, when everything is told, with the states around them. */
function momentsOf(events: readonly MatchEvent<BattleTech>[]): readonly Moment[] {
  let state: BattleTechState | null = null;
  return events.flatMap((event) => {
    const before = state;
    state = battletech.evolve(before, event);
    return event.type === 'Ended' ? [] : [{ event, before, after: state }];
  });
}

const elsewhere = ({ log }: Play): readonly MatchEvent<BattleTech>[] =>
  JSON.parse(JSON.stringify(inOther(log, otherPilots))) as readonly MatchEvent<BattleTech>[];

const SECRET = hiding([], 'secret');

const toldOf = (rules: typeof SECRET, moments: readonly Moment[], now: BattleTechState | null = null) =>
  moments.flatMap(({ event, before }) => {
    const told = rules.tell(event, before, spectator, now);
    return told && told.type !== 'Redacted' ? [told] : [];
  });

/** All that is told and said of a play before it is over. */
function saidOf(moments: readonly Moment[]): readonly unknown[] {
  const last = moments.at(-1)?.after;
  if (!last) throw new Error('nothing has happened');
  const after = SECRET.view(last, spectator);
  // Declared attacks stand in the view as well.
  const declared = moments.filter(({ event: { type } }) => type === 'FireDeclared' || type === 'BlowsDeclared');
  const events = toldOf(SECRET, moments);
  const stretch = { before: null, after, events };
  return [
    ...events,
    ...declared.map((one) => SECRET.view(one.after, spectator)),
    ...LOCALES.flatMap((locale) => {
      const { lines, why } = words.report(stretch, locale);
      return [lines, why, words.story(stretch, locale)];
    }),
  ];
}

describe('C-01 a roll told to who does not know the skill', () => {
  test('looks the same with another skill, number and faces, whatever was rolled for', () => {
    const changed = new Set<string>();
    for (const play of plays) {
      const other = elsewhere(play);
      play.log.forEach((event, i) => {
        if (JSON.stringify(event) !== JSON.stringify(other[i])) changed.add(event.type);
      });
      const [said, here] = [saidOf(momentsOf(other)), saidOf(momentsOf(play.log))];
      const differs = said.findIndex((one, i) => JSON.stringify(one) !== JSON.stringify(here[i]));
      expect(said[differs]).toEqual(here[differs]);
    }
    // Every event in which a number of somebody's skill stands has come up.
    expect([...changed].sort()).toEqual([
      'AmmoHeated',
      'Began',
      'BlowStruck',
      'BlowsDeclared',
      'Collided',
      'Ended',
      'Fell',
      'FireDeclared',
      'PilotHurt',
      'PilotWoke',
      'PilotingRolled',
      'Restarted',
      'Rolled',
      'ShotFired',
      'ShutDown',
      'Unjammed',
    ]);
  });

  test('looks the same whatever was struck inside, and whether something was left to strike', () => {
    const changed = new Set<string>();
    for (const play of plays) {
      const moments = momentsOf(play.log);
      const other = moments.map((moment) => ({
        ...moment,
        event: JSON.parse(JSON.stringify(inOther(moment.event, otherInside))) as typeof moment.event,
      }));
      moments.forEach(({ event }, i) => {
        if (JSON.stringify(event) !== JSON.stringify(other[i]?.event)) changed.add(event.type);
      });
      expect(saidOf(other)).toEqual(saidOf(moments));
    }
    expect([...changed].sort()).toEqual(['AmmoHeated', 'BlowStruck', 'Fell', 'MascSwitched', 'PilotHurt', 'ShotFired']);
  });

  test('tells of what is struck inside that there is a critical, an explosion, a withdrawal; of the sheet nothing', () => {
    const { match } = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
      ],
    });
    const id = unit('HBK-4G');
    const said = (event: Event) => {
      const told = SECRET.tell(event, match, spectator);
      if (!told || told.type === 'Redacted') return null;
      const view = SECRET.view(match, spectator);
      return words.report({ before: null, after: view, events: [told] }, 'en').lines.join(' ');
    };
    const withdraws = (why: Crippled) => said({ type: 'Withdrawing', unit: id, why });
    for (const why of ['engine', 'sensors', 'pilot', 'feeble'] as const)
      expect(withdraws(why)).toContain('is crippled (?) and withdraws');
    // Everybody sees that it is gone.
    expect(withdraws('side-torso')).toContain('side torso');
    const roll = { number: 6, terms: [], roll: null } as const;
    const held = { type: 'PilotingRolled', unit: id, roll: { ...roll, cause: 'hip-hit', success: true } } as const;
    expect(said(held)).toBeNull();
    expect(said({ ...held, roll: { ...held.roll, success: false } })).toContain('piloting (?): **failed**');
    const out = (why: Doom) => said({ type: 'UnitDestroyed', unit: id, why });
    for (const why of ['engine', 'cockpit', 'pilot'] as const) expect(out(why)).toContain('is out: cause unknown');
    for (const why of ['head', 'centre-torso', 'no-room'] as const) expect(out(why)).not.toContain('?');
    const choked = { harm: 'pilot', why: 'life-support', hits: 2 } as const;
    // Nobody sees whom heat hurts for want of life support, but who faints.
    expect(said({ type: 'PilotHurt', unit: id, harm: [choked] })).toBeNull();
    const faints = { harm: 'consciousness', roll: null, need: 5, awake: false, turn: 1 } as const;
    expect(said({ type: 'PilotHurt', unit: id, harm: [choked, faints] })).toBe('**HBK-4G**: **knocked out**');
    expect(said({ type: 'PilotHurt', unit: id, harm: [choked, { ...faints, awake: true }] })).toBeNull();
    const [hunchback] = SECRET.view(match, spectator).game.units;
    expect(hunchback?.body).toMatchObject({ due: null, built: null, struck: null, damage: null, doomed: null });
    const doomed = (why: Doom) => {
      const units = match.game.units.map((one) => (one.body ? { ...one, body: { ...one.body, doomed: why } } : one));
      const dying = { ...match, game: { ...match.game, units } } as typeof match;
      return SECRET.view(dying, spectator).game.units[0]?.body?.doomed;
    };
    expect([doomed('engine'), doomed('pilot'), doomed('head')]).toEqual(['unknown', 'unknown', 'head']);
    expect(SECRET.view(match, seated(seat('defender'))).game.units[0]?.body).toMatchObject({ due: [], built: [] });
  });

  test('tells where damage goes, and how much as long as all of it stays in the armour', () => {
    const { match } = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
      ],
    });
    const marks = (rules: typeof SECRET, ...harm: readonly DamageStep[]) => {
      const wound = { roll: null, location: 'LA', points: 10, covered: false, harm } as const;
      const event = { type: 'Skidded', unit: unit('HBK-4G'), path: [], damage: 10, wounds: [wound] } as const;
      const told = rules.tell(event, match, spectator);
      const events = told && told.type !== 'Redacted' ? [told] : [];
      const after = rules.view(match, spectator);
      return LOCALES.map((locale) => words.report({ before: null, after, events }, locale).lines[0]?.split(/, /)[1]);
    };
    const armor = { harm: 'armor', location: 'LA', rear: false, damage: 7, after: 0 } as const;
    const structure = { harm: 'structure', location: 'LA', damage: 3, after: 0 } as const;
    const inward = { harm: 'transfer', from: 'LA', to: 'LT', damage: 2 } as const;
    const next = { harm: 'armor', location: 'LT', rear: false, damage: 2, after: 8 } as const;
    expect(marks(SECRET, armor)[0]).toBe('LA −7');
    expect(marks(SECRET, armor, structure)).toEqual(['LA structure −?', 'structure LA −?', 'структура LA −?']);
    expect(marks(SECRET, structure, inward, next)).toEqual(marks(SECRET, armor, structure, inward, next));
    expect(marks(hiding([]), armor)[0]).toBe('LA 7 → 0');
  });

  test('tells the same of quick-start marks: nothing of what was left where they divide', () => {
    const { match } = begin({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
      ],
    });
    const roll = { index: 0, sides: 6, faces: [3, 4], purpose: 'location' } as const;
    const told = (
      rules: typeof SECRET,
      surplus: number,
      ...marked: readonly (readonly [Location, number, number])[]
    ) => {
      const marks = marked.map(([location, before, damage]) => ({
        location,
        rear: false,
        damage,
        before,
        after: before - damage,
      }));
      const hit = { roll, location: 'LA', marks, blownOff: [], surplus } as const;
      const [mount] = match.game.units[0]?.sheet.mounts ?? [];
      if (!mount) throw new Error('no weapon');
      const id = unit('HBK-4G');
      const toHit = { number: 2, terms: [], distance: 3, range: 'short' } as const;
      const shot = { unit: id, target: id, mount: mount.id, toHit, roll: null } as const;
      const event = { type: 'ShotResolved', ...shot, result: 'sure', ammoLeft: 3, hits: [hit] } as const;
      const said = rules.tell(event, match, spectator);
      const events = said && said.type !== 'Redacted' ? [said] : [];
      const after = rules.view(match, spectator);
      const stretch = { before: null, after, events };
      return LOCALES.map((locale) => [words.report(stretch, locale), words.story(stretch, locale)]);
    };
    const one = (...marked: Parameters<typeof told>) => JSON.stringify(told(...marked)[0]);
    // As long as it stays in the armour everybody sees how much it was.
    expect(one(SECRET, 0, ['LA', 12, 5])).toContain('left arm −5');
    expect(told(SECRET, 0, ['LA', 12, 5])).toEqual(told(SECRET, 0, ['LA', 9, 5]));
    expect(one(SECRET, 0, ['LA', 3, 3], ['LT', 9, 2])).toContain('left arm −?, left torso −?');
    expect(told(SECRET, 0, ['LA', 3, 3], ['LT', 9, 2])).toEqual(told(SECRET, 0, ['LA', 1, 1], ['LT', 7, 4]));
    expect(one(SECRET, 0, ['LA', 5, 5])).toContain('left arm −?');
    expect(told(SECRET, 0, ['LA', 5, 5])).toEqual(told(SECRET, 2, ['LA', 3, 3]));
    expect(one(hiding([]), 2, ['LA', 3, 3])).toContain('left arm 3 → 0, 2 wasted');
  });

  test('is told with a question mark for the number, its chance, its skill and its faces, and with what came of it', () => {
    const moments = momentsOf(volleys().log);
    const events = toldOf(SECRET, moments);
    const last = moments.at(-1)?.after;
    if (!last) throw new Error('nothing has happened');
    const report = words.report({ before: null, after: SECRET.view(last, spectator), events }, 'en');
    expect(report.lines.join('\n')).toMatch(/→ .*: \*\*hit\*\*/u);
    expect(report.why.join('\n')).toMatch(/: \? gunnery \+ \d .* = \? \(\?\)\. Hit/u);
  });

  test('is told whole to who knows the figures that it rests on, and to all when the match is over', () => {
    const moments = momentsOf(lance().log);
    const last = moments.at(-1)?.after;
    if (!last) throw new Error('nothing has happened');
    const outcome = { winners: [], reason: 'agreed', scores: {}, fates: {} };
    const all = moments.flatMap(({ event }) => (event.type === 'Stepped' ? [] : [event]));
    expect(toldOf(SECRET, moments, { ...last, outcome })).toEqual(all);
    expect(SECRET.view({ ...last, outcome }, spectator).game).toBe(last.game);
    // A scan of the armour tells no number; all that a shot rests on does.
    const shot = all.find(({ type }) => type === 'ShotFired');
    const scanned = toldOf(scanning(20), moments).find(({ type }) => type === 'ShotFired');
    expect(shot).toMatchObject({ toHit: { number: expect.any(Number) as number } });
    expect(scanned).toMatchObject({ toHit: { number: null }, roll: null });
  });

  test('does not tell how many MP are left to go on with, which hang on heat and legs', () => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0812 N' },
        { unit: 'ENF-4R', seat: 'attacker', at: '0803 S' },
      ],
    });
    const topic = { ask: 'move-on', units: [unit('HBK-4G')], mode: 'run', mp: 3 } as const;
    const fallback = { type: 'move', unit: unit('HBK-4G'), mode: 'run', steps: '', exit: false } as const;
    const question = { id: questionId(1), seat: seat('defender'), kind: 'turn', topic, fallback } as const;
    const asked = { type: 'Asked', mode: 'all', questions: [question] } as const;
    const told = SECRET.tell(asked, play.match, spectator);
    expect(told).toMatchObject({ questions: [{ topic: { ask: 'move-on', mp: null } }] });
    expect(
      words.question({ ...question, topic: { ...topic, mp: null } }, SECRET.view(play.match, spectator), 'en'),
    ).toContain('? MP');
    expect(SECRET.tell(asked, play.match, seated(seat('defender')))).toEqual(asked);
  });

  test('keeps the terms that everybody can count on the table, and no other', () => {
    const [first] = momentsOf(aFall().log.filter(({ type }) => type === 'Began'));
    if (!first) throw new Error('nothing has happened');
    const terms = FULL_TERM_REASONS.map((reason) => ({ reason, value: 1 }));
    const roll = { cause: 'water', number: 9, terms, roll: null, success: true } as const;
    const told = SECRET.tell({ type: 'PilotingRolled', unit: unit('HBK-4G'), roll }, first.after, spectator);
    const left = told?.type === 'PilotingRolled' && 'roll' in told ? told.roll.terms : [];
    // A new reason is counted by everybody, or stands on a sheet: say which.
    expect(FULL_TERM_REASONS).toHaveLength(215);
    const open = FULL_TERM_REASONS.filter((reason) => !ON_SHEETS.includes(reason));
    expect(left).toEqual(
      [
        ...['gunnery', 'piloting', 'driving'].map((reason) => ({ reason, value: null })),
        ...open.map((reason) => ({ reason, value: 1 })),
      ].sort((a, b) => order(a.reason) - order(b.reason)),
    );
  });
});

/** Reasons that stand on a sheet. */
const ON_SHEETS: readonly string[] = [
  ...['gunnery', 'piloting', 'piloting-difference', 'heat', 'sensors-hit', 'targeting-computer', 'shoulder-hit'],
  ...['upper-arm-hit', 'lower-arm-hit', 'hand-hit', 'claw', 'upper-leg-hit', 'lower-leg-hit', 'foot-hit'],
  ...['leg-actuator-hit', 'hip-hit', 'gyro-hit', 'gyro-gone', 'small-cockpit', 'eject-head', 'bonus-physical'],
  'industrial-tsm',
  ...['driving', 'motive-hit', 'driver-hit', 'commander-hit', 'pilot-hit', 'copilot-hit', 'flight-stabiliser'],
  ...TALENTS.map((talent) => `talent-${talent}`),
];
const order = (reason: string): number => FULL_TERM_REASONS.findIndex((one) => one === reason);
