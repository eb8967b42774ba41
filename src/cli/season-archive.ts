import { partsOf, rulesetOf } from '../games/index.js';
import { battlesFor } from '../games/own-forces.js';
import { canonicalJson } from '../match/hash.js';
import { readTranscript, replayTranscript } from '../match/read-transcript.js';
import { reportOf } from '../rules/campaign/battle.js';
import type { Order } from '../rules/campaign/commands.js';
import type { MissionId } from '../rules/campaign/ids.js';
import { kindOf, SIDES, type Report, type State } from '../rules/campaign/state.js';
import { sideId } from '../rules/kernel/ids.js';
import { surviving } from '../rules/kernel/rewind.js';
import { battleBeside, checkArchive, openArchive, type ArchiveVerdict, type Difference } from './archive.js';
import { offlineCampaign } from './offline-stream.js';

/** The archive of a season: its battles were booked as they were fought. */

/** Checks a season and all its battles. */
export async function verifySeason(file: string, text: string): Promise<ArchiveVerdict> {
  const opened = openArchive(text, 'arbitre-season');
  if (!opened.ok) return opened;
  const { archive } = opened;
  const again = offlineCampaign(archive.campaign, archive.seed);
  const tell = await tellers();
  return checkArchive<Order>(
    archive,
    again,
    ({ command }) => {
      if (command.type !== 'book') return null;
      const { mission, report } = command;
      // What was fought at a real table stands on the word of both sides: there is nothing to hold it against.
      if (report.match === null) return null;
      const event = again.events.length;
      const battle = battleBeside(file, archive, report.match, event);
      return battle.ok
        ? wrongReport(report, tell(again.state, mission, battle.bytes, report.match), event)
        : battle.first;
    },
    () => again.state.missions.filter(({ report }) => report?.match !== null && report?.match !== undefined).length,
  );
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
    const battles = mission && battlesFor(state, mission, battlesOf(transcript.ruleset));
    if (!mission || !end || !battles || began?.event.type !== 'Began') throw new Error('no battle of a campaign');
    const aftermath = battles.aftermath(began.event.setup, end, surviving(transcript.events));
    const { sides } = kindOf(state, mission);
    const winners = end.outcome?.winners ?? [];
    const winner = SIDES.find((side) => winners.includes(sideId(sides[side]))) ?? null;
    return reportOf(state, mission, winner, { match, hash: transcript.chain ?? transcript.hash }, aftermath);
  };
}

/** What differs between the report that an order books and the battle that was fought; a corrected one is its official's word. */
const wrongReport = (report: Report, told: Report, event: number): Difference | null =>
  canonicalJson(told) === canonicalJson(report) ? null : { event, what: 'battle', expected: told, found: report };
