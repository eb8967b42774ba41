import type { Told } from '../../rules/campaign/commands.js';
import { factionId } from '../../rules/campaign/ids.js';
import { hasOwnForces, noMission } from '../../rules/campaign/missions.js';
import { SIDES, type Mission } from '../../rules/campaign/state.js';
import { awaits, cannotAgree, sideOf, unscathed } from '../../rules/campaign/tables.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import type { Offer, Reply, Runnable, Services, SlashRequest } from '../contract.js';
import { refused } from '../replies.js';
import { campaignHere, give, ofCampaign, type Here } from './here.js';
import { everyName, listMeant, meantBy, missionMeant } from './meant.js';
import { apart, called, offers, reason, which } from './offers.js';

/** Battles at a real table: they are begun, told of by one side, agreed to by the other, or decided by the game master. */

const LONGEST = 200;
const list = (name: string) => ({ name, words: `result-${name}`, autocomplete: true, maxLength: LONGEST }) as const;

/** Missions of this campaign that somebody may name here. */
const completing =
  (fits: (mission: Mission, here: Here) => boolean): NonNullable<Runnable['complete']> =>
  async (services, request, option) => {
    const found = await campaignHere(services, request);
    if (!found.ok) return [];
    const here = found.value;
    const typed = request.options[option] ?? '';
    if (option !== 'mission') return named(here, request, option, typed);
    const ids = here.standing.state.missions.filter((mission) => fits(mission, here)).map(({ id }) => id);
    return offers(here, ids, [], typed);
  };

/** What of a mission an option of its result may name: machines and pilots who were there, factions with Elementals. */
function named(here: Here, request: SlashRequest, option: string, typed: string): readonly Offer[] {
  const mission = missionIn(here, request);
  const words = typed.split(/\s+/u).slice(0, -1);
  const machines = mission?.cocoons.flatMap(({ machine }) => machine ?? []) ?? [];
  const values: Readonly<Record<string, readonly string[]>> = {
    lost: machines.flatMap(({ id, pilot }) => [id, pilot]),
    damage: machines.map(({ id }) => `${id}:`),
    wounds: machines.map(({ pilot }) => `${pilot}:`),
    shots: machines.map(({ pilot }) => `${pilot}:`),
    fallen: [
      ...new Set((mission?.cocoons ?? []).flatMap(({ faction, groups }) => (groups > 0 ? [`${faction}:`] : []))),
    ],
  };
  const said = words.map((word) => word.split(':')[0]);
  return offers(
    here,
    (values[option] ?? []).filter((value) => !said.includes(value.split(':')[0])),
    words,
    typed,
  );
}

const missionIn = ({ standing }: Here, { options }: SlashRequest): Mission | null =>
  standing.state.missions.find(({ id }) => id === missionMeant(options['mission'])) ?? null;

/** Whether a player takes part in a mission with their faction. */
const takesPart = ({ faction }: Here, mission: Mission): boolean =>
  faction !== null && sideOf(mission, faction) !== null;

/** `/campaign table mission:b2`: the battle is fought at a real table, and no thread opens. */
export const table: Runnable = {
  options: [which],
  acknowledge: 'private',
  run: ofCampaign((services, request: SlashRequest, here) => {
    const id = missionMeant(request.options['mission']);
    const mission = missionIn(here, request);
    if (mission && !here.master && !takesPart(here, mission)) return refused(apart(mission), request.tongue);
    return give(services, request, here, 'house', { type: 'fight', mission: id, table: true });
  }),
  complete: completing(({ status }) => status === 'gathering'),
};

/** `/campaign result mission:b2 winner:attackers lost:m3 …`: how it went; what is left out did not happen. */
export const result: Runnable = {
  options: [
    which,
    { name: 'winner', words: 'result-winner', required: true, values: ['attacker', 'defender', 'draw'] },
    ...['lost', 'damage', 'wounds', 'shots', 'fallen'].map(list),
    { name: 'reason', words: 'campaign-reason', maxLength: LONGEST },
  ],
  acknowledge: 'private',
  run: ofCampaign((services, request: SlashRequest, here) => {
    const id = missionMeant(request.options['mission']);
    const mission = missionIn(here, request);
    if (!mission) return refused(noMission(here.standing.state.missions, id), request.tongue);
    if (!mission.table) return refused(refuse('campaign/not-at-table', { mission: id }), request.tongue);
    const told = toldIn(here, mission, request.options);
    if (!told.ok) return refused(told.error, request.tongue);
    return submitted(services, request, here, mission, told.value);
  }),
  complete: completing((mission, here) =>
    here.faction !== null && sideOf(mission, here.faction) !== null
      ? awaits(mission, here.faction)
      : here.master && mission.table === true && (mission.status === 'fighting' || mission.status === 'booked'),
  ),
};

