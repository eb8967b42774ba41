import { rulesetOf } from '../games/index.js';
import { readTranscript, replayTranscript } from '../match/read-transcript.js';
import type { Order } from '../rules/league/commands.js';
import { winnerFor } from '../rules/league/results.js';
import { isMeeting } from '../rules/league/state.js';
import { battleBeside, checkArchive, openArchive, type ArchiveVerdict, type Difference } from './archive.js';
import { offlineLeague } from './offline-stream.js';

/** The archive of a league: its results are those of its matches. */

/** Checks a league and all its matches. */
export async function verifyLeague(file: string, text: string): Promise<ArchiveVerdict> {
  const opened = openArchive(text, 'arbitre-league');
  if (!opened.ok) return opened;
  const { archive } = opened;
  const again = offlineLeague(archive.league, archive.seed);
  return Promise.resolve(
    checkArchive<Order>(
      archive,
      again,
      ({ command }) => {
        if (command.type !== 'book' || command.winner === null) return null;
        const event = again.events.length;
        const battle = battleBeside(file, archive, command.match.id, event);
        return battle.ok ? wrongResult(command, again.state.setup.table?.sides, battle.bytes, event) : battle.first;
      },
      () => again.state.pairings.filter((one) => isMeeting(one) && one.result?.match).length,
    ),
  );
}

type Book = Extract<Order['command'], { type: 'book' }>;

/** What differs between a result and the match from which it is. */
function wrongResult(
  { winner, match }: Book,
  sides: readonly [string, string] | undefined,
  bytes: Uint8Array,
  event: number,
): Difference | null {
  const transcript = readTranscript(Buffer.from(bytes).toString('utf8'));
  const { state } = replayTranscript(transcript, rulesetOf(transcript.ruleset));
  const hash = transcript.chain ?? transcript.hash;
  const winners = state?.outcome?.winners ?? [];
  const told = { winner: sides ? winnerFor(sides, winners) : null, match: { id: transcript.match, hash } };
  const isSame = told.winner === winner && told.match.id === match.id && hash === match.hash;
  return isSame ? null : { event, what: 'battle', expected: told, found: { winner, match } };
}
