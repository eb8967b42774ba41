import { describe, expect, test } from 'vitest';
import { unitsAsked } from '../../../../src/rules/battletech/asking.js';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { assaultModifier } from '../../../../src/rules/battletech/standard/assaults.js';
import { isPodJammed } from '../../../../src/rules/battletech/standard/electronics.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { tumble } from '../../../../src/rules/battletech/standard/coming-off.js';
import { Resolution } from '../../../../src/rules/battletech/standard/resolution.js';
import { swarmDamage, swarmed } from '../../../../src/rules/battletech/standard/swarming.js';
import { fullWeaponOf } from '../../../../src/rules/battletech/standard/weapons.js';
import { land } from '../../../../src/rules/battletech/standard/wounds.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { mountId, type Location } from '../../../../src/rules/battletech/vocabulary.js';
import { complete } from '../../../support/complete.js';
import { unit } from '../../../support/quick-start.js';
import {
  attack,
  beginFull,
  eventsOf,
  passTo,
  roll,
  step,
  type FullPlay,
  type FullSituation,
} from '../../../support/standard.js';

/** Squads of battle armour, and what they do to machines at close quarters (UNI-50 to 53, UNI-63 to 68). */

const ELEMENTALS = 'ELEMENTAL-LASER';

const atFire = (pieces: FullSituation['pieces']): FullPlay => {
  const play = beginFull({ pieces });
  passTo(play, 'attack');
  return play;
};

const table = (at = '0809', target = 'HBK-4G', squad = ELEMENTALS): FullPlay =>
  atFire([
    { unit: squad, seat: 'attacker', at: `${at} N` },
    { unit: target, seat: 'defender', at: '0808 S' },
  ]);

/** The number of a weapon of a unit at another, or why there is none; with these changes to who fires and who is shot at. */
function number(play: FullPlay, by: string, at: string, letter: string) {
  const aimed = { mount: mountId(letter), target: unit(at), mode: 'normal', bin: null, aim: null } as const;
  const result = fullShots(play.game, play.unit(by), 0, [aimed]);
  return result.ok ? result.value[0]?.toHit : complete(result.error).code;
}
const sum = (play: FullPlay, letter: string) => {
  const found = number(play, ELEMENTALS, 'HBK-4G', letter);
  return typeof found === 'object' ? found.number : found;
};

/** Weapons of a unit fired at another, with these faces for all that is rolled. */
function fire(play: FullPlay, by: string, at: string, letters: string, faces: number[]): void {
  while (!battletech.open(play.match).every(({ topic }) => topic.ask !== 'attack')) {
    const [question] = battletech.open(play.match);
    if (!question) return;
    const mine = unitsAsked(question.topic).some((id) => id === by);
    roll(play, question.seat, mine ? attack(by, at, letters) : { type: 'pass' }, faces);
  }
}

describe('squads are hit', () => {
  const hit = (points: number, faces: readonly number[], lost: FullPlay['game']['units'][number]['lost'] = []) => {
    const play = table();
    play.alter(ELEMENTALS, (one) => ({ ...one, lost }));
    const resolution = new Resolution(play.game, scriptedDice(faces));
    const damaging = resolution.damageTo(unit(ELEMENTALS));
    const wound = land(damaging, { table: 'full', side: 'front', cover: false }, points, resolution.dice);
    return { wound, squad: damaging.unit };
  };

  test('TC-UNI-22 UNI-50 UNI-51 a die finds a trooper who still stands, who takes armour and one point; the rest is lost', () => {
    const { wound, squad } = hit(20, [6, 2, 3], ['T2']);
    expect(wound.location).toBe('T3');
    expect(wound.harm).toMatchObject([
      { harm: 'armor', damage: 10, after: 0 },
      { harm: 'structure', damage: 1, after: 0 },
      { harm: 'location-lost', location: 'T3' },
      { harm: 'transfer', to: null, damage: 9 },
    ]);
    expect([squad.lost, squad.body.doomed]).toEqual([['T2', 'T3'], null]);
  });

  test('UNI-50 with the last of them the squad is gone', () => {
    expect(hit(11, [1], ['T2', 'T3', 'T4', 'T5']).squad.body.doomed).toBe('troopers');
  });

  test('UNI-04 UNI-53 they are small, and some are hidden while they keep still; troopers see them all the same', () => {
    const terms = (squad: string, by = 'HBK-4G') => {
      const play = atFire([
        { unit: squad, seat: 'attacker', at: '0809 N' },
        { unit: by, seat: 'defender', at: '0808 S' },
      ]);
      const found = number(play, by, squad, 'A');
      return typeof found === 'object' ? found.terms.map(({ reason }) => reason) : found;
    };
    expect(terms(ELEMENTALS)).toContain('battle-armour');
    expect(terms('PURIFIER-LASER')).toContain('cloak');
    expect(terms(ELEMENTALS, 'FOOT-RIFLE')).not.toContain('battle-armour');
  });
});

