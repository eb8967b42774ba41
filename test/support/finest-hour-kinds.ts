import { letterOf } from '../../src/commands/presses/letters.js';
import type { Overlay, Picture, Shows } from '../../src/present/picture.js';
import { finestHourScene } from '../../src/render/finest-hour/index.js';
import type { Scene } from '../../src/render/scene.js';
import type { Command } from '../../src/rules/finest-hour/commands.js';
import type { FinestHour, HourView } from '../../src/rules/finest-hour/finest-hour.js';
import { finestHour } from '../../src/rules/finest-hour/index.js';
import type { Inquiry } from '../../src/rules/finest-hour/inquiries.js';
import type { Aircraft, Profile, Sky } from '../../src/rules/finest-hour/types.js';
import type { Outcome } from '../../src/rules/kernel/contract.js';
import { seatId, sideId, unitId } from '../../src/rules/kernel/ids.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import {
  ahead,
  bank,
  bomb,
  cloud,
  fire,
  fly,
  gun,
  left,
  profile,
  ram,
  right,
  sortie,
  type Plane,
} from './finest-hour.js';
import { MAP, WHOLE } from './scenes.js';

/** Pictures of Their Finest Hour of every kind, of a fight of four or of twelve aircraft. */

/** The game's id. */
export const GAME = 'finest-hour';

const MODELS: readonly Profile[] = [
  profile(3, { model: 'Kestrel Mk I', silhouette: 'fighter' }),
  profile(2, {
    model: 'Bramble',
    silhouette: 'twin',
    weapons: [gun('front', 20, 3, 3, 'cannon'), gun('rear', 15, 1, 2, 'tail gun')],
    attributes: ['robust', 'dive-bomber'],
    bombs: true,
  }),
  profile(1, {
    model: 'Mammoth',
    silhouette: 'heavy-bomber',
    weapons: [gun('all-round', 15, 2, 2, 'turrets'), gun('rear', 20, 2, 2, 'tail gun')],
    attributes: ['four-engined', 'bomber', 'unwieldy'],
    bombs: true,
  }),
  profile(3, { model: 'Gadfly', silhouette: 'gull-wing', attributes: ['agile', 'fast'] }),
  profile(2, { model: 'Osprey', silhouette: 'medium-bomber', bombs: true }),
  profile(3, { model: 'Kestrel Mk I', silhouette: 'fighter' }),
];

const model = (i: number): Profile => MODELS[i % MODELS.length] ?? profile();

/** Red-1 turns in, is seen, hit, evades and is stunned; Red-2 answers fire and sets its enemy alight; Bf-1 chases at full throttle. */
const ORDERS: readonly (readonly [string, Command, readonly number[]])[] = [
  [
    'red',
    fly('Red-1', [ahead(10), right(20), ahead(10), left(40), ahead(4)], { then: 'on' }),
    [...[3, 4], ...[5, 1, 1], 4],
  ],
  ['red', { type: 'evade', unit: unitId('Red-1'), heading: 2700 }, []],
  [
    'red',
    fly('Red-2', [ahead(10), left(25), ahead(9), fire(['cannon', 'Bf-2'])], { then: 'end' }),
    [...[6, 2], ...[1, 2, 2], ...[3, 3], ...[6, 6, 3], ...[2, 3, 2, 2], ...[2, 2], ...[1, 1, 1], ...[5, 5]],
  ],
  ['red', { type: 'evade', unit: unitId('Red-2'), heading: 800 }, []],
  ['blue', fly('Bf-1', [right(45), ahead(10), right(30), ahead(12), left(45), ahead(8)], { fast: true }), [2, 3]],
];