/** Whoever takes part gives the word of their side; a game master who does not decides. */
function submitted(
  services: Services,
  request: SlashRequest,
  here: Here,
  mission: Mission,
  report: Told,
): Promise<Reply> | Reply {
  if (here.faction !== null && takesPart(here, mission)) {
    return give(services, request, here, here.faction, { type: 'claim', mission: mission.id, report });
  }
  if (!here.master) return refused(refuse('campaign/not-yours', { what: mission.id }), request.tongue);
  const why = request.options['reason'] ?? '';
  if (why === '') return refused(refuse('campaign/say-why'), request.tongue);
  return give(services, request, here, 'master', { type: 'settle', mission: mission.id, report, reason: why });
}

/** `/campaign agree mission:b2`: the other side has told it as it was. */
export const agree: Runnable = {
  options: [which],
  acknowledge: 'private',
  run: ofCampaign((services, request: SlashRequest, here) => {
    const mission = missionMeant(request.options['mission']);
    if (here.faction === null) return refused(refuse('campaign/leads-none'), request.tongue);
    if (!missionIn(here, request)) return refused(noMission(here.standing.state.missions, mission), request.tongue);
    return give(services, request, here, here.faction, { type: 'agree', mission });
  }),
  complete: completing((mission, { faction }) => faction !== null && !cannotAgree(mission, faction)),
};

/** `/campaign annul`: a battle at a real table counts for nothing; one that Arbitre refereed is annulled in its thread. */
export const annul: Runnable = {
  options: [which, reason],
  acknowledge: 'private',
  run: ofCampaign((services, request: SlashRequest, here) => {
    const mission = missionIn(here, request);
    const id = missionMeant(request.options['mission']);
    if (!here.master) return refused(refuse('campaign/not-master'), request.tongue);
    if (!mission) return refused(noMission(here.standing.state.missions, id), request.tongue);
    if (!mission.table) return refused(refuse('campaign/annul-there', { mission: id }), request.tongue);
    if (takesPart(here, mission)) {
      return refused(refuse('campaign/judges-own', { mission: id }), request.tongue);
    }
    const why = request.options['reason'] ?? '';
    return give(services, request, here, 'master', { type: 'annul', mission: id, reason: why });
  }),
  complete: completing(({ table: atTable, status }) => atTable === true && status === 'booked'),
};

type Options = SlashRequest['options'];

/** `p1:7,10 p2:12` as pairs; `null`: something is no pair. */
function pairsIn(words: readonly string[]): readonly (readonly [string, string])[] | null {
  const pairs = words.map((word) => /^([^:]+):([\d,+]+)$/u.exec(word));
  return pairs.some((pair) => pair === null)
    ? null
    : pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? ''] as const] : []));
}

/** What the options of a result tell. */
function toldIn(here: Here, mission: Mission, options: Options): Result<Told, Refusal> {
  const { standing } = here;
  const winner = SIDES.find((side) => side === options['winner']) ?? null;
  const quiet = unscathed(standing.state, mission, winner);
  if (hasOwnForces(standing.state, mission)) return ok(quiet);
  const sent = mission.cocoons.flatMap(({ machine }) => machine ?? []);
  const all = everyName(here);
  const said = (text = '', known: readonly string[]) => listMeant(text, known, (typed) => meantBy(all, known, typed));
  const unread = (given: string, known: readonly string[]) =>
    refuse('campaign/result-unread', { given, known: known.map((code) => called(here.names, code)) });
  const read: Record<string, ReadonlyMap<string, string>> = {};
  for (const option of ['damage', 'wounds', 'shots', 'fallen']) {
    const known: readonly string[] =
      {
        damage: sent.map(({ id }) => id as string),
        fallen: mission.cocoons.map(({ faction }) => faction as string),
      }[option] ?? sent.map(({ pilot }) => pilot as string);
    const pairs = pairsIn(said(options[option], known));
    const strange = pairs?.find(([who]) => !known.includes(who))?.[0];
    if (!pairs || strange !== undefined) {
      return fail(unread(strange ?? options[option] ?? '', known));
    }
    read[option] = new Map(pairs);
  }
  const known = sent.flatMap(({ id, pilot }) => [id as string, pilot as string]);
  const gone = said(options['lost'], known);
  const strange = gone.find((one) => !known.includes(one));
  if (strange !== undefined) return fail(unread(strange, known));
  const numbers = (text = ''): readonly number[] =>
    text
      .split(/[,+]/u)
      .filter((one) => one !== '')
      .map(Number);
  return ok({
    winner,
    machines: quiet.machines.map((machine) => {
      const pilot = sent.find(({ id }) => id === machine.id)?.pilot ?? '';
      const [armor = 0, structure = 0] = numbers(read['damage']?.get(machine.id));
      const [hits = machine.hits] = numbers(read['wounds']?.get(pilot));
      const wear = { armor, structure };
      return { ...machine, lost: gone.includes(machine.id), dead: gone.includes(pilot), hits, wear };
    }),
    deeds: sent.flatMap(({ pilot }) => numbers(read['shots']?.get(pilot)).map((need) => ({ pilot, need, hit: true }))),
    elementals: [...(read['fallen'] ?? [])].map(([faction, count]) => ({
      faction: factionId(faction),
      lost: Number(count),
    })),
  });
}