describe('squads fire', () => {
  test.each(['0808', '0810'])('UNI-07 a second target in %s, ahead or behind, is one point harder', (second) => {
    const [first] = ['0808', '0810'].filter((at) => at !== second);
    const play = atFire([
      { unit: ELEMENTALS, seat: 'attacker', at: '0809 N' },
      { unit: 'HBK-4G', seat: 'defender', at: `${first ?? ''} S` },
      { unit: 'ENF-4R', seat: 'defender', at: `${second} S` },
    ]);
    const [one, two] = play.unit(ELEMENTALS).sheet.mounts;
    const shot = (mount: typeof one, target: string) =>
      ({ mount: mountId(mount?.id ?? ''), target: unit(target), mode: 'normal', bin: null, aim: null }) as const;
    const shots = fullShots(play.game, play.unit(ELEMENTALS), 0, [shot(one, 'HBK-4G'), shot(two, 'ENF-4R')]);
    const found = shots.ok ? shots.value.map(({ toHit }) => toHit.terms) : [];
    const extra = found.map((terms) => terms.filter(({ reason }) => reason.startsWith('secondary')));
    expect(extra).toEqual([[], [{ reason: 'secondary-front', value: 1 }]]);
  });

  test('UNI-52 each weapon once, and as many hit as the cluster table says of those who are left', () => {
    const play = table();
    fire(play, ELEMENTALS, 'HBK-4G', 'A', [6, 6, 4, 3, ...Array.from({ length: 12 }, () => 4), 1, 1, 6, 6]);
    expect(eventsOf(play, 'ShotFired')[0]).toMatchObject({ cluster: { size: 5, hits: 3 } });
    expect(eventsOf(play, 'ShotFired')[0]?.wounds.map(({ points }) => points)).toEqual([3, 3, 3]);
  });

  test('UNI-52 missiles of all suits are one cluster', () => {
    const play = table();
    fire(play, ELEMENTALS, 'HBK-4G', 'B', [6, 6, 4, 3, ...Array.from({ length: 20 }, () => 4), 1, 1, 6, 6]);
    expect(eventsOf(play, 'ShotFired')[0]).toMatchObject({ cluster: { size: 10, hits: 6 } });
  });
});

test('WPN-14 advanced missiles add 1 to the roll for how many of them hit', () => {
  const advanced = fullWeaponOf('ba-advanced-srm-2') ?? expect.unreachable();
  const play = beginFull({
    pieces: [
      { unit: ELEMENTALS, seat: 'attacker', at: '0809 N' },
      { unit: 'HBK-4G', seat: 'defender', at: '0808 S' },
    ],
    change: (one) =>
      one.id === unit(ELEMENTALS)
        ? {
            ...one,
            ammo: one.ammo.map((bin) => ({ ...bin, ammo: advanced.ammo ?? bin.ammo })),
            sheet: {
              ...one.sheet,
              mounts: one.sheet.mounts.map((mount) => (mount.id === 'B' ? { ...mount, weapon: advanced } : mount)),
            },
          }
        : one,
  });
  passTo(play, 'attack');
  fire(play, ELEMENTALS, 'HBK-4G', 'B', [6, 6, 4, 4, ...Array.from({ length: 20 }, () => 4), 1, 1, 6, 6]);
  expect(eventsOf(play, 'ShotFired')[0]?.cluster).toMatchObject({
    size: 10,
    modifiers: [{ by: 'advanced-srm', value: 1 }],
    hits: 8,
  });
});

