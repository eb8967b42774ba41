import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { partsOf, rulesetOf } from '../games/index.js';
import { commitmentOf } from '../match/dice.js';
import { canonicalJson } from '../match/hash.js';
import { readTranscript, replayTranscript } from '../match/read-transcript.js';
import { isSignedBy, keyFrom, publicKeyOf, signatureOf } from '../match/signature.js';
import { verifyTranscript } from '../match/verify.js';
import { reportOf } from '../rules/campaign/battle.js';
import { campaign } from '../rules/campaign/campaign.js';
import type { Order } from '../rules/campaign/commands.js';
import type { MissionId } from '../rules/campaign/ids.js';
import { kindOf, SIDES, type Report, type State } from '../rules/campaign/state.js';
import { sideId } from '../rules/kernel/ids.js';
import { surviving } from '../rules/kernel/rewind.js';
import { OfflineCampaign } from './offline-campaign.js';

/**
 * A season as a folder: `season.json` with all its orders and events, and beside it the transcript of each battle. With it anybody
 * can check the whole season offline: its dice, its decisions, its ledger, and that each battle was booked as it was fought.
 */

const FORMAT = 'arbitre-season';

const archiveForm = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(1),
  campaign: z.string(),
  shape: z.int(),
  decisions: z.int(),
  commitment: z.string(),
  seed: z.string(),
  orders: z.array(z.looseObject({ by: z.string(), at: z.number(), command: z.looseObject({ type: z.string() }) })),
  events: z.array(z.looseObject({ type: z.string() })),
  /** The transcript of each match, by its id. */
  battles: z.record(z.string(), z.string()),
  chain: z.string(),
  publicKey: z.string(),
  signature: z.string(),
});
type Archive = z.infer<typeof archiveForm>;

/** Writes `season.json` into a folder; `battles`: the files of the transcripts there, by match. */
export function writeArchive(dir: string, season: OfflineCampaign, battles: Readonly<Record<string, string>>): void {
  const { id, seed, orders, events, hash } = season;
  const { shape, decisions } = campaign;
  const key = keyFrom(seed);
  const unsigned = {
    format: FORMAT,
    formatVersion: 1,
    campaign: id,
    shape,
    decisions,
    commitment: commitmentOf(seed),
    seed,
    orders,
    events,
    battles,
    chain: hash,
    publicKey: publicKeyOf(key),
  };
  const archive = { ...unsigned, signature: signatureOf(canonicalJson(unsigned), key) };
  writeFileSync(join(dir, 'season.json'), `${JSON.stringify(archive)}\n`);
}

/** Whether a text says that it is the archive of a season. */
export const isArchive = (text: string): boolean =>
  z.looseObject({ format: z.literal(FORMAT) }).safeParse(jsonIn(text)).success;

/** What checking a season led to; `first` says at which event, or in the report of which mission, something differs. */
export type SeasonVerdict =
  | {
      readonly ok: true;
      readonly battles: number;
      readonly events: number;
      readonly rolls: number;
      readonly hash: string;
    }
  | { readonly ok: false; readonly first: Difference };
interface Difference {
  readonly event: number;
  readonly what: 'form' | 'seed' | 'signature' | 'order' | 'event' | 'ledger' | 'battle' | 'hash';
  readonly expected: unknown;
  readonly found: unknown;
}

