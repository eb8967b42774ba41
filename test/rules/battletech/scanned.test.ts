import { describe, expect, it } from 'vitest';
import { battletech } from '../../../src/rules/battletech/index.js';
import {
  glimpseBody,
  isSecret,
  unknownOf,
  type Entry,
  type Figure,
} from '../../../src/rules/battletech/damage/unknown.js';
import type { SeenStandard } from '../../../src/rules/battletech/seen.js';
import { supposed, supposedView } from '../../../src/rules/battletech/supposed.js';
import type { MountId } from '../../../src/rules/battletech/vocabulary.js';
import { sideId } from '../../../src/rules/kernel/ids.js';
import { seated, spectator, type Viewer } from '../../../src/rules/kernel/seats.js';
import { begin, fire, hex, noFire, seat, stand, unit, walk } from '../../support/quick-start.js';
import { beginFull } from '../../support/standard.js';
import { hiding, scanning } from '../../support/unseen.js';

/** Single figures of a sheet that a viewer does not see: a scan has told them, to one seat (C-01). */

const PIECES = [
  { unit: 'HBK-4G', seat: 'near', at: '0812 N' },
  { unit: 'CN9-AH', seat: 'far', at: '0817 N' },
  { unit: 'ENF-4R', seat: 'enemy', at: '0806 S', armor: { RT: 7 } },
];
const RULES = scanning(4);
const NEAR = seated(seat('near-1'));
const OTHERS: readonly Viewer[] = [seated(seat('near-2')), spectator];

const play = () =>
  begin(
    {
      pieces: PIECES.map((piece) => ({ ...piece, seat: { near: 'near-1', far: 'near-2' }[piece.seat] ?? piece.seat })),
    },
    [1, 1, 6, 6],
    RULES,
  );

describe('C-01 a scan told to one seat', () => {
  it('shows the armour of who is near, and nothing else of the sheet', () => {
    const match = play();
    const seen = (viewer: Viewer) => RULES.view(match.match, viewer).game.units.find(({ id }) => id === 'ENF-4R');
    expect(seen(NEAR)).toMatchObject({ glimpsed: true, armor: null, rearArmor: null });
    match.give('near-1', walk('HBK-4G', 'FF'));
    expect(seen(NEAR)).toMatchObject({ glimpsed: true, armor: { RT: 7 }, ammo: [{ left: null }] });
    for (const viewer of OTHERS) expect(seen(viewer)).toMatchObject({ armor: null, ammo: [{ left: null }] });
    expect(seen(seated(seat('enemy')))).not.toHaveProperty('glimpsed');
  });

  it('shows the choice between the hexes of a line to whoever sees both of its ends', () => {
    const rules = hiding(['ENF-4R']);
    const { match } = begin({ pieces: PIECES.filter(({ seat: at }) => at !== 'far') }, [1, 1, 6, 6], rules);
    const splits = [{ units: [unit('HBK-4G'), unit('ENF-4R')], hexes: [] }] as const;
    const seen = (viewer: Viewer) => rules.view({ ...match, game: { ...match.game, splits } }, viewer).game.splits;
    expect([seen(seated(seat('near'))), seen(spectator), seen(seated(seat('enemy')))]).toEqual([[], [], splits]);
    const open = {
      ...match,
      game: { ...match.game, splits: [{ units: [unit('HBK-4G'), unit('HBK-4G')], hexes: [] }] as const },
    };
    expect(rules.view(open, spectator).game.splits).toHaveLength(1);
  });

  it('tells what a hit has left to them alone, and its rounds to nobody', () => {
    const match = play();
    match.give('near-1', walk('HBK-4G', 'FF'));
    while (match.game.phase === 'movement') {
      const [next] = match.awaited;
      const [who = ''] = next?.split(':') ?? [];
      match.give(who, stand(who === 'near-2' ? 'CN9-AH' : 'ENF-4R'));
    }
    while (match.events('ShotResolved').length === 0) {
      const [who = ''] = match.awaited[0]?.split(':') ?? [];
      if (who === 'near-1') match.give(who, fire('HBK-4G', 'ENF-4R', 'A'));
      else match.give(who, noFire(who === 'enemy' ? 'ENF-4R' : 'CN9-AH'), who === 'enemy' ? HIT : []);
    }
    const shot = match.last('ShotResolved');
    const told = (viewer: Viewer) => RULES.tell(shot, match.match, viewer);
    expect(shot.hits[0]?.marks[0]?.after).not.toBeNull();
    expect(told(NEAR)).toEqual(shot);
    for (const viewer of OTHERS) {
      const other = told(viewer);
      expect(other).toMatchObject({ type: 'ShotResolved', result: 'hit', ammoLeft: null });
      const marks = other?.type === 'ShotResolved' && 'hits' in other ? other.hits.flatMap((hit) => hit.marks) : [];
      expect(marks.map(({ after }) => after)).toEqual([null, null]);
    }
  });
});

