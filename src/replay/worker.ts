import { parentPort } from 'node:worker_threads';
import type { NamedSide } from '../i18n/tongue.js';
import type { Transcript } from '../match/transcript-form.js';
import { transcriptText } from '../match/transcript.js';
import { verifyTranscript, type Verdict } from '../match/verify.js';
import { rulesetOf } from '../games/index.js';
import type { StorySource } from '../present/story-source.js';
import type { Limits } from './limits.js';
import { replayPage } from './page.js';
import { seasonPage } from './season-page.js';

/** What one page may take: bytes, and milliseconds until the first of its pictures are left out. */
export interface Room {
  readonly bytes: number;
  readonly ms: number;
}

/** What is asked of the thread, and what it answers. */
export type Job =
  | {
      readonly do: 'page';
      readonly transcript: Transcript;
      readonly title: string;
      readonly room: Room;
      readonly sides: readonly NamedSide[];
    }
  | { readonly do: 'season'; readonly source: StorySource; readonly room: Room }
  | { readonly do: 'verify'; readonly transcript: Transcript };
export type Done =
  | { readonly did: 'page'; readonly page: string }
  | { readonly did: 'verify'; readonly verdict: Verdict }
  | { readonly did: 'nothing'; readonly fault: string };

parentPort?.on('message', (job: Job) => parentPort?.postMessage(answer(job)));

function limitsOf({ bytes, ms }: Room): Limits {
  const late = performance.now() + ms;
  return { bytes, isLate: () => performance.now() > late };
}

function answer(job: Job): Done {
  try {
    switch (job.do) {
      case 'page':
        return { did: 'page', page: replayPage(job.transcript, job.title, job.sides, limitsOf(job.room)) };
      case 'season':
        return { did: 'page', page: seasonPage(job.source, limitsOf(job.room)) };
      case 'verify':
        return {
          did: 'verify',
          verdict: verifyTranscript(Buffer.from(transcriptText(job.transcript), 'utf8'), rulesetOf),
        };
    }
  } catch (fault) {
    return { did: 'nothing', fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}