/** Checks a season and all its battles. */
export async function verifySeason(file: string, text: string): Promise<SeasonVerdict> {
  const parsed = archiveForm.safeParse(jsonIn(text));
  if (!parsed.success) return differs(0, 'form', 'an archive of a season', parsed.error.issues[0]?.message);
  const archive = parsed.data;
  const { signature, ...unsigned } = archive;
  if (commitmentOf(archive.seed) !== archive.commitment) {
    return differs(0, 'seed', archive.commitment, commitmentOf(archive.seed));
  }
  if (!isSignedBy(canonicalJson(unsigned), archive.publicKey, signature)) {
    return differs(0, 'signature', 'the signature of all the rest by the holder of publicKey', signature);
  }
  const again = new OfflineCampaign(archive.campaign, archive.seed);
  const tell = await tellers();
  for (const given of archive.orders) {
    // What stands in an archive of this shape and these decisions is what the types say: deciding it again shows that.
    const order = given as unknown as Order;
    const wrong = wrongReport(file, archive, again, order, tell) ?? decidedOtherwise(archive, again, order);
    if (wrong) return { ok: false, first: wrong };
  }
  const { hash, state, wrong } = again;
  if (wrong) return differs(wrong.event, 'ledger', [], wrong.what);
  if (hash !== archive.chain) return differs(state.events, 'hash', hash, archive.chain);
  const battles = state.missions.filter(({ report }) => report !== null).length;
  return { ok: true, battles, events: state.events, rolls: state.diceRolled, hash };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const differs = (event: number, what: Difference['what'], expected: unknown, found: unknown): SeasonVerdict => ({
  ok: false,
  first: { event, what, expected, found },
});

/** Decides an order again; what differs from the archive, if anything does. */
function decidedOtherwise(archive: Archive, again: OfflineCampaign, order: Order): Difference | null {
  const before = again.events.length;
  const decided = again.submit(order);
  if (!decided.ok) return { event: before, what: 'order', expected: decided.error, found: order };
  const at = decided.value.findIndex(
    (event, i) => canonicalJson(event) !== canonicalJson(archive.events[before + i] ?? null),
  );
  const event = before + at;
  return at < 0
    ? null
    : { event: event + 1, what: 'event', expected: decided.value[at], found: archive.events[event] ?? null };
}

type Teller = (state: State, id: MissionId, bytes: Uint8Array, match: string) => Report;

/** Tells what came of a battle from its transcript, as whoever booked it did. */
async function tellers(): Promise<Teller> {
  const battlesOf = await partsOf(async (game) => (await game.battles?.()) ?? null);
  return (state, id, bytes, match) => {
    const transcript = readTranscript(Buffer.from(bytes).toString('utf8'));
    const { state: end } = replayTranscript(transcript, rulesetOf(transcript.ruleset));
    const mission = state.missions.find((one) => one.id === id);
    const [began] = transcript.events;
    const battles = battlesOf(transcript.ruleset);
    if (!mission || !end || !battles || began?.event.type !== 'Began') throw new Error('no battle of a campaign');
    const aftermath = battles.aftermath(began.event.setup, end, surviving(transcript.events));
    const { sides } = kindOf(state, mission);
    const winners = end.outcome?.winners ?? [];
    const winner = SIDES.find((side) => winners.includes(sideId(sides[side]))) ?? null;
    return reportOf(state, mission, winner, { match, hash: transcript.chain ?? transcript.hash }, aftermath);
  };
}

/** What differs between the report that an order books and the battle that was fought; a corrected one is its official's word. */
function wrongReport(
  file: string,
  archive: Archive,
  again: OfflineCampaign,
  { command }: Order,
  tell: Teller,
): Difference | null {
  if (command.type !== 'book') return null;
  const { mission, report } = command;
  const event = again.events.length;
  const name = archive.battles[report.match];
  if (name === undefined) return { event, what: 'battle', expected: report.match, found: null };
  // A name with a folder in it would lead out of the archive.
  const place = join(dirname(file), basename(name));
  if (!existsSync(place)) return { event, what: 'battle', expected: name, found: null };
  const bytes = readFileSync(place);
  const verdict = verifyTranscript(bytes, rulesetOf);
  if (!verdict.ok) return { event, what: 'battle', expected: report.match, found: verdict.first };
  const told = tell(again.state, mission, bytes, report.match);
  return canonicalJson(told) === canonicalJson(report)
    ? null
    : { event, what: 'battle', expected: told, found: report };
}
