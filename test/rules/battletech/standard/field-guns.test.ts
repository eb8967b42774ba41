import { describe, expect, test } from 'vitest';
import { stockUnit, unitSchema } from '../../../../src/games/battletech/library/unit.js';
import { gunArcProblem } from '../../../../src/rules/battletech/standard/field-guns.js';
import { fullShots } from '../../../../src/rules/battletech/standard/gunnery.js';
import { fullVolley } from '../../../../src/rules/battletech/standard/hex-fire.js';
import type { Aimed } from '../../../../src/rules/battletech/standard/types.js';
import type { StandardUnitSetup } from '../../../../src/rules/battletech/types.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { weaponsLeft } from '../../../../src/rules/battletech/weapons-left.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { groundProblem } from '../../../../src/rules/battletech/step.js';
import { beginFull, eventsOf, passTo, type FullPlay } from '../../../support/standard.js';
import { FOOT_PLATOON } from '../../../support/unit-files.js';

/** Guns, suits and skills of platoons (EQP-01 to 03). */

/** A platoon that is otherwise equipped, in place of the rifle platoon. */
const equipped =
  (file: object) =>
  (one: StandardUnitSetup): StandardUnitSetup => {
    if (one.sheet.kind !== 'infantry') return one;
    const { sheet, ammo } =
      stockUnit(unitSchema.parse({ ...FOOT_PLATOON, ...file })).outfits.standard ?? expect.unreachable();
    return { ...one, sheet, ammo };
  };

/** Three AC/5 of eight tons each, for which 28 troopers are enough. */
const BATTERY = {
  weapons: [{ weapon: 'ac-5' }, { weapon: 'ac-5' }, { weapon: 'ac-5' }],
  ammo: [{ ammo: 'ac-5', rounds: 20 }],
};

function atFire(file: object, targets: readonly string[] = ['0808 S']): FullPlay {
  const play = beginFull({
    pieces: [
      { unit: 'FOOT-RIFLE', seat: 'defender', at: '0812 N' },
      ...targets.map((at, i) => ({ unit: `LCT-1V=T${i + 1}`, seat: 'attacker', at })),
    ],
    change: equipped(file),
  });
  passTo(play, 'attack');
  return play;
}

/** Shots of the platoon, `B T1`, as they would be declared: their numbers, or the refusal. */
function shots(play: FullPlay, ...declared: string[]) {
  const aimed = declared.map((one): Aimed => {
    const [mount = '', target = ''] = one.split(' ');
    return { mount: mountId(mount), target: unit(target), mode: 'normal', bin: null, aim: null };
  });
  const found = fullShots(play.game, play.unit('FOOT-RIFLE'), 0, aimed);
  return found.ok ? found.value : found.error;
}

/** So many troopers of the platoon are left. */
const remain = (play: FullPlay, troopers: number): void => {
  play.alter('FOOT-RIFLE', (one) => ({ ...one, body: { ...one.body, structure: { TR: troopers } } }));
};

const walked = (entered: number) => ({
  mode: 'walk' as const,
  steps: 'F'.repeat(entered),
  path: [],
  mp: entered,
  entered,
});

/** The reasons of the number of a shot at the platoon from its enemy, beside range and skill. */
function hidden(file: object, at: string, by: string, letter = 'A', entered = 0): readonly string[] {
  const play = beginFull({
    pieces: [
      { unit: 'FOOT-RIFLE', seat: 'defender', at: '0812 N' },
      { unit: by, seat: 'attacker', at },
    ],
    change: (one) => (one.id === unit('FOOT-RIFLE') ? equipped(file)(one) : one),
  });
  passTo(play, 'attack');
  if (entered > 0) play.alter('FOOT-RIFLE', (one) => ({ ...one, moved: walked(entered) }));
  const aimed: Aimed = { mount: mountId(letter), target: unit('FOOT-RIFLE'), mode: 'normal', bin: null, aim: null };
  const found = fullShots(play.game, play.unit(by), 0, [aimed]);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.flatMap(({ toHit }) =>
    toHit.terms.flatMap(({ reason, value }) =>
      reason === 'stealth' || reason === 'cloak' ? [`${reason} ${value}`] : [],
    ),
  );
}

