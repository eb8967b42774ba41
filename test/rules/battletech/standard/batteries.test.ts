import { describe, expect, test } from 'vitest';
import {
  gunsOf,
  landed,
  lobbed,
  lobToHit,
  salvoProblem,
  seenFromAfar,
  seesHex,
  sent,
} from '../../../../src/rules/battletech/standard/artillery.js';
import { salvosLandRule } from '../../../../src/rules/battletech/standard/bombardment.js';
import type { Battery } from '../../../../src/rules/battletech/standard/unseen.js';
import type { StandardState, StandardUnit } from '../../../../src/rules/battletech/types.js';
import { mountId } from '../../../../src/rules/battletech/vocabulary.js';
import { scriptedDice } from '../../../../src/rules/kernel/dice.js';
import { sideId } from '../../../../src/rules/kernel/ids.js';
import { complete } from '../../../support/complete.js';
import { hex, unit } from '../../../support/quick-start.js';
import { beginFull, marked as withMarks } from '../../../support/standard.js';

/** What batteries and guns on board have in the air, how well they know a hex, and who sees where they land (ART-01 to 08). */

const [OURS, THEIRS] = [sideId('attacker'), sideId('defender')];
const [NEAR, FAR] = [hex('0808'), hex('0905')];
const HBK = unit('HBK-4G');

const table = (batteries?: readonly Battery[], options: Readonly<Record<string, string>> = { artillery: 'sniper' }) => {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0808 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0801 S' },
    ],
    options,
    hexes: { '0804': { level: 3 } },
  });
  const { game } = play;
  return { play, game: batteries ? { ...game, field: { ...game.field, batteries } } : game };
};
const empty = (more: Partial<Battery> = {}): Battery => ({ side: OURS, left: 3, salvos: [], aims: [], ...more });

describe('ART-01 ART-07 guns as they stand', () => {
  test('ART-01 a side has four salvos or as many as are agreed, without artillery none; a unit has what it carries', () => {
    const left = (options: Readonly<Record<string, string>>, more: object = {}) =>
      gunsOf(table(undefined, options).game, { side: OURS, ...more });
    expect(left({ artillery: 'sniper' })).toEqual({ side: OURS, left: 4, salvos: [], aims: [] });
    expect(left({ artillery: 'sniper', artillerySalvos: '2' }).left).toBe(2);
    expect(left({}).left).toBe(0);
    expect(left({ artillery: 'sniper' }, { unit: HBK, gun: 'sniper' })).toMatchObject({ unit: HBK, left: 0 });
  });

  test('ART-07 each side, each unit and each kind of gun has its own', () => {
    const all = [
      empty({ left: 1 }),
      empty({ side: THEIRS, left: 2 }),
      empty({ side: THEIRS, unit: HBK, gun: 'sniper', left: 5 }),
      empty({ side: THEIRS, unit: HBK, gun: 'thumper', left: 6 }),
      empty({ side: THEIRS, unit: unit('VEDETTE'), gun: 'sniper', left: 7 }),
    ];
    const { game } = table(all);
    expect(
      all.map(
        ({ side, unit: of, gun }) => gunsOf(game, { side, ...(of ? { unit: of } : {}), ...(gun ? { gun } : {}) }).left,
      ),
    ).toEqual([1, 2, 5, 6, 7]);
  });

  test('ART-01 a salvo less with each, none for what a unit fires, and the guns always in one order', () => {
    const theirs = empty({ side: THEIRS, left: 2 });
    const shell = {
      type: 'ShellFired',
      mount: mountId('A'),
      bin: null,
      heat: 0,
      rounds: 1,
      roundsLeft: 1,
      unit: HBK,
      side: THEIRS,
      gun: 'sniper',
      hex: NEAR,
      round: 'smoke',
      lands: 3,
      from: FAR,
    } as const;
    const fired = { type: 'SalvoFired', side: OURS, gun: 'sniper', hex: NEAR, round: 'smoke', lands: 2 } as const;
    const salvo = { hex: NEAR, round: 'smoke', lands: 2 };
    const { game } = table([theirs]);
    expect(sent(game, fired)).toEqual([empty({ left: 3, salvos: [{ ...salvo, round: 'smoke' }] }), theirs]);
    const both = { ...game, field: { ...game.field, batteries: sent(game, fired) } };
    expect(sent(both, fired)[0]).toMatchObject({ left: 2, salvos: [salvo, salvo] });
    const on = lobbed(game, shell);
    expect(on).toMatchObject([
      theirs,
      { side: THEIRS, unit: HBK, left: 0, salvos: [{ ...salvo, lands: 3, from: FAR }] },
    ]);
  });

  test('ART-02 what enemies know of a battery: how much is left and when it lands, not where, nor what it has learned', () => {
    const salvos = [{ hex: NEAR, round: 'smoke', lands: 2 }] as const;
    expect(seenFromAfar(empty({ salvos, aims: [{ hex: NEAR, better: 1, sure: false }] }))).toEqual(
      empty({ salvos: [{ hex: null, round: null, lands: 2 }] }),
    );
  });
});