describe('at close quarters', () => {
  test('table 11.2.7 UNI-63 TC-UNI-20 what those who are left add', () => {
    const row = (suits: boolean, of: readonly number[]) =>
      of.map((left) => [assaultModifier(left, suits, 'legs'), assaultModifier(left, suits, 'swarm')]);
    expect(row(true, [5, 4, 3, 2, 1, 0])).toEqual([
      [0, 2],
      [0, 2],
      [2, 5],
      [5, 5],
      [7, 5],
      [null, null],
    ]);
    expect(row(false, [28, 22, 16, 15, 10, 5, 4])).toEqual([
      [0, 2],
      [0, 2],
      [2, 5],
      [5, null],
      [5, null],
      [7, null],
      [null, null],
    ]);
  });

  test('TC-UNI-19 UNI-63 skill, those who are left and how the target moved make the number, and nothing else', () => {
    const play = table('0808');
    const moved = { mode: 'walk', steps: '', path: [], mp: 5, entered: 5 } as const;
    play.alter('HBK-4G', (one) => ({ ...one, moved }));
    expect([sum(play, 'C'), sum(play, 'D')]).toEqual([7, 9]);
    play.alter(ELEMENTALS, (one) => ({ ...one, body: { ...one.body, structure: { T1: 1, T2: 1 } } }));
    expect(sum(play, 'C')).toBe(12);
    play.alter(ELEMENTALS, (one) => ({ ...one, body: { ...one.body, structure: { T1: 1, T2: 1, T3: 1, T4: 1 } } }));
    play.alter('HBK-4G', (one) => ({
      ...one,
      moved: null,
      body: { ...one.body, prone: true, pilot: { ...one.body.pilot, out: 1 } },
    }));
    expect(sum(play, 'D')).toBe(1);
  });

  test('UNI-63 UNI-64 only in the same hex, only with their hands, legs only of ’Mechs, and with nothing on the body', () => {
    expect(sum(table(), 'C')).toBe('battletech/out-of-range');
    const play = table('0808');
    const both = ['C', 'A'].map(
      (letter) => ({ mount: mountId(letter), target: unit('HBK-4G'), mode: 'normal', bin: null, aim: null }) as const,
    );
    expect(fullShots(play.game, play.unit(ELEMENTALS), 0, both)).toMatchObject({
      error: { code: 'battletech/assault-alone', params: { unit: ELEMENTALS }, rule: 'UNI-63' },
    });
    const tank = table('0808', 'VEDETTE');
    expect(number(tank, ELEMENTALS, 'VEDETTE', 'C')).toBe('battletech/no-such-assault');
    expect(number(tank, ELEMENTALS, 'VEDETTE', 'D')).toMatchObject({ number: 7 });
    const longinus = table('0808', 'HBK-4G', 'LONGINUS-FLAMER');
    expect(number(longinus, 'LONGINUS-FLAMER', 'HBK-4G', 'C')).toBe('battletech/body-missiles');
  });

  test('UNI-64 what was on the body is no hindrance once it is fired: the one shot, or the last round for it', () => {
    const play = table('0808', 'HBK-4G', 'LONGINUS-FLAMER');
    const legs = () => number(play, 'LONGINUS-FLAMER', 'HBK-4G', 'C');
    const missiles = play.unit('LONGINUS-FLAMER').sheet.mounts.filter(({ body }) => body);
    play.alter('LONGINUS-FLAMER', (one) => ({ ...one, body: { ...one.body, spent: missiles.map(({ id }) => id) } }));
    expect(legs()).toMatchObject({ number: 5 });
    // The same launcher with rounds, as an Elemental has them.
    const { ammo } = table().unit(ELEMENTALS);
    play.alter('LONGINUS-FLAMER', ({ sheet, ...one }) => ({
      ...one,
      ammo,
      sheet: { ...sheet, mounts: sheet.mounts.map(({ oneShot: _, ...mount }) => mount) },
    }));
    expect(legs()).toBe('battletech/body-missiles');
    const bins = (left: number, more: object = {}) => ammo.map((bin) => ({ ...bin, ...more, left }));
    play.alter('LONGINUS-FLAMER', (one) => ({ ...one, ammo: bins(0) }));
    expect(legs()).toMatchObject({ number: 5 });
    play.alter('LONGINUS-FLAMER', (one) => ({ ...one, ammo: bins(2, { ammo: 'ba-mg' }) }));
    expect(legs()).toMatchObject({ number: 5 });
  });

  test('TC-UNI-21 UNI-64 a leg attack does 4 to a leg, and rolls for critical hits whatever is left of its armour', () => {
    const play = table('0808');
    fire(play, ELEMENTALS, 'HBK-4G', 'C', [6, 6, 1, 5, 5, 1, 2, 1, 6, 6, 1, 1, 6, 6, 6, 6, 6, 6]);
    const [shot] = eventsOf(play, 'ShotFired');
    expect(shot?.wounds[0]).toMatchObject({ location: 'RL', points: 4 });
    expect(shot?.wounds[0]?.harm).toContainEqual(
      expect.objectContaining({ harm: 'critical-roll', location: 'RL', criticals: 2 }),
    );
  });

  test('TC-UNI-23 UNI-65 a swarm clings, and strikes from the next turn on without a roll to hit', () => {
    const play = table('0808');
    fire(play, ELEMENTALS, 'HBK-4G', 'D', [6, 6, 1, 1, 6, 6]);
    expect(play.unit(ELEMENTALS).body.aboard).toEqual({ unit: 'HBK-4G', as: 'swarm', since: 1 });
    expect(swarmDamage(play.unit(ELEMENTALS))).toBe(15);
    expect(swarmed(4)).toEqual({ location: 'RT', rear: true });
    passTo(play, 'move', [1, 1, 6, 6]);
    play.alter('HBK-4G', (one) => ({ ...one, rearArmor: { ...one.rearArmor, RT: 40 } }));
    // Nobody else has anything to say in this turn.
    roll(play, 'defender', step('HBK-4G', 'walk', 'F'), [1, 3, 1, 1, 1, 1, 6, 6]);
    expect(play.unit(ELEMENTALS).place?.hex).toBe(play.unit('HBK-4G').place?.hex);
    expect(number(play, 'HBK-4G', ELEMENTALS, 'A')).toBe('battletech/target-aboard');
    expect(eventsOf(play, 'Swarmed')[0]?.wounds[0]).toMatchObject({ location: 'RT', points: 15 });
  });

  test('UNI-68 who jumps is rid of them, and each suit is hurt by the MP of the jump', () => {
    const play = table('0808', 'GRF-1N');
    play.alter(ELEMENTALS, (one) => ({
      ...one,
      body: { ...one.body, aboard: { unit: unit('GRF-1N'), as: 'swarm', since: 1 } },
    }));
    passTo(play, 'move', [1, 1, 6, 6]);
    play.give('defender', step('GRF-1N', 'jump', 'FFF'), []);
    expect(eventsOf(play, 'Dislodged')[0]?.wounds.map(({ points }) => points)).toEqual([3, 3, 3, 3, 3]);
    expect(play.unit(ELEMENTALS).body.aboard).toBeUndefined();
  });
});