describe('EQP-03 field guns', () => {
  test('each fires by itself and none of its targets is a secondary one', () => {
    const play = atFire(BATTERY, ['0808 S', '0908 S']);
    const found = shots(play, 'B T1', 'C T2');
    if ('code' in found) throw new Error(found.code);
    expect(found.map(({ troopers, toHit }) => [troopers, toHit.terms.map(({ reason }) => reason)])).toEqual([
      [undefined, ['gunnery', 'range-short', 'attacker-infantry', 'target-moved']],
      [undefined, ['gunnery', 'range-short', 'attacker-infantry', 'target-moved']],
    ]);
  });

  test('a crew is a trooper a ton, and the first guns keep theirs the longest', () => {
    const play = atFire(BATTERY);
    const served = (left: number) => {
      remain(play, left);
      return ['B', 'C', 'D'].map((letter) => {
        const found = shots(play, `${letter} T1`);
        return 'code' in found ? found.code : 'fires';
      });
    };
    const without = 'battletech/gun-without-crew';
    expect(served(24)).toEqual(['fires', 'fires', 'fires']);
    expect(served(23)).toEqual(['fires', 'fires', without]);
    expect(served(15)).toEqual(['fires', without, without]);
    expect(served(7)).toEqual([without, without, without]);
    expect(shots(play, 'D T1')).toMatchObject({ code: without, params: { need: 24, have: 7 }, rule: 'EQP-03' });
    expect(
      weaponsLeft(play.game.board, play.unit('FOOT-RIFLE')).find(({ mount }) => mount.id === 'D')?.refusal?.code,
    ).toBe(without);
  });

  test('a light gun takes two all the same', () => {
    const play = atFire({ weapons: [{ weapon: 'machine-gun' }], ammo: [{ ammo: 'machine-gun', rounds: 100 }] }, [
      '0811 S',
    ]);
    remain(play, 1);
    expect(shots(play, 'B T1')).toMatchObject({ code: 'battletech/gun-without-crew', params: { need: 2, have: 1 } });
  });

  test('guns fire together one way, not with small arms, and not on the move', () => {
    const play = atFire(BATTERY, ['0811 S', '0813 N']);
    expect(shots(play, 'B T1', 'C T1')).toHaveLength(2);
    expect(shots(play, 'B T1', 'C T2')).toMatchObject({
      code: 'battletech/guns-two-ways',
      params: { unit: 'FOOT-RIFLE' },
      rule: 'EQP-03',
    });
    expect(shots(play, 'A T1', 'B T1')).toMatchObject({ code: 'battletech/guns-or-arms', rule: 'EQP-03' });
    // Who is in their own hex is in the way of every gun.
    expect(gunArcProblem(play.unit('FOOT-RIFLE'), [hex('0812'), hex('0811')])).toBeNull();
    play.alter('FOOT-RIFLE', (one) => ({ ...one, moved: walked(1) }));
    const moves = { code: 'battletech/guns-on-the-move', params: { unit: 'FOOT-RIFLE' }, rule: 'EQP-03' };
    expect(shots(play, 'B T1')).toEqual(moves);
    expect(shots(play, 'A T1')).toHaveLength(1);
    play.alter('FOOT-RIFLE', (one) => ({ ...one, moved: null }));
    expect(shots(play, 'B T1')).toHaveLength(1);
  });

  test('at hexes as well guns point one way together', () => {
    const play = beginFull({
      pieces: [
        { unit: 'FOOT-RIFLE', seat: 'defender', at: '0812 N' },
        { unit: 'LCT-1V', seat: 'attacker', at: '0101 S' },
      ],
      hexes: { '0810': { woods: 1 }, '0811': { woods: 1 }, '0813': { woods: 1 } },
      options: { fires: 'on', clearWoods: 'on' },
      change: equipped(BATTERY),
    });
    passTo(play, 'attack');
    const fired = (...at: readonly string[]) => {
      const atHexes = at.map((one, i) => ({
        mount: mountId('BC'[i] ?? ''),
        hex: hex(one),
        mode: 'normal' as const,
        bin: null,
      }));
      const found = fullVolley(play.game, play.unit('FOOT-RIFLE'), 0, { shots: [], atHexes });
      return found.ok ? found.value.atHexes.map((one) => one.hex) : [complete(found.error).code, found.error.rule];
    };
    expect(fired('0810', '0811')).toEqual(['0810', '0811']);
    expect(fired('0811', '0813')).toEqual(['battletech/guns-two-ways', 'EQP-03']);
    expect(fired('0813')).toEqual(['0813']);
  });
});