/** The faces of a shot that hits, of where it goes, and of the initiative of the next turn. */
const HIT = [6, 5, 4, 4, 1, 1, 6, 6];

describe('C-01 what is not known is supposed, for reckoning', () => {
  const [HUNCHBACK, ENFORCER] = [unit('HBK-4G'), unit('ENF-4R')];
  const full = (rules = battletech) => {
    const pieces = [PIECES[0], PIECES[2]].flatMap((piece) => piece ?? []);
    const play = beginFull({ pieces, options: { forcedWithdrawal: 'on' } }, [1, 1, 6, 6], rules);
    play.alter('ENF-4R', (one) => ({
      ...one,
      ammo: one.ammo.map((bin) => ({ ...bin, left: 1 })),
      body: { ...one.body, heat: 7, pilot: { ...one.body.pilot, gunnery: 2, piloting: 3, hits: 1 } },
    }));
    return play;
  };
  const view = (): SeenStandard => full().game;

  it('where everything is known it is what is so', () => {
    for (const game of [play().game, view()]) expect(supposed(game)).toBe(game);
    const seen = battletech.view(full().match, spectator);
    expect(supposedView(seen)).toEqual(seen);
  });

  it('of a sheet that is not seen what is printed there, at both levels; of others what is so', () => {
    const quick = play();
    quick.give('near-1', walk('HBK-4G', ''));
    const viewOf = RULES.view(quick.match, seated(seat('enemy'))).game;
    const [mine, other, enemy] = supposed(viewOf).units;
    expect(enemy).toBe(viewOf.units[2]);
    expect(enemy?.armor).toMatchObject({ RT: 7 });
    expect([mine, other].map((one) => one && 'glimpsed' in one)).toEqual([false, false]);
    expect([mine?.armor, other?.armor]).toEqual([mine?.sheet.armor, other?.sheet.armor]);
    const match = full(scanning(0));
    const seen = supposed(RULES.view(match.match, seated(seat('near'))).game);
    expect(seen.units[0]).toEqual(match.unit('HBK-4G'));
    expect(seen.units[1]).toMatchObject({
      armor: match.unit('ENF-4R').sheet.armor,
      ammo: match.unit('ENF-4R').ammo.map(({ full: left }) => ({ left })),
      body: { heat: 0, pilot: { gunnery: 4, piloting: 5, hits: 0 } },
    });
  });

  it('of goals that it is not seen who holds, that nobody has held them yet', () => {
    const { field, ...rest } = view();
    const goal = { goal: 'points', side: sideId('near'), points: 50 } as const;
    const victory = { ...field.victory, goals: [goal, goal] };
    expect(supposed({ ...rest, field: { ...field, victory, held: null } }).field.held).toEqual([0, 0]);
    expect(supposed({ ...rest, field: { ...field, victory, held: [2, 1] } }).field.held).toEqual([2, 1]);
  });

  it('of what they roll for, that their pilots are regular', () => {
    const { field, ...rest } = view();
    const others = [
      { reason: 'range-medium', value: 2 },
      { reason: 'heat', value: 1 },
    ] as const;
    const told = (reason: 'gunnery' | 'piloting') => ({ number: null, terms: [{ reason, value: null }, ...others] });
    const reckoned = (reason: 'gunnery' | 'piloting', value: number) => ({
      number: value + 3,
      terms: [{ reason, value }, ...others],
    });
    const known = { number: 9, terms: [{ reason: 'gunnery', value: 2 }] } as const;
    const at = { distance: 5, range: 'medium' } as const;
    const shot = { mount: 'A' as MountId, mode: 'normal', bin: null } as const;
    const aimed = { ...shot, target: HUNCHBACK, aim: null, spotter: null };
    const struck = { side: 'front', cover: false } as const;
    const declared = { unit: ENFORCER, twist: 0, resolved: [], sinksOff: null, unjam: null } as const;
    const blows = { unit: ENFORCER, blows: [], damages: [] };
    const seen: SeenStandard = {
      ...rest,
      field: {
        ...field,
        held: null,
        fire: [
          {
            ...declared,
            shots: [
              { ...aimed, toHit: { ...told('gunnery'), ...at, ...struck } },
              { ...aimed, toHit: { ...known, ...at, ...struck } },
            ],
            atHexes: [
              { ...shot, hex: hex('0812'), toHit: { ...told('gunnery'), ...at } },
              { ...shot, hex: hex('0812'), toHit: { ...known, ...at } },
            ],
          },
          { ...declared, shots: [] },
        ],
        blows: [
          {
            ...blows,
            toHits: [
              { ...told('piloting'), side: 'front', table: 'kick' },
              { ...known, side: 'front', table: 'kick' },
            ],
          },
        ],
      },
    };
    const { fire: fired, blows: struckBy } = supposed(seen).field;
    expect(fired).toEqual([
      {
        ...declared,
        shots: [
          { ...aimed, toHit: { ...reckoned('gunnery', 4), ...at, ...struck } },
          { ...aimed, toHit: { ...known, ...at, ...struck } },
        ],
        atHexes: [
          { ...shot, hex: '0812', toHit: { ...reckoned('gunnery', 4), ...at } },
          { ...shot, hex: '0812', toHit: { ...known, ...at } },
        ],
      },
      { ...declared, shots: [] },
    ]);
    expect(struckBy).toEqual([
      {
        ...blows,
        toHits: [
          { ...reckoned('piloting', 5), side: 'front', table: 'kick' },
          { ...known, side: 'front', table: 'kick' },
        ],
      },
    ]);
  });
});

