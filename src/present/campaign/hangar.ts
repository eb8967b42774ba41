import { t } from '../../i18n/index.js';
import type { FactionId } from '../../rules/campaign/ids.js';
import { balance } from '../../rules/campaign/ledger.js';
import { cocoonsOut } from '../../rules/campaign/state.js';
import type { View } from '../../rules/campaign/view.js';
import { billOf, placesOf } from '../../rules/campaign/workshop.js';
import { fit } from '../posts/fit.js';
import type { Names } from './names.js';

/** What a faction has, for who leads it: its hangar, its pilots, its cards. */

const MOST = 3_400;

export function hangarText(view: View, faction: FactionId, names: Names): string {
  const { locale } = names;
  const machines = view.machines.filter((one) => one.faction === faction && one.condition !== 'lost');
  const pilots = view.pilots.filter((one) => one.faction === faction && !one.dead);
  const out = cocoonsOut(view).flatMap(({ machine }) =>
    machine ? [machine.id as string, machine.pilot as string] : [],
  );
  const cards = view.hands[faction]?.cards ?? [];
  const lines = [
    `## ${names.faction(faction)}`,
    t(locale, 'campaign.hangar.means', {
      resources: balance(view.ledger, 'resources', faction),
      prestige: balance(view.ledger, 'prestige', faction),
      places: placesOf(view, faction),
      groups: view.groups[faction] ?? 0,
      troopers: balance(view.ledger, 'elementals', faction),
    }),
    t(locale, 'campaign.hangar.machines'),
    ...machines.map((machine) =>
      t(locale, 'campaign.hangar.machine', {
        id: machine.id,
        machine: names.machine(machine.id),
        tons: view.setup.tons[machine.model] ?? 0,
        condition: out.includes(machine.id)
          ? 'out'
          : machine.marks && machine.condition === 'ready'
            ? 'damaged'
            : machine.condition,
        bill: billOf(machine),
      }),
    ),
    t(locale, 'campaign.hangar.pilots'),
    ...pilots.map((pilot) =>
      [
        t(locale, 'campaign.hangar.pilot', {
          id: pilot.id,
          pilot: pilot.name,
          rank: names.rank(pilot.id),
          xp: balance(view.ledger, 'xp', pilot.id),
          gunnery: view.setup.beginner.gunnery - pilot.bonuses.gunnery,
          piloting: view.setup.beginner.piloting - pilot.bonuses.piloting,
          hits: pilot.hits,
        }),
        ...pilot.talents.map((talent) => names.talent(talent)),
      ].join(', '),
    ),
    ...(cards.length > 0 ? [t(locale, 'campaign.hangar.cards')] : []),
    ...cards.map(({ card }) => t(locale, 'campaign.hangar.card', { card, ...names.card(card) })),
  ];
  return fit(lines, MOST, locale);
}
