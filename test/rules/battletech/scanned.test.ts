import { describe, expect, it } from 'vitest';
import { seated, spectator, type Viewer } from '../../../src/rules/kernel/seats.js';
import { begin, fire, noFire, seat, stand, unit, walk } from '../../support/quick-start.js';
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
