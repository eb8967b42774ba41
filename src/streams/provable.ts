import { partsOf } from '../games/index.js';
import { battlesFor } from '../games/own-forces.js';
import type { CampaignStream } from '../rules/campaign/campaign.js';
import type { LeagueStream } from '../rules/league/league.js';
import { scoreFor, winnerFor } from '../rules/league/results.js';
import type { Archive, Opened } from './archive.js';

import { CAMPAIGN, LEAGUE } from './offline-stream.js';
import { prove, type ArchiveVerdict, type Provable, type Transcripts } from './proof.js';
import { reportFrom } from './reported.js';

/** What campaigns and leagues book of matches, and how that is held against the matches. */

/** A campaign books a report of each battle. */
async function provableCampaign(): Promise<Provable<CampaignStream>> {
  const battlesOf = await partsOf(async (game) => (await game.battles?.()) ?? null);
  return {
    of: CAMPAIGN,
    books({ command }) {
      if (command.type !== 'book' && command.type !== 'correct') return null;
      const { mission: id, report } = command;
      const { match, hash } = report;
      // What was fought at a real table stands on the word of both sides: there is nothing to hold it against.
      if (match === null) return null;
      return {
        match,
        hash,
        found: report,
        told(state, booked) {
          const mission = state.missions.find((one) => one.id === id);
          const battles = mission && battlesFor(state, mission, battlesOf(booked.ruleset));
          return mission && battles ? reportFrom(state, mission, battles, booked) : null;
        },
      };
    },
  };
}

/** A league books who won, and what was counted; leagues of old did not book that. */
const provableLeague: Provable<LeagueStream> = {
  of: LEAGUE,
  books({ command }) {
    // What was annulled has no winner.
    if (command.type !== 'book' || command.winner === null) return null;
    const { winner, score, match } = command;
    return {
      match: match.id,
      hash: match.hash,
      found: { winner, score },
      told({ setup: { table } }, { end: { outcome } }) {
        if (!table || !outcome) return null;
        return {
          winner: winnerFor(table.sides, outcome.winners),
          score: score === null ? null : scoreFor(table.sides, outcome),
        };
      },
    };
  },
};

/** Proves an archive of either kind. Never throws for what is in it. */
export async function verifyArchive(
  opened: Opened,
  transcripts: (archive: Archive) => Transcripts,
): Promise<ArchiveVerdict> {
  if (!opened.ok) return opened;
  const { archive } = opened;
  try {
    switch (archive.format) {
      case 'arbitre-season':
        return await prove(archive, await provableCampaign(), transcripts(archive));
      case 'arbitre-league':
        return await prove(archive, provableLeague, transcripts(archive));
    }
  } catch (error) {
    // What the rules cannot even read was not written by them.
    const found = error instanceof Error ? error.message : String(error);
    return { ok: false, first: { event: 0, what: 'form', expected: 'orders and events of these rules', found } };
  }
}
