import type { Overlay, Picture, Shows } from '../../src/present/picture.js';
import { at } from '../../src/rules/geometry/plane/point.js';
import { unitId } from '../../src/rules/kernel/ids.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import type { Inquiry } from '../../src/rules/tactic148/inquiries.js';
import { tactic148 } from '../../src/rules/tactic148/index.js';
import type { WeaponId, ZoneId } from '../../src/rules/tactic148/types.js';
import type { Tactic148, TacticView } from '../../src/rules/tactic148/tactic148.js';
import { begun, withCharacter, withGame } from './posed-tactic.js';
import { MAP, WHOLE } from './scenes.js';
import { begin, grenade, move, piece, round, shoot, wall } from './tactic148.js';

/** Pictures of 1-48 Tactic of every kind, of a fight of four or of twelve soldiers. */

const CARDS = ['rifleman', 'sergeant', 'gunner', 'scout', 'rifleman', 'gunner'] as const;
const THEIRS = ['grenadier', 'officer', 'mg', 'assault', 'grenadier', 'mg'] as const;

/** A fight of so many figures: a shot that wounds, a way, a grenade; the names are as long as the shipped ones. */
export function fight(count: number) {
  const places = [0, 1, 2, 3, 4, 5].slice(0, count / 2);
  const play = begin({
    figures: [
      ...places.map((i) => ({ unit: `US-${CARDS[i] ?? ''}${i}`, card: CARDS[i] ?? '', at: [8 + i * 3, 10] as const })),
      ...places.map((i) => ({
        unit: `VG-${THEIRS[i] ?? ''}${i}`,
        card: THEIRS[i] ?? '',
        at: [8 + i * 3, 18] as const,
      })),
    ],
    pieces: [
      piece('hut', 'obstruction', wall(27, 12, 32, 16), { look: 'house' }),
      piece('hedge', 'cover', wall(4, 14, 10, 14.6)),
      piece('wood', 'cover', round(20, 24, 2), { look: 'wood' }),
    ],
  });
  const before = tactic148.view(play.match, spectator);
  const first = play.log.length;
  play.give('us', shoot('US-rifleman0', 'VG-grenadier0'), [5, 2, 1]);
  play.give('us', move('US-rifleman0', [8, 12]));
  play.give('us', grenade('US-sergeant1', 13, 17), [5, 1, 1]);
  return { view: tactic148.view(play.match, spectator), before, events: play.log.slice(first) };
}

/** The fight with all that can lie on a table: markers, zones, a figure out. */
function marked(view: TacticView): TacticView {
  const [us] = view.sides;
  if (!us) throw new Error('no sides');
  const opportunity = { at: at(16, 14), radius: 3000, weapon: 'rifle' as WeaponId, aim: false, hold: true };
  const zone = { id: 'sf1' as ZoneId, side: us, initiator: unitId('US-rifleman0'), at: at(11, 18), radius: 3000 };
  const suppressing = { zone: zone.id, weapon: 'rifle' as WeaponId };
  const hurt = withCharacter(view, 'US-rifleman0', { wounded: true, shocked: true, inCover: true, suppressing });
  const waits = withCharacter(hurt, 'US-sergeant1', { opportunity });
  return withGame(withCharacter(waits, 'VG-officer1', { status: 'eliminated' }), (game) => ({
    ...game,
    zones: [zone],
  }));
}

/** Every kind of picture: of a stretch, the whole table, what is asked for, and cards. */
export function kinds(count: number, locale: Picture['locale']): readonly (readonly [string, Picture<Tactic148>])[] {
  const { view, before, events } = fight(count);
  const picture = (shows: Shows<Tactic148>, of: Partial<Picture<Tactic148>> = {}): Picture<Tactic148> => ({
    game: 'tactic148',
    view,
    before,
    events,
    shows,
    locale,
    ...of,
  });
  const over = (overlay: Overlay<Tactic148>): Picture<Tactic148> =>
    picture({ kind: 'map', crop: 'action', overlay }, { events: [], before: null });
  const unit = unitId('US-gunner2');
  const who = count > 4 ? unit : unitId('US-rifleman0');
  const asked = (
    [
      { about: 'odds', unit: who, target: null, aim: false, from: null },
      { about: 'reach', unit: who, by: 'move' },
      { about: 'reach', unit: who, by: 'move', danger: true },
      { about: 'field', unit: who },
      { about: 'los', from: at(8, 12), to: at(11, 18) },
      { about: 'sheet', unit: who },
    ] as const satisfies readonly Inquiry[]
  ).map((inquiry) => {
    const told = tactic148.inspect(view, inquiry);
    if (!told.ok) throw new Error(JSON.stringify(told.error));
    return ['danger' in inquiry ? 'danger' : inquiry.about, over({ kind: 'answer', answer: told.value })] as const;
  });
  const squares = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [2 + (i % 5) * 4, 6 + Math.floor(i / 5) * 3];
    return { letter: String.fromCharCode(65 + i), place: `${x},${y} ${x + 4},${y + 3}` };
  });
  const points = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [7 + (i % 4) * 0.8, 11 + Math.floor(i / 4) * 0.8];
    return { letter: String.fromCharCode(65 + i), place: `${x.toFixed(1)},${y.toFixed(1)}` };
  });
  const known = new Set(view.game.characters.map(({ id }) => id));
  const four = [...known].slice(0, 4);
  const deploying = begun('tactic148/skirmish');
  const fell = events.map((event) =>
    event.type === 'CharacterHurt' && event.unit === 'VG-grenadier0'
      ? { ...event, becomes: 'eliminated' as const }
      : event,
  );
  return [
    ['stretch', picture(MAP)],
    ['fell', picture(MAP, { view: withCharacter(view, 'VG-grenadier0', { status: 'eliminated' }), events: fell })],
    ['whole', picture(WHOLE)],
    ['marked', picture(MAP, { view: marked(view) })],
    ['begins', picture(WHOLE, { view: deploying, before: null, events: [] })],
    ...asked,
    ['squares', over({ kind: 'letters', unit: who, places: squares })],
    ['points', over({ kind: 'letters', unit: who, places: points })],
    ['move', over({ kind: 'draft', unit: who, mode: 'move', steps: '13,11 13,13' })],
    ['suppress', over({ kind: 'draft', unit: who, mode: 'suppress', steps: '14,17' })],
    ['cards', picture({ kind: 'sheets', short: true, units: four }, { view: marked(view) })],
  ];
}
