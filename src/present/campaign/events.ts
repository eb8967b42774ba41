import { t } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locales.js';
import { quoted } from '../../i18n/of-people.js';
import type { Event } from '../../rules/campaign/events.js';
import type { Claim, Side } from '../../rules/campaign/state.js';
import type { Posting } from '../../rules/campaign/ledger.js';
import { tell, type View } from '../../rules/campaign/view.js';
import type { Redacted } from '../../rules/kernel/contract.js';
import { never } from '../../rules/kernel/ids.js';
import { sentLine, type Names } from './names.js';

/** What happened in a campaign, a line each, as the viewer of a view is told it. */
export const toldLines = (
  events: readonly Event[],
  { viewer }: Pick<View, 'viewer'>,
  names: Names,
): readonly string[] => events.flatMap((event) => eventLines(tell(event, viewer), names));

/** What happened in a campaign, a line each, as whoever reads is told it. */
export function eventLines(event: Event | Redacted, names: Names): readonly string[] {
  const { locale } = names;
  switch (event.type) {
    case 'Founded':
      return [t(locale, 'campaign.event.founded')];
    case 'Posted':
      return postingLines(event.postings, names);
    case 'MissionRaised': {
      const { id, kind, province, sides } = event.mission;
      const faction = names.faction(sides.attacker[0] ?? '');
      const owner = names.faction(sides.defender[0] ?? '');
      const about = { id, kind: names.mission(kind), province: names.province(province), faction, owner };
      return [t(locale, 'campaign.event.raised', about)];
    }
    case 'MissionJoined': {
      const { mission, faction, side, cocoons } = event;
      const machines = cocoons.flatMap((cocoon) => sentLine(cocoon, names));
      return [t(locale, 'campaign.event.joined', { mission, faction: names.faction(faction), side, machines })];
    }
    case 'MissionCalledOff':
      return [t(locale, 'campaign.event.called-off', { mission: event.mission })];
    case 'BattleBegan':
      return [
        t(locale, event.table ? 'campaign.event.began-at-table' : 'campaign.event.began', { mission: event.mission }),
      ];
    case 'ResultClaimed':
      return claimLines(event.mission, event.claim, names);
    case 'ResultSettled':
      return [t(locale, 'campaign.event.settled', { mission: event.mission, reason: quoted(event.reason) })];
    case 'BattleBooked': {
      const { mission, report, capture } = event;
      return [
        endOf(mission, report.winner, locale),
        ...lossLines(event, names),
        ...(capture ? [captured(capture.province, capture.by, names)] : []),
      ];
    }
    case 'BattleUnbooked': {
      const { mission, reason, ruled = false, again } = event;
      const line = t(locale, again ? 'campaign.event.rebooked' : 'campaign.event.unbooked', { mission });
      // Of one at a real table that is booked anew the line before says why; of old ones the reason was how they ended.
      const isSaid = ruled || (!again && reason !== '' && reason !== 'annulled');
      return isSaid ? [t(locale, 'campaign.event.unbooked-why', { line, reason: quoted(reason) })] : [line];
    }
    case 'MachineBought': {
      const { machine, pilot } = event;
      const about = { faction: names.faction(machine.faction), machine: names.machine(machine.id), pilot: pilot.name };
      return [t(locale, 'campaign.event.bought', about)];
    }
    case 'RepairBegan':
      return [t(locale, 'campaign.event.repair', { machine: names.machine(event.machine) })];
    case 'BonusLearned': {
      const { pilot, characteristic, to } = event;
      return [t(locale, 'campaign.event.learned', { pilot: names.pilot(pilot), characteristic, to })];
    }
    case 'TalentLearned':
      return [
        t(locale, 'campaign.event.talent', { pilot: names.pilot(event.pilot), talent: names.talent(event.talent) }),
      ];
    case 'GroupRecruited':
      return [t(locale, 'campaign.event.recruited', { faction: names.faction(event.faction) })];
    case 'ElementalsReplaced':
      return [t(locale, 'campaign.event.replaced', { faction: names.faction(event.faction), count: event.count })];
    // What it says stands with the dice.
    case 'CardCast':
      return [];
    case 'CardDrawn':
      return [
        t(locale, 'campaign.event.drawn-known', {
          faction: names.faction(event.faction),
          card: names.card(event.card).title,
        }),
      ];
    case 'Redacted':
      return [];
    case 'CardReturned':
      return [];
    case 'CardPlayed': {
      const { faction, card, other } = event;
      const { title, text } = names.card(card);
      const about = { faction: names.faction(faction), card: title, text };
      return other === null
        ? [t(locale, 'campaign.event.played', about)]
        : [t(locale, 'campaign.event.played-on', { ...about, other: names.faction(other) })];
    }
    case 'DefianceArose':
    case 'DefianceEnded': {
      const about = { clan: names.faction(event.clan), against: names.faction(event.against) };
      return [t(locale, event.type === 'DefianceArose' ? 'campaign.event.defies' : 'campaign.event.defied', about)];
    }
    case 'TurnEnded':
      return [t(locale, 'campaign.event.turn', { turn: event.turn })];
    case 'Awarded':
      return [
        t(locale, 'campaign.event.awarded', { faction: names.faction(event.faction), reason: quoted(event.reason) }),
      ];
    case 'PartReplaced':
      return [
        t(locale, 'campaign.event.part-replaced', {
          part: event.part,
          reason: quoted(event.reason),
        }),
      ];
    case 'ProvinceCeded': {
      const { capture, reason } = event;
      const line = captured(capture.province, capture.by, names);
      return [t(locale, 'campaign.event.ceded', { line, reason: quoted(reason) })];
    }
    default:
      return never(event);
  }
}