/** A fight of so many aircraft: Red-1 comes into sight, is fired at, answers; others fly their courses. */
export function dogfight(count: number) {
  const each = count / 2;
  const planes = Array.from({ length: each }, (_, i) => i).flatMap((i): readonly Plane[] => [
    {
      unit: `Red-${i + 1}`,
      at: [28 + 13 * i, 66],
      heading: 0,
      profile: model(i),
      rep: 3 + (i % 3),
      star: i === 0,
      ...(i === 5 ? { leader: 'Red-6' } : {}),
    },
    { unit: `Bf-${i + 1}`, at: [30 + 13 * i, 30], heading: 180, profile: model(i), rep: 5 - (i % 3) },
  ]);
  const play = sortie({
    planes,
    clouds: [cloud(62, 46, 5), cloud(68, 48, 4), bank(20, 10, 34, 16)],
    targets: [{ id: 'Dock', side: 'blue', at: [84, 22] }],
    exits: [{ side: sideId('red'), edge: 'north' }],
  });
  const before = finestHour.view(play.match, spectator);
  const first = play.log.length;
  const [theirs, ours] = [ORDERS.slice(-1), ORDERS.slice(0, -1)];
  const others = Array.from({ length: each - 2 }, (_, i) => ['red', fly(`Red-${i + 3}`, [ahead(10)]), []] as const);
  for (const [seat, command, faces] of [...ours, ...others, ...theirs]) play.give(seat, command, faces);
  const [began] = play.log;
  if (!began) throw new Error('nothing began');
  const opening = finestHour.view(finestHour.evolve(null, began), spectator);
  return { opening, view: finestHour.view(play.match, spectator), before, events: play.log.slice(first) };
}

/** A raid: an ion gun off the table stuns, a bomber hits its target, two collide, another leaves by its exit. */
export function raid() {
  const bomber = profile(2, {
    model: 'Bramble',
    silhouette: 'gull-wing',
    attributes: ['bomber'],
    bombs: true,
  });
  const ion = profile(1, {
    model: 'Halo',
    silhouette: 'gun',
    kind: 'off-table',
    weapons: [gun('all-round', null, 1, 4, 'ion', true)],
  });
  const dart = profile(3, { model: 'Dart', silhouette: 'dart' });
  const play = sortie(
    {
      planes: [
        { unit: 'Red-1', at: [60, 40], heading: 90, profile: bomber },
        { unit: 'Red-2', at: [20, 12], heading: 0, profile: dart },
        { unit: 'Red-3', at: [90, 60], heading: 0, profile: dart, rep: 5 },
        { unit: 'Bf-1', at: [90, 46], heading: 0, profile: profile(3, { silhouette: 'starfighter', weapons: [] }) },
        { unit: 'Halo', at: [120, 40], profile: ion },
      ],
      targets: [{ id: 'Dock', side: 'blue', at: [70, 40] }],
      exits: [{ side: sideId('red'), edge: 'north' }],
    },
    [1, 2],
  );
  const before = finestHour.view(play.match, spectator);
  const first = play.log.length;
  for (const [seat, command, faces] of RAID) play.give(seat, command, faces);
  return { view: finestHour.view(play.match, spectator), before, events: play.log.slice(first) };
}

const RAID: readonly (readonly [string, Command, readonly number[]])[] = [
  ['blue', fly('Halo', [fire(['ion', 'Red-1'])]), [6, 3]],
  ['blue', fly('Bf-1', [right(45), ahead(10)]), [6, 6]],
  ['red', fly('Red-1', [ahead(10), bomb('Dock'), left(30), ahead(6)]), [2, 3]],
  ['red', fly('Red-2', [ahead(20)]), []],
  ['red', fly('Red-3', [ahead(10), ram('Bf-1')]), [6, 6, 2, 3, 6, 6]],
];

/** The fight with all that can happen to aircraft: burning, stunned, fast, dived, out. */
function marked(view: HourView): HourView {
  const changes: Readonly<Record<string, Partial<Aircraft>>> = {
    'Red-1': { burning: true, stunned: true, manoeuvres: { evaded: true, dived: true, fast: true } },
    'Red-2': { status: 'destroyed' },
    'Bf-1': { leader: unitId('Bf-1') },
    'Bf-2': { leader: unitId('Bf-1') },
  };
  return {
    ...view,
    game: {
      ...view.game,
      bombed: view.game.sky.targets.map(({ id }) => id),
      aircraft: view.game.aircraft.map((one) => ({ ...one, ...changes[one.id] })),
    },
  };
}

const OUTCOME: Outcome = {
  winners: [sideId('blue')],
  reason: 'last-in-the-air',
  scores: { red: 4, blue: 7 },
  fates: {},
};

export const under = (view: HourView, sky: Partial<Sky>): HourView => ({
  ...view,
  game: { ...view.game, sky: { ...view.game.sky, ...sky } },
});

