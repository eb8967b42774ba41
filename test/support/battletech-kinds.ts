import { SHEETS_IN_REPORT, type Picture, type Shows } from '../../src/present/picture.js';
import { battletech } from '../../src/rules/battletech/index.js';
import type { BattleTech } from '../../src/rules/battletech/battletech.js';
import type { Inquiry } from '../../src/rules/battletech/inquiries.js';
import type { SeenState } from '../../src/rules/battletech/seen.js';
import { hexAt } from '../../src/rules/geometry/hex/hex.js';
import { unitId } from '../../src/rules/kernel/ids.js';
import { playPhases, shipped, type PlayedPhase } from './played.js';
import { MAP, WHOLE } from './scenes.js';

/** Pictures of BattleTech of every kind, of so many units. */

const played = playPhases(shipped('battletech/lance-duel'), 3, 6);

/** The last phase of a kind with the most events. */
export function busiest(phase: SeenState['phase']): PlayedPhase {
  const [found] = played
    .filter(({ after }) => after.game.phase === phase)
    .sort((a, b) => b.events.length - a.events.length);
  if (!found) throw new Error(`no ${phase} was played`);
  return found;
}

/** A picture with so many units, of those that there are in turn; those that are new stand in free hexes between them. */
export function crowd(
  phase: PlayedPhase,
  count: number,
  shows: Shows<BattleTech>,
  locale: Picture['locale'],
): Picture<BattleTech> {
  const { game } = phase.after;
  if (game.level !== 'standard') throw new Error('a match of the standard level');
  const names = new Set(game.units.slice(0, count).map(({ id }) => id));
  const taken = new Set<string>(game.units.flatMap(({ place }) => (place ? [place.hex] : [])));
  const more = Array.from({ length: Math.max(0, count - game.units.length) }, (_, i) => {
    const model = game.units[i % game.units.length];
    if (!model) throw new Error('no units');
    let hex = hexAt(4 + (i % 3), 7 + i);
    for (let row = 7 + i; taken.has(hex); row++) hex = hexAt(4 + (i % 3), row);
    taken.add(hex);
    return { ...model, id: unitId(`${model.id}-2`), status: 'active', place: { hex, facing: 0 } } as const;
  });
  const units = [...game.units.filter(({ id }) => names.has(id)), ...more];
  const some = (view: typeof phase.after) => ({ ...view, game: { ...game, ...view.game, level: game.level, units } });
  const known = new Set<string>(units.map(({ id }) => id));
  const told = phase.events.filter(
    (event) => (!('unit' in event) || known.has(event.unit)) && (!('target' in event) || known.has(event.target ?? '')),
  );
  return {
    game: 'battletech',
    view: some(phase.after),
    before: phase.before,
    events: told,
    shows,
    locale,
    sides: phase.after.sides.map((id) => ({ id, title: { en: id, fr: id, ru: id } })),
  };
}

/** Every kind of map picture: of each phase, whole, and with what is drawn on request. */
export function kinds(count: number, locale: Picture['locale']): readonly (readonly [string, Picture<BattleTech>])[] {
  const move = busiest('movement');
  const { view } = crowd(move, count, MAP, locale);
  const unit = view.game.units.find(({ status, place }) => status === 'active' && place !== null);
  if (!unit) throw new Error('nobody is on the map');
  const id = unit.id;
  const inquiries = {
    reach: { about: 'reach', unit: id, mode: 'walk' },
    danger: { about: 'reach', unit: id, mode: 'walk', danger: true },
    field: { about: 'field', unit: id },
    odds: { about: 'odds', unit: id, target: null, from: null },
  } as const satisfies Readonly<Record<string, Inquiry>>;
  const asked = Object.entries(inquiries).flatMap(([name, inquiry]) => {
    const told = battletech.inspect(
      {
        ...move.after,
        game: { ...view.game, units: view.game.units.map((one) => ({ ...one, moved: null })) } as SeenState,
      },
      inquiry,
    );
    return told.ok ? [[name, { kind: 'answer', answer: told.value }] as const] : [];
  });
  const letters = {
    kind: 'letters',
    unit: unit.id,
    places: ['0709 NE', '0910', '0910 S', '0711'].map((place, i) => ({ letter: 'ABCD'.charAt(i), place })),
  } as const;
  const draft = { kind: 'draft', unit: unit.id, mode: 'walk', steps: 'L' } as const;
  return [
    ...(['deployment', 'movement', 'weapons', 'physical', 'heat', 'end'] as const).flatMap((phase) =>
      played.some(({ after }) => after.game.phase === phase)
        ? [[phase, crowd(busiest(phase), count, MAP, locale)] as const]
        : [],
    ),
    ['whole', crowd(busiest('weapons'), count, WHOLE, locale)],
    ['cards', cardsOf(crowd(busiest('weapons'), count, MAP, locale))],
    ...[...asked, ['letters', letters] as const, ['draft', draft] as const].map(
      ([name, overlay]) => [name, crowd(move, count, { kind: 'map', crop: 'action', overlay }, locale)] as const,
    ),
  ];
}

/** The cards of the first units, since the match began: then most has changed. */
export const cardsOf = (picture: Picture<BattleTech>): Picture<BattleTech> => ({
  ...picture,
  before: played[0]?.after ?? null,
  shows: {
    kind: 'sheets',
    short: true,
    units: picture.view.game.units.slice(0, SHEETS_IN_REPORT).map(({ id }) => id),
  },
});