describe('C-01 a sheet of which nothing is known', () => {
  const whole = beginFull({ pieces: [PIECES[0], PIECES[2]].flatMap((one) => one ?? []) }).unit('HBK-4G');

  it.each<readonly [string, readonly Figure[], readonly Entry[]]>([
    ['no figure', [], ['armor', 'structure', 'struck', 'ammo', 'heat', 'pilot']],
    ['its armour', ['armor'], ['structure', 'struck', 'ammo', 'heat', 'pilot']],
    ['its structure', ['structure'], ['armor', 'ammo', 'heat', 'pilot']],
    ['its rounds', ['ammo'], ['armor', 'structure', 'struck', 'heat', 'pilot']],
    ['its heat', ['heat'], ['armor', 'structure', 'struck', 'ammo', 'pilot']],
    ['its pilot', ['pilot'], ['armor', 'structure', 'struck', 'ammo', 'heat']],
  ])('C-01 is one of which %s is known', (_, known, hidden) => {
    const seen = glimpseBody(whole, known);
    expect(unknownOf(seen)).toEqual(hidden);
    expect(isSecret(seen)).toBe(known.length === 0);
  });

  it('C-01 of a whole sheet nothing is unknown', () => {
    expect([unknownOf(whole), isSecret(whole)]).toEqual([[], false]);
  });
});