test('AMB-SEQ-13 the ECM suite of a squad fills three hexes around it, that of a machine six', () => {
  const jammed = (at: string) => {
    const play = beginFull({
      pieces: [
        { unit: 'HBK-4G', seat: 'defender', at: '0801 S' },
        { unit: ELEMENTALS, seat: 'attacker', at: `${at} N` },
        { unit: 'GRF-1N', seat: 'attacker', at: '0802 N' },
      ],
      change: (one) =>
        one.id === ELEMENTALS
          ? {
              ...one,
              sheet: {
                ...one.sheet,
                full: {
                  ...one.sheet.full,
                  slots: {
                    ...one.sheet.full.slots,
                    TR: [...(one.sheet.full.slots.TR ?? []), { holds: 'equipment', equipment: 'ecm', item: 1 }],
                  },
                },
              },
            }
          : one,
    });
    return isPodJammed(play.game, play.unit('HBK-4G'), play.unit('GRF-1N'));
  };
  expect([jammed('0805'), jammed('0806')]).toEqual([true, false]);
});

describe('UNI-68 what coming off does', () => {
  const wounds = (squad: string, points: number, faces: readonly number[], lost: readonly Location[] = []) => {
    const play = table('0809', 'HBK-4G', squad);
    play.alter(squad, (one) => ({ ...one, lost }));
    const resolution = new Resolution(play.game, scriptedDice(faces));
    return tumble(resolution, play.unit(squad), points).map(({ location, points: dealt }) => [location, dealt]);
  };

  test('UNI-68 to each suit that is left so many points, to a platoon three dice', () => {
    expect(wounds(ELEMENTALS, 2, [])).toEqual(['T1', 'T2', 'T3', 'T4', 'T5'].map((at) => [at, 2]));
    expect(wounds(ELEMENTALS, 2, [], ['T2', 'T5'])).toEqual(['T1', 'T3', 'T4'].map((at) => [at, 2]));
    expect(wounds(ELEMENTALS, 0, [])).toEqual([]);
    expect(wounds('FOOT-RIFLE', 0, [1, 2, 4])).toEqual([['TR', 7]]);
  });
});