describe('ART-03 ART-04 how well a hex is known', () => {
  const after = (before: Battery, more: object = {}): Battery => {
    const event = {
      type: 'SalvoLanded',
      side: OURS,
      gun: 'sniper',
      round: 'high-explosive',
      hex: NEAR,
      target: null,
      number: 11,
      terms: [],
      roll: null,
      hit: false,
      observed: false,
      scatter: null,
      at: NEAR,
      wounds: [],
      ...more,
    } as const;
    const [found] = landed(table([before]).game, event);
    return found ?? expect.unreachable();
  };
  const near = (better: number, sure = false) => ({ hex: NEAR, better, sure });
  const far = { hex: FAR, better: 2, sure: false };

  test('ART-04 a miss that somebody saw makes the next easier, another does not, and a hit makes it sure', () => {
    expect(after(empty(), { observed: true }).aims).toEqual([near(1)]);
    expect(after(empty()).aims).toEqual([near(0)]);
    expect(after(empty({ aims: [near(1), far] }), { observed: true }).aims).toEqual([far, near(2)]);
    expect(after(empty({ aims: [far] }), { hit: true }).aims).toEqual([far, near(0, true)]);
  });

  test('ART-05 a round that follows TAG teaches nothing', () => {
    expect(after(empty({ aims: [far] }), { round: 'homing', hit: true }).aims).toEqual([far]);
  });

  test('ART-02 what has landed is no longer in the air: the first that was due, and no other', () => {
    const salvo = (lands: number, at = NEAR) => ({ hex: at, round: 'smoke', lands }) as const;
    const before = empty({ salvos: [salvo(2), salvo(1), salvo(1, FAR)] });
    expect(after(before).salvos).toEqual([salvo(2), salvo(1, FAR)]);
    expect(after(before, { round: 'homing' }).salvos).toEqual([salvo(2), salvo(1, FAR)]);
  });

  test('ART-03 gunnery and seven, less by what was learned of that hex alone', () => {
    const told = (aims: Battery['aims'], more: Partial<Battery> = {}) => lobToHit(empty({ aims, ...more }), 4, NEAR);
    const terms = [
      { reason: 'gunnery', value: 4 },
      { reason: 'artillery-indirect', value: 7 },
    ];
    expect(told([])).toEqual({ number: 11, sure: false, terms });
    expect(told([far])).toEqual({ number: 11, sure: false, terms });
    expect(told([far, near(0, true)])).toEqual({ number: 11, sure: true, terms });
    expect(told([near(2)])).toEqual({
      number: 9,
      sure: false,
      terms: [...terms, { reason: 'artillery-adjusted', value: -2, n: 2 }],
    });
    expect(told([], { unit: HBK, gun: 'sniper' }).terms[1]).toEqual({ reason: 'indirect', value: 7 });
  });
});

describe('ART-04 who sees where it lands', () => {
  const sees = (at: string, change: (one: StandardUnit) => StandardUnit = (one) => one): boolean => {
    const { play } = table();
    play.alter('HBK-4G', change);
    const state: StandardState = play.game;
    return seesHex(state, play.unit('HBK-4G'), hex(at));
  };
  const marked =
    (body: Partial<StandardUnit['body']>) =>
    (one: StandardUnit): StandardUnit => ({
      ...one,
      body: { ...one.body, ...body },
    });

  test('ART-04 its own hex and open ground, not what lies behind a hill', () => {
    expect([sees('0808'), sees('0805'), sees('0802')]).toEqual([true, true, false]);
  });

  test.each<[string, (one: StandardUnit) => StandardUnit]>([
    ['not on the map', (one) => ({ ...one, place: null })],
    ['shut down', marked({ shutdown: true })],
    ['hidden', marked({ hidden: { order: 'stay' } })],
    ['carried', marked({ aboard: { unit: unit('ENF-4R'), as: 'rider', since: 0 } })],
  ])('ART-04 nobody who is %s', (_, change) => {
    expect(sees('0805', change)).toBe(false);
  });

  test('ART-01 no salvo without rounds, nor at what is not on the map', () => {
    const problem = (left: number, at: string | null) => {
      const refusal = salvoProblem(table([empty({ left })]).game, OURS, at === null ? null : hex(at));
      return refusal && complete(refusal);
    };
    expect([problem(1, '1517'), problem(0, null)]).toEqual([null, null]);
    expect(problem(0, '0808')).toEqual({ code: 'battletech/no-salvos-left', params: { side: OURS }, rule: 'ART-01' });
    expect(problem(1, '1617')).toEqual({
      code: 'battletech/no-such-hex',
      params: { hex: '1617', columns: 15, rows: 17 },
      rule: 'ART-01',
    });
  });
});

