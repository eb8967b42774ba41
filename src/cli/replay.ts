import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { replayPage } from '../replay/page.js';
import { seasonPage } from '../replay/season-page.js';
import type { Transcript } from '../match/transcript-form.js';
import { readTranscript, replayTranscript } from '../match/read-transcript.js';
import { rulesetOf } from '../games/index.js';
import { textIn } from './archive.js';
import { oneFile, readArgs, type Command } from './command.js';
import { archivedStory } from './season-archived.js';
import { scenarioCalled } from './scenario.js';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE [--html PAGE]',
  summary:
    'folds the stored events of an exported match to its final state, without rolling; writes the page to step through it, or through an archived season or league',
  run(args, out, err) {
    const { files, flags } = readArgs(args, ['html']);
    const file = oneFile(files, 'transcript');
    const season = existsSync(file) ? archivedStory(file, textIn(readFileSync(file))) : null;
    if (season) {
      const page = seasonPage(season);
      if (flags.html !== undefined) writeFileSync(flags.html, page);
      out(JSON.stringify({ events: season.events.length, bytes: page.length }));
      return Promise.resolve(0);
    }
    let transcript: Transcript;
    try {
      transcript = readTranscript(readFileSync(file, 'utf8'));
    } catch (error) {
      err(`arbitre replay: ${file} is no transcript: ${wordsOf(error)}`);
      return Promise.resolve(1);
    }
    let replayed: ReturnType<typeof replayTranscript>;
    try {
      replayed = replayTranscript(transcript, rulesetOf(transcript.ruleset));
    } catch (error) {
      err(`arbitre replay: the events of ${file} cannot be replayed: ${wordsOf(error)}`);
      return Promise.resolve(1);
    }
    const { hash, outcome } = replayed;
    if (flags.html !== undefined) writeFileSync(flags.html, replayPage(transcript, titleOf(transcript)));
    out(JSON.stringify({ hash, outcome }));
    // The hash of a state says nothing of one in another shape.
    const isSame = rulesetOf(transcript.ruleset).shape !== transcript.shape || hash === transcript.hash;
    if (isSame) return Promise.resolve(0);
    err(`arbitre replay: ${file} says that its state has the hash ${transcript.hash}; its events lead elsewhere`);
    return Promise.resolve(1);
  },
};

/** What was played, in the match's language; by its id where the scenario is not at hand. */
function titleOf({ scenario, locale }: Transcript): string {
  const found = scenarioCalled(scenario);
  return found.ok ? found.value.title[locale] : scenario;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
