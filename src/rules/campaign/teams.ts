import { done, namesIn, pick, type Blanks, type Choice } from '../kernel/choices.js';
import { refuse, type Refusal } from '../kernel/refusal.js';
import type { Command, Load } from './commands.js';
import { ALONE, atHome } from './elementals.js';
import { machineNamed, pilotNamed, type FactionId } from './ids.js';
import { cannotGo } from './missions.js';
import { mostTons } from './ranks.js';
import { cocoonsOut, type Pilot } from './state.js';
import type { View } from './view.js';
import { billOf } from './workshop.js';

/** Who goes on a mission: the machines that a faction sends, each with its pilot, and the Elementals in their cocoons. */

/** A machine with the pilot who takes it. */
interface Pair {
  readonly id: string;
  readonly pilot: string;
}

export const livingOf = ({ pilots }: View, faction: FactionId): readonly Pilot[] =>
  pilots.filter((pilot) => pilot.faction === faction && !pilot.dead);

/** Machines that can go, each with a pilot of its own: the heaviest with the pilot of the highest access. */
function pairsOf(view: View, faction: FactionId): readonly Pair[] {
  const tonsOf = (model: string): number => view.setup.tons[model] ?? 0;
  const free = [...livingOf(view, faction)].sort(
    (a, b) => mostTons(b.bonuses) - mostTons(a.bonuses) || a.hits - b.hits,
  );
  // Nobody can go with what is another's.
  return [...view.machines]
    .sort((a, b) => tonsOf(b.model) - tonsOf(a.model) || billOf(a) - billOf(b))
    .flatMap(({ id }) => {
      const at = free.findIndex((pilot) => !cannotGo(view, faction, id, pilot.id));
      return free.splice(at < 0 ? free.length : at, 1).map((pilot) => ({ id, pilot: pilot.id }));
    });
}

/** Whether a faction can send anybody. */
export const canSend = (view: View, faction: FactionId): boolean =>
  pairsOf(view, faction).length > 0 || atHome(view, faction).groups > 0;

/** The pilots who could take a machine now. */
export const pilotsFor = (view: View, faction: FactionId, machine: string): readonly string[] =>
  livingOf(view, faction)
    .filter(({ id }) => !cannotGo(view, faction, machine, id))
    .map(({ id }) => id);

/** `m3:p2`: a machine with the pilot who is to take it; without one, who fits best does. */
const named = (text: string): { readonly id: string; readonly pilot: string | null } => {
  const [id = '', pilot = null] = text.split(':');
  return { id, pilot };
};

/** Why nobody at all can take a machine: it is another's, it is out, it is in the workshop. */
const cannotTake = (view: View, faction: FactionId, machine: string): Refusal | null => {
  const found = view.machines.find((one) => one.id === machine);
  if (found?.faction !== faction) return refuse('campaign/not-yours', { what: machine });
  if (cocoonsOut(view).some((one) => one.machine?.id === machine)) return refuse('campaign/is-out', { what: machine });
  const { condition } = found;
  return condition === 'ready' ? null : refuse('campaign/not-ready', { machine, condition });
};

/** The machines that were chosen with their pilots, or why they cannot go so. */
function crewOf(view: View, faction: FactionId, texts: readonly string[]): readonly Pair[] | Refusal {
  const chosen = texts.map(named);
  const taken = new Set(chosen.flatMap(({ pilot }) => pilot ?? []));
  const usual = pairsOf(view, faction);
  const crew: Pair[] = [];
  for (const { id, pilot } of chosen) {
    const first = usual.find((pair) => pair.id === id)?.pilot;
    const free = [...(first === undefined ? [] : [first]), ...pilotsFor(view, faction, id)];
    const own = pilot ?? free.find((one) => !taken.has(one));
    if (own === undefined) return cannotTake(view, faction, id) ?? refuse('campaign/no-pilot', { machine: id });
    const wrong = cannotGo(view, faction, id, own);
    if (wrong) return wrong;
    taken.add(own);
    crew.push({ id, pilot: own });
  }
  const twice = crew.find((one, i) => crew.findIndex(({ id, pilot }) => id === one.id || pilot === one.pilot) !== i);
  return twice ? refuse('campaign/twice', { machine: twice.id, pilot: twice.pilot }) : crew;
}

/** Who goes: up to `most` machines with their pilots, then groups of Elementals beside them or in a cocoon of their own. */
export function team(
  view: View,
  faction: FactionId,
  most: number,
  partial: Blanks,
  order: (cocoons: readonly Load[]) => Command,
): Choice<Command> {
  const { groups } = atHome(view, faction);
  const chosen = namesIn(partial['machines']);
  const crew = partial['machines'] === undefined ? null : crewOf(view, faction, chosen);
  const least = groups > 0 ? 0 : 1;
  if (!crew || 'code' in crew || chosen.length < least || chosen.length > most) {
    const options = pairsOf(view, faction).map(({ id, pilot }) => ({ value: id, facts: { pilot } }));
    const asked = pick('machines', options, least, Math.min(most, options.length));
    return crew && 'code' in crew ? { ...asked, refusal: crew } : asked;
  }
  if (groups === 0) return done(order(loaded(crew, [])));
  return escort(crew, groups, most, partial['elementals'], order);
}

/** Elementals that go along: beside the machines that are named, and by a number so many groups in a cocoon of their own (CLN-20, CLN-21). */
function escort(
  crew: readonly Pair[],
  groups: number,
  most: number,
  given: string | undefined,
  order: (cocoons: readonly Load[]) => Command,
): Choice<Command> {
  const room = crew.length < most ? Math.min(ALONE, groups) : 0;
  const alone = Array.from({ length: room }, (_, i) => String(i + 1));
  const values = [...crew.map(({ id }) => id), ...alone];
  const chosen = namesIn(given);
  const [cocoon = '0', second] = chosen.filter((value) => alone.includes(value));
  const beside = chosen.filter((value) => crew.some(({ id }) => id === value));
  const isKnown = chosen.every((value) => alone.includes(value) || beside.includes(value));
  const isOnce = new Set(chosen).size === chosen.length && second === undefined;
  const count = beside.length + Number(cocoon);
  const least = crew.length > 0 ? 0 : 1;
  if (given !== undefined && isKnown && isOnce && count <= groups && chosen.length >= least) {
    return done(
      order([...loaded(crew, beside), ...(cocoon === '0' ? [] : [{ machine: null, groups: Number(cocoon) }])]),
    );
  }
  const asked = pick(
    'elementals',
    values.map((value) => ({ value, facts: {} })),
    least,
    Math.min(groups, crew.length + (room > 0 ? 1 : 0)),
  );
  // Numbers that are too high are none of the values: they are said to be that.
  const numbers = chosen.flatMap((value) => (/^\d+$/u.test(value) ? [Number(value)] : []));
  const asksAlone = Math.max(0, ...numbers);
  const need = beside.length + asksAlone;
  if (need > groups) return { ...asked, refusal: refuse('campaign/too-few-groups', { has: groups, need }) };
  return asksAlone > ALONE
    ? { ...asked, refusal: refuse('campaign/cocoon-full', { groups: asksAlone, most: ALONE }, 'CLN-21') }
    : asked;
}

const loaded = (crew: readonly Pair[], beside: readonly string[]): readonly Load[] =>
  crew.map(({ id, pilot }) => ({
    machine: { id: machineNamed(id), pilot: pilotNamed(pilot) },
    groups: beside.includes(id) ? 1 : 0,
  }));
