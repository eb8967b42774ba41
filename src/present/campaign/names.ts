import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Atlas } from '../../library/atlas.js';
import { troopersIn } from '../../rules/campaign/elementals.js';
import { rankOf } from '../../rules/campaign/ranks.js';
import type { Cocoon } from '../../rules/campaign/state.js';
import type { View } from '../../rules/campaign/view.js';

/** What things in a campaign are called in a language; what has no name any more is called by its code. */
export interface Names {
  readonly locale: Locale;
  faction(id: string): string;
  province(id: string): string;
  mission(kind: string): string;
  talent(id: string): string;
  card(id: string): { readonly title: string; readonly text: string };
  /** A machine by its model and number: `KOSHI-M3`, as it is called in battle. */
  machine(id: string): string;
  pilot(id: string): string;
  /** Whoever was sent to a mission with a machine, and the machine, for two may bear one name. */
  pilotIn(mission: string, machine: string): string;
  rank(pilot: string): string;
}

export function namesIn(
  { machines, pilots, missions }: Pick<View, 'machines' | 'pilots' | 'missions'>,
  atlas: Atlas,
  locale: Locale,
): Names {
  const machine = (id: string): string => {
    const model = machines.find((one) => one.id === id)?.model;
    return model === undefined ? id : `${model}-${id.toUpperCase()}`;
  };
  const pilot = (id: string): string => pilots.find((one) => one.id === id)?.name ?? id;
  return {
    locale,
    faction: (id) => atlas.factions[id]?.[locale] ?? id,
    province: (id) => atlas.provinces[id]?.title[locale] ?? id,
    mission: (kind) => atlas.missions[kind]?.[locale] ?? kind,
    talent: (id) => atlas.talents[id]?.[locale] ?? id,
    card: (id) => ({ title: atlas.cards[id]?.title[locale] ?? id, text: atlas.cards[id]?.text[locale] ?? '' }),
    machine,
    pilot,
    pilotIn(mission, id) {
      const sent = missions.find((one) => one.id === mission)?.cocoons.find((one) => one.machine?.id === id)?.machine;
      return sent ? `${pilot(sent.pilot)} (${machine(id)})` : machine(id);
    },
    rank: (id) => {
      const found = pilots.find((one) => one.id === id);
      return found ? t(locale, `campaign.rank.${rankOf(found.bonuses)}`) : '';
    },
  };
}

/** What a cocoon carries: a machine, Elementals, or both. */
export function sentLine(cocoon: Cocoon, names: Names): readonly string[] {
  const { machine, groups } = cocoon;
  const troopers = groups === 0 ? null : t(names.locale, 'campaign.troopers', { count: troopersIn(cocoon) });
  const parts = [...(machine ? [names.machine(machine.id)] : []), ...(troopers === null ? [] : [troopers])];
  return parts.length === 0 ? [] : [parts.join(' + ')];
}
