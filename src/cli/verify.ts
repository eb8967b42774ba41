import { readFileSync } from 'node:fs';
import { verifyTranscript, type Verdict } from '../match/verify.js';
import { rulesetOf } from '../games/index.js';
import { Misuse, readArgs, type Command } from './command.js';

export const verify: Command = {
  name: 'verify',
  usage: '[--key PUBLICKEY] FILE…',
  summary:
    'derives every die of exported matches again, decides every order again, and names the first thing that differs',
  run(args, out) {
    const { files, flags } = readArgs(args, ['key']);
    if (files.length === 0) throw new Misuse('transcript is missing');
    const verdicts = files.map((file) => {
      const verdict = verdictOn(file, flags.key);
      out(JSON.stringify({ file, ...said(verdict) }));
      return verdict;
    });
    return Promise.resolve(verdicts.every(({ ok }) => ok) ? 0 : 1);
  },
};

function verdictOn(file: string, signer: string | undefined): Verdict {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { ok: false, first: { event: 0, what: 'signature', expected: 'a file that can be read', found } };
  }
  return verifyTranscript(bytes, rulesetOf, signer);
}

/** `decided` is said only of what is not decided again, `unproved` only of a match that still runs: rolls that wait until its seed is shown. */
function said(verdict: Verdict): object {
  if (!verdict.ok) return verdict;
  const { ok, rolls, unproved, hash, unchecked } = verdict;
  return {
    ok,
    ...(unchecked.includes('orders') ? { decided: 'by earlier rules' } : {}),
    rolls,
    ...(unproved > 0 ? { unproved } : {}),
    hash,
  };
}
