import { readFileSync } from 'node:fs';
import { verifyTranscript, type Verdict } from '../match/verify.js';
import { rulesetOf } from '../games/index.js';
import { Misuse, readArgs, type Command } from './command.js';
import { archiveKind, openArchive } from '../streams/archive.js';
import type { ArchiveVerdict } from '../streams/proof.js';
import { verifyArchive } from '../streams/provable.js';
import { textIn, transcriptsBeside } from './archive.js';

export const verify: Command = {
  name: 'verify',
  usage: '[--key PUBLICKEY] FILE…',
  summary:
    'derives every die of exported matches, seasons and leagues again, decides every order again, and names the first thing that differs',
  async run(args, out) {
    const { files, flags } = readArgs(args, ['key']);
    if (files.length === 0) throw new Misuse('transcript is missing');
    let isGood = true;
    for (const file of files) {
      const verdict = await verdictOn(file, flags.key);
      out(JSON.stringify({ file, ...('unchecked' in verdict ? said(verdict) : verdict) }));
      isGood &&= verdict.ok;
    }
    return isGood ? 0 : 1;
  },
};

async function verdictOn(file: string, signer: string | undefined): Promise<Verdict | ArchiveVerdict> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { ok: false, first: { event: 0, what: 'signature', expected: 'a file that can be read', found } };
  }
  const text = textIn(bytes);
  return archiveKind(text) === null
    ? verifyTranscript(bytes, rulesetOf, signer)
    : verifyArchive(openArchive(text, signer), (archive) => transcriptsBeside(file, archive));
}

/** `decided` is said only of what is not decided again, `unproved` only of a match that still runs: rolls that wait until its seed is shown. */
function said(verdict: Extract<Verdict, { ok: true }>): object {
  const { ok, rolls, unproved, hash, unchecked } = verdict;
  return {
    ok,
    ...(unchecked.includes('orders') ? { decided: 'by earlier rules' } : {}),
    rolls,
    ...(unproved > 0 ? { unproved } : {}),
    hash,
  };
}
