import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rulesetOf } from '../games/index.js';
import { commitmentOf } from '../match/dice.js';
import { REFEREE } from '../match/header.js';
import { keyFrom } from '../match/signature.js';
import { verifyTranscript } from '../match/verify.js';
import { archiveText, type Archive, type ArchiveFormat, type Unsigned } from '../streams/archive.js';
import type { OfflineCampaign, OfflineLeague } from '../streams/offline-stream.js';
import { unpack } from '../streams/packing.js';
import type { Transcripts } from '../streams/proof.js';

/** Archives as files: written by those that Arbitre plays against itself, read by whoever proves one. */

/** The text of a file, which may be packed; what cannot be unpacked is no text. */
export const textIn = (bytes: Uint8Array): string => unpack(bytes) ?? '';

/** Writes an archive of a stream that nobody but Arbitre has played; `battles`: the files of the transcripts beside it, by match. */
export function writeArchive(
  file: string,
  format: ArchiveFormat,
  played: OfflineCampaign | OfflineLeague,
  battles: readonly (readonly [match: string, file: string])[],
): void {
  const { id, seed, eras, orders, events, milestones, hash } = played;
  const archive: Unsigned = {
    ...{ format, stream: id, owner: REFEREE, about: {}, createdAt: 0, endedAt: null, members: [] },
    locale: 'en',
    ...{ commitment: commitmentOf(seed), seed },
    ...(eras.length > 0 ? { eras: [...eras] } : {}),
    orders: orders.map((one, i) => ({ key: `${id}:${i + 1}`, at: one.order.at, player: REFEREE, ...one })),
    events: events.map(({ event, ...one }) => ({ ...one, event: { ...event } })),
    milestones: [...milestones],
    battles: Object.fromEntries(battles.map(([match, name]) => [match, { file: name }])),
    chain: hash,
  };
  writeFileSync(file, archiveText(archive, keyFrom(seed)));
}

/** The transcripts of an archive's matches, in it or in files beside it, each proved by itself. */
export const transcriptsBeside =
  (file: string, { battles }: Archive): Transcripts =>
  (match) => {
    const battle = battles[match];
    const text = battle && ('text' in battle ? battle.text : beside(file, battle.file));
    if (text === undefined || text === null) return Promise.resolve(null);
    const verdict = verifyTranscript(Buffer.from(text, 'utf8'), rulesetOf);
    return Promise.resolve(verdict.ok ? { ok: true, text } : verdict);
  };

/** A name with a folder in it would lead out of the archive. */
function beside(file: string, name: string): string | null {
  const place = join(dirname(file), basename(name));
  return existsSync(place) ? readFileSync(place, 'utf8') : null;
}