/** Every kind of picture: of a stretch, the whole sky over each ground, what is asked for, drafts, and cards. */
export function kinds(count: number, locale: Picture['locale']): readonly (readonly [string, Picture<FinestHour>])[] {
  const { opening, view, before, events } = dogfight(count);
  const picture = (shows: Shows<FinestHour>, of: Partial<Picture<FinestHour>> = {}): Picture<FinestHour> => ({
    game: GAME,
    view,
    before,
    events,
    shows,
    locale,
    ...of,
  });
  const over = (overlay: Overlay<FinestHour>): Picture<FinestHour> =>
    picture({ kind: 'map', crop: 'action', overlay }, { events: [], before: null });
  const who = unitId('Red-2');
  const asked = (
    [
      { about: 'odds', unit: unitId('Bf-2'), target: null, from: null },
      { about: 'odds', unit: who, target: unitId('Bf-1'), from: null },
      { about: 'reach', unit: who, by: 'normal' },
      { about: 'reach', unit: unitId('Red-1'), by: 'fast' },
      { about: 'reach', unit: who, by: 'evasion' },
      { about: 'arcs', unit: who },
      { about: 'los', unit: who, target: unitId('Bf-1') },
      { about: 'sheet', unit: who },
    ] as const satisfies readonly Inquiry[]
  ).map((inquiry) => {
    const told = finestHour.inspect(view, inquiry);
    if (!told.ok) throw new Error(JSON.stringify(told.error));
    const name = 'by' in inquiry ? `reach-${inquiry.by}` : inquiry.about;
    return [`${name}-${inquiry.unit}`, over({ kind: 'answer', answer: told.value })] as const;
  });
  const units = view.game.aircraft.slice(0, 4).map(({ id }) => id);
  const space: Partial<Sky> = {
    ground: 'stars',
    id: 'space',
    obstacles: [
      { kind: 'asteroid', shapes: [cloud(62, 46, 4), cloud(68, 49, 3)] },
      { kind: 'station', shapes: [bank(20, 10, 40, 14), cloud(30, 12, 5)] },
    ],
  };
  const grounds = (['sea', 'coast', 'city', 'trenches'] as const).map(
    (ground) =>
      [ground, picture(WHOLE, { view: under(view, { ground, id: ground }), before: null, events: [] })] as const,
  );
  return [
    ['stretch', picture(MAP)],
    ['whole', picture(WHOLE)],
    ['marked', picture(MAP, { view: marked(view) })],
    ['night', picture(WHOLE, { view: under(view, { light: 'night' }), before: null, events: [] })],
    ['space', picture(WHOLE, { view: under(view, space) })],
    ['opening', picture(WHOLE, { view: opening, before: null, events: [] })],
    ['closing', picture(MAP, { view: { ...marked(view), questions: [], outcome: OUTCOME } })],
    ['raid', picture(WHOLE, raid())],
    ...grounds,
    ...asked,
    [
      'ends',
      picture({ kind: 'map', crop: 'action', overlay: lettered(before, 'Red-1') }, { view: before, events: [] }),
    ],
    ['draft', over({ kind: 'draft', unit: who, mode: 'fast', steps: '10 L45 8 R30 @Bf-2 6' })],
    [
      'row',
      over({
        kind: 'draft',
        unit: 'Bf-1',
        mode: 'fly',
        steps: 'E225',
        planned: [{ unit: who, mode: 'fly', steps: '10 L45 8' }],
      }),
    ],
    ['cards', picture({ kind: 'sheets', short: true, units }, { view: marked(view) })],
    ['sheets', picture({ kind: 'sheets', units: view.game.aircraft.map(({ id }) => id) })],
    ['sheet', picture({ kind: 'sheets', units: [who] })],
  ];
}

/** The letters at the places where an aircraft can end that is to be activated. */
export function lettered(view: HourView, unit: string): Extract<Overlay<FinestHour>, { kind: 'letters' }> {
  const choice = finestHour.choices(view, seatId('red'), { unit, way: 'move' });
  if (choice.kind !== 'pick') throw new Error(choice.kind);
  const places = choice.options.map(({ facts }, index) => ({ letter: letterOf(index), place: String(facts['hex']) }));
  return { kind: 'letters', unit, places };
}

/** The scene of a view with an overlay, of nothing that happened. */
export const shownOn = (view: HourView, overlay: Overlay<FinestHour> | null): Scene =>
  finestHourScene({
    game: GAME,
    view,
    before: null,
    events: [],
    shows: { kind: 'map', crop: 'action', overlay },
    locale: 'en',
  });