describe('EQP-01 suits that hide a platoon', () => {
  test.each([
    [['camouflage'], 0, ['cloak 3']],
    [['camouflage'], 2, ['cloak 1']],
    [['camouflage'], 3, []],
    [['infrared'], 0, ['stealth 1']],
    [['camouflage', 'infrared'], 1, ['stealth 1', 'cloak 2']],
    [['ecm'], 0, []],
    [['dest'], 0, ['stealth 1', 'cloak 1']],
    [['dest'], 1, ['stealth 1']],
  ] as const)('EQP-01 %j after %i hexes', (sneak, entered, terms) => {
    expect(hidden({ sneak }, '0810 S', 'LCT-1V', 'A', entered)).toEqual(terms);
  });

  test('EQP-01 warmth hides the better the farther off, and from infantry not at all', () => {
    expect(hidden({ sneak: ['infrared'] }, '0807 S', 'LCT-1V')).toEqual(['stealth 1']);
    expect(hidden({ sneak: ['infrared'] }, '0803 S', 'LCT-1V')).toEqual(['stealth 2']);
    expect(hidden({ sneak: ['infrared', 'camouflage'] }, '0811 S', 'JUMP-LASER')).toEqual(['cloak 3']);
  });
});

describe('EQP-02 mountain troops', () => {
  const up = (file: object, level: number) => {
    const play = beginFull({
      pieces: [
        { unit: 'FOOT-RIFLE', seat: 'defender', at: '0812 N' },
        { unit: 'LCT-1V', seat: 'attacker', at: '0801 S' },
      ],
      hexes: { '0811': { level } },
      change: equipped(file),
    });
    const found = groundProblem(play.game.board, play.unit('FOOT-RIFLE'), 'walk', hex('0812'), hex('0811'), false);
    return found ? [found.code, found.params['most'], found.rule] : 'climbs';
  };

  test('EQP-02 climb three levels in one step, where others climb one', () => {
    expect([1, 2].map((level) => up({}, level))).toEqual(['climbs', ['battletech/too-steep', 1, 'UNI-11']]);
    expect([3, 4].map((level) => up({ mountain: true }, level))).toEqual([
      'climbs',
      ['battletech/too-steep', 3, 'EQP-02'],
    ]);
  });
});

test('EQP-01 ECM hides a platoon from probes', () => {
  const found = (sneak: readonly string[]) => {
    const play = beginFull({
      pieces: [
        { unit: 'FOOT-RIFLE', seat: 'defender', at: '0812 N', hidden: true },
        { unit: 'LCT-1V', seat: 'defender', at: '0101 S' },
        { unit: 'RVN-3L', seat: 'attacker', at: '0810 S' },
      ],
      options: { hidden: 'on' },
      change: equipped({ sneak }),
    });
    passTo(play, 'attack');
    return eventsOf(play, 'UnitRevealed').map(({ unit: id }) => id);
  };
  expect(found(['camouflage'])).toEqual(['FOOT-RIFLE']);
  expect(found(['ecm'])).toEqual([]);
});