describe('ART-05 rounds that follow TAG', () => {
  const [LCT, JENNER] = [unit('LCT-1V'), unit('JR7-D')];
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G', seat: 'defender', at: '0808 N' },
      { unit: 'LCT-1V', seat: 'defender', at: '0812 N' },
      { unit: 'ENF-4R', seat: 'attacker', at: '0101 S' },
      { unit: 'JR7-D', seat: 'attacker', at: '0809 N' },
    ],
    options: { artillery: 'arrow-iv' },
  });
  type Change = (state: StandardState) => StandardState;
  const tags =
    (by: string, target: StandardUnit['id']): Change =>
    (state) =>
      withMarks(state, by, { tags: target });

  /** A round of the attacker's that was sent to a hex comes down and hits if it finds somebody. */
  function landed(at: string, ...changes: readonly Change[]) {
    const batteries = [empty({ salvos: [{ hex: hex(at), round: 'homing', lands: 1 }] })];
    const due: StandardState = { ...play.game, field: { ...play.game.field, batteries } };
    const game = changes.reduce((state, change) => change(state), due);
    const dice = scriptedDice([2, 2, 3, 4, ...Array<number>(12).fill(3)]);
    const { events } = salvosLandRule.run({ ...play.full, game }, { type: 'salvos-land' }, [], dice);
    const event = events.find(({ type }) => type === 'SalvoLanded');
    return event?.type === 'SalvoLanded' ? event : expect.unreachable();
  }

  test('ART-05 the nearest enemy that is marked within 8 hexes of where it was sent', () => {
    const one = tags('ENF-4R', HBK);
    expect([landed('0816', one).target, landed('0817', one).target]).toEqual([HBK, null]);
    const both = [one, tags('JR7-D', LCT)];
    expect(['0808', '0809', '0811'].map((at) => landed(at, ...both).target)).toEqual([HBK, HBK, LCT]);
  });

  test('ART-05 nobody of its own side, nobody whom the enemy marks, and nobody who is carried', () => {
    expect(landed('0808', tags('ENF-4R', JENNER)).target).toBeNull();
    expect(landed('0808', tags('LCT-1V', HBK)).target).toBeNull();
    const aboard = { unit: LCT, as: 'rider', since: 0 } as const;
    expect(landed('0808', tags('ENF-4R', HBK), (state) => withMarks(state, 'HBK-4G', { aboard })).target).toBeNull();
  });

  test('ART-05 where nobody is marked it is told as lost', () => {
    expect(landed('0808')).toEqual({
      type: 'SalvoLanded',
      side: OURS,
      gun: 'arrow-iv',
      round: 'homing',
      hex: NEAR,
      observed: false,
      scatter: null,
      target: null,
      number: null,
      terms: [],
      roll: null,
      hit: false,
      at: null,
      wounds: [],
    });
    expect(landed('0809', tags('ENF-4R', HBK))).toMatchObject({ hex: '0809', at: '0808', number: 4, terms: [] });
  });

  test.each([
    ['north', [1, 2], [1, 15], 'CT', false],
    ['south', [16, 17], [1, 15], 'CT', true],
    ['west', [11, 11], [1, 3], 'LT', false],
    ['east', [11, 11], [13, 15], 'RT', false],
  ] as const)('ART-05 from the middle of the zone of its own side, in the %s', (_, rows, columns, location, rear) => {
    const zoned: Change = ({ deployment, ...state }) => ({
      ...state,
      deployment: [
        { side: THEIRS, zone: { rows: [8, 10], columns: [7, 9] } },
        ...deployment.filter(({ side }) => side === OURS).map((one) => ({ ...one, zone: { rows, columns } })),
      ],
    });
    const [wound] = landed('0808', tags('ENF-4R', HBK), zoned).wounds;
    expect([wound?.points, wound?.harm[0]]).toMatchObject([20, { harm: 'armor', location, rear }]);
  });
});
