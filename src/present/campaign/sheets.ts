import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import type { Palette } from '../../match/people.js';
import type { FactionId } from '../../rules/campaign/ids.js';
import { balance } from '../../rules/campaign/ledger.js';
import { tiersAt } from '../../rules/campaign/prestige.js';
import { cocoonsOut, isClan, prestigeOf } from '../../rules/campaign/state.js';
import type { View } from '../../rules/campaign/view.js';
import { billOf } from '../../rules/campaign/workshop.js';
import type { Names } from './names.js';

/** The ladder of prestige and the sheet of a hangar, as plain JSON. Cards are in neither. */

export interface Sheet {
  readonly game: 'campaign';
  readonly title: string;
  readonly turn: number;
  readonly locale: Locale;
  readonly palette?: Palette;
}

/** The Clans by their prestige, against the tiers that it opens (CLN-04). */
export interface CampaignLadder extends Sheet {
  readonly shows: { readonly kind: 'ladder' };
  readonly ladder: {
    readonly tiers: readonly { readonly at: number; readonly opens: string }[];
    /** `place`: that of the faction in its file, which its colour and letter follow from. */
    readonly clans: readonly {
      readonly name: string;
      readonly place: number;
      readonly prestige: number;
      readonly tiers: number;
    }[];
  };
}

/** How a machine is: ready, damaged, in the workshop, or out on a mission. */
type Condition = 'ready' | 'damaged' | 'workshop' | 'out';

/** The machines and pilots of a faction. */
export interface CampaignHangar extends Sheet {
  readonly shows: { readonly kind: 'hangar' };
  readonly machines: readonly {
    readonly name: string;
    readonly condition: Condition;
    readonly told: string;
  }[];
  readonly pilots: readonly { readonly name: string; readonly told: string; readonly hits: number }[];
}

/** The ladder of a campaign as it stands: its tiers, up to the next that somebody could reach. */
export function ladderOf(view: View, title: string, names: Names): CampaignLadder {
  const { locale } = names;
  const clans = view.setup.factions.flatMap(({ id }, place) => {
    if (!isClan(view, id)) return [];
    const prestige = prestigeOf(view, id);
    return [{ name: names.faction(id), place, prestige, tiers: tiersAt(prestige, view.setup).length }];
  });
  const most = Math.max(0, ...clans.map(({ prestige }) => prestige), view.setup.tiers.at(-1)?.at ?? 0);
  const tiers = tiersAt(most, view.setup).map(({ at, opens, group }) => ({
    at,
    opens: t(locale, group ? 'campaign.picture.tier-group' : 'campaign.picture.tier', { class: opens }),
  }));
  const order = clans.toSorted((a, b) => b.prestige - a.prestige);
  return {
    game: 'campaign',
    shows: { kind: 'ladder' },
    title,
    turn: view.turn,
    locale,
    ladder: { tiers, clans: order },
  };
}

/** The same in words. */
export const ladderAlt = ({ title, locale, ladder }: CampaignLadder): string =>
  [
    title,
    ...ladder.clans.map(({ name, prestige, tiers }) => t(locale, 'campaign.picture.stands', { name, prestige, tiers })),
  ]
    .join('. ')
    .slice(0, LONGEST_ALT);

/** The hangar of a faction, without its cards. */
export function hangarOf(view: View, faction: FactionId, names: Names): CampaignHangar {
  const { locale } = names;
  const out = cocoonsOut(view).flatMap(({ machine }) => machine?.id ?? []);
  const machines = view.machines
    .filter((one) => one.faction === faction && one.condition !== 'lost')
    .map((machine) => {
      const condition: Condition = out.includes(machine.id)
        ? 'out'
        : machine.condition === 'workshop'
          ? 'workshop'
          : machine.marks
            ? 'damaged'
            : 'ready';
      const about = { tons: view.setup.tons[machine.model] ?? 0, condition, bill: billOf(machine) };
      return { name: names.machine(machine.id), condition, told: t(locale, 'campaign.picture.machine', about) };
    });
  const { gunnery, piloting } = view.setup.beginner;
  const pilots = view.pilots
    .filter((one) => one.faction === faction && !one.dead)
    .map(({ id, name, bonuses, hits }) => ({
      name,
      hits,
      told: t(locale, 'campaign.picture.pilot', {
        rank: names.rank(id),
        gunnery: gunnery - bonuses.gunnery,
        piloting: piloting - bonuses.piloting,
        xp: balance(view.ledger, 'xp', id),
      }),
    }));
  const title = names.faction(faction);
  return { game: 'campaign', shows: { kind: 'hangar' }, title, turn: view.turn, locale, machines, pilots };
}

/** The same in words. */
export const hangarAlt = ({ title, machines, pilots }: CampaignHangar): string =>
  [title, ...[...machines, ...pilots].map(({ name, told }) => `${name}: ${told}`)].join('. ').slice(0, LONGEST_ALT);

/** Discord takes 1024 characters. */
const LONGEST_ALT = 1_000;