/** Machines, pilots and Elementals that a battle has cost. */
function lossLines({ report, pilots }: Extract<Event, { type: 'BattleBooked' }>, names: Names): readonly string[] {
  const { locale } = names;
  const machines = report.machines.filter((one) => one.lost).map(({ id }) => names.machine(id));
  const dead = pilots.filter((one) => one.dead).map(({ name }) => name);
  const troopers = new Map<string, number>();
  for (const { faction, lost } of report.elementals) troopers.set(faction, (troopers.get(faction) ?? 0) + lost);
  return [
    ...(machines.length > 0 ? [t(locale, 'campaign.event.lost', { machines })] : []),
    ...(dead.length > 0 ? [t(locale, 'campaign.event.dead', { pilots: dead })] : []),
    ...[...troopers].map(([faction, count]) =>
      t(locale, 'campaign.event.fallen', { faction: names.faction(faction), count }),
    ),
  ];
}

/** What one side says of a battle at a real table, for the other to compare with what they remember. */
export function claimLines(
  mission: string,
  { by, report: { winner, machines, elementals, deeds } }: Claim,
  names: Names,
): readonly string[] {
  const { locale } = names;
  const worn = ({ wear }: (typeof machines)[number]) => Object.values(wear).reduce((sum, one) => sum + one, 0);
  const lost = machines.filter((one) => one.lost).map(({ id }) => names.machine(id));
  const hurt = machines
    .filter((one) => !one.lost && worn(one) > 0)
    .map((one) => `${names.machine(one.id)} ${worn(one)}`);
  const dead = machines.filter((one) => one.dead).map(({ id }) => names.pilotIn(mission, id));
  const wounded = machines
    .filter((one) => !one.dead && one.hits > 0)
    .map(({ id, hits }) => `${names.pilotIn(mission, id)} ${hits}`);
  const shots = [...new Set(deeds.map(({ pilot }) => pilot))].map((pilot) => {
    const needs = deeds.filter((one) => one.pilot === pilot).map(({ need }) => need);
    return `${names.pilot(pilot)} ${needs.join(' ')}`;
  });
  const fallen = elementals.reduce((sum, one) => sum + one.lost, 0);
  const result = winner === null ? t(locale, 'campaign.claim.draw') : t(locale, 'campaign.claim.won', { side: winner });
  return [
    t(locale, 'campaign.event.claimed', { mission, faction: names.faction(by), result }),
    ...(lost.length > 0 ? [t(locale, 'campaign.event.lost', { machines: lost })] : []),
    ...(hurt.length > 0 ? [t(locale, 'campaign.claim.hurt', { machines: hurt })] : []),
    ...(dead.length > 0 ? [t(locale, 'campaign.claim.dead', { pilots: dead })] : []),
    ...(wounded.length > 0 ? [t(locale, 'campaign.claim.wounded', { pilots: wounded })] : []),
    ...(fallen > 0 ? [t(locale, 'campaign.claim.fallen', { count: fallen })] : []),
    ...(deeds.length > 0 ? [t(locale, 'campaign.claim.shots', { shots })] : []),
  ];
}

/** How a battle ended. */
export const endOf = (mission: string, winner: Side | null, locale: Locale): string =>
  winner === null
    ? t(locale, 'campaign.event.booked-draw', { mission })
    : t(locale, 'campaign.event.booked', { mission, side: winner });

const captured = (province: string, by: string, names: Names): string =>
  t(names.locale, 'campaign.event.captured', { province: names.province(province), faction: names.faction(by) });

/** What postings have brought each faction in resources and prestige, in one line. */
function postingLines(postings: readonly Posting[], names: Names): readonly string[] {
  const { locale } = names;
  if (postings.every(({ why, cause }) => why === 'start' && cause.event === 1)) return [];
  const sums = new Map<string, { resources: number; prestige: number; cards: number }>();
  for (const { currency, from, to, amount, why } of postings) {
    // A card that is played is told as such.
    const isTold =
      currency === 'resources' ||
      currency === 'prestige' ||
      (currency === 'cards' && (why === 'cards' || why === 'reversal'));
    if (!isTold) continue;
    for (const [holder, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      if (holder === 'house') continue;
      const sum = sums.get(holder) ?? { resources: 0, prestige: 0, cards: 0 };
      sums.set(holder, { ...sum, [currency]: sum[currency] + change });
    }
  }
  const told = [...sums].flatMap(([holder, { resources, prestige, cards }]) => {
    const changes = [
      ...(resources === 0 ? [] : [t(locale, 'campaign.resources', { amount: signed(resources) })]),
      ...(prestige === 0 ? [] : [t(locale, 'campaign.prestige', { amount: signed(prestige) })]),
      ...(cards === 0 ? [] : [t(locale, 'campaign.cards', { amount: signed(cards) })]),
    ];
    return changes.length === 0 ? [] : [`${names.faction(holder)} ${changes.join(', ')}`];
  });
  const line = told.join(' · ');
  const isAnew = postings.every(({ why }) => why === 'reckoned-anew');
  return told.length === 0 ? [] : [`-# ${isAnew ? t(locale, 'campaign.event.anew', { line }) : line}`];
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
