import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import { replayPage } from '../../src/replay/page.js';
import type { PageMessage } from 'discord-sandbox';
import { rulesetOf } from '../../src/games/index.js';
import { buttonOf, controlsOf, type Control } from '../support/bot.js';
import { UNTOLD, type LeagueTable, type Untold } from './league-table.js';

/** The roads by which something might come to those who are not told it, besides commands: every button, edits of the panel, exports, times. */

/** What acts on the match, the server or the player, and is not pressed while one looks around. */
const ACTS =
  /^(?:give|pass|undo|agree|decline|withdraw|concede|abandon|leav|draw|rematch|again|reopen|follow|settings|me|substitute)/;
/** Buttons behind buttons are followed so far. */
const DEEP = 2;

/** A button or menu as one would name it: what it does, to what, without the match and the question. */
const nameOf = (control: Control): string => control.id.replace(/#.*$/, '').replace(/^([^|]*)\|[^|]*/, '$1');

/** Presses every button that somebody sees and every one behind them, each once, and chooses the first of every menu. */
export async function lookAround(at: LeagueTable, when: string): Promise<number> {
  let presses = 0;
  for (const who of UNTOLD) {
    const tried = new Set<string>();
    const follow = async (message: PageMessage, way: string, deep: number): Promise<void> => {
      for (const control of controlsOf(message)) {
        const name = nameOf(control);
        if (control.disabled || ACTS.test(name) || tried.has(name)) continue;
        // What was pressed before it may have put other words and buttons in its place.
        const stands = at.stage.sandbox.messages(at.channel, who).find(({ id }) => id === message.id);
        if (!controlsOf(stands).some(({ id }) => id === control.id)) continue;
        tried.add(name);
        const values = control.options.slice(0, 1).map(({ value }) => value);
        const outcome = await at.press(who, message, control.id, control.options.length > 0 ? values : undefined);
        presses++;
        at.note(when, who, `${way}${name}`, await at.plain(who, outcome));
        if (outcome.reply?.ephemeral && deep < DEEP) await follow(outcome.reply, `${way}${name} → `, deep + 1);
      }
    };
    for (const post of at.stage.sandbox.messages(at.channel, who).toReversed()) await follow(post, '', 1);
  }
  return presses;
}

/** All that was ever posted and edited in the channel, in its order: what a post said before it was edited was seen too. */
export const posted = (at: LeagueTable, who: Untold): readonly string[] =>
  at.requested().flatMap(({ method, route, body }) =>
    method === 'GET'
      ? []
      : [
          at
            .of(who)
            .same(JSON.stringify({ route, body }))
            .replace(/"nonce":"\w+"/g, '"nonce":""'),
        ],
  );

/** What the export of a match that goes on is to `arbitre replay`: how far it goes, what it leads to, the whole page. */
export async function replayed(at: LeagueTable, who: Untold): Promise<unknown> {
  const { reply, followUps } = await at.slash(who, 'match export');
  const file = [reply, ...followUps]
    .flatMap((message) => message?.attachments ?? [])
    .find(({ url }) => url.includes('.json'));
  if (!file) throw new Error('no export');
  const transcript = readTranscript(await (await fetch(file.url)).text());
  const { outcome } = replayTranscript(transcript, rulesetOf(transcript.ruleset));
  const page = replayPage(transcript, 'a match');
  return { events: transcript.events.map(({ event }) => event), outcome, page: at.of(who).same(withoutProof(page)) };
}

/** A page without the hashes and instants of its match. */
const withoutProof = (page: string): string =>
  page.replace(/\b[0-9a-f]{64,128}\b/gu, 'HASH').replace(/"at":\d+/g, '"at":0');

/** What Ann presses that acts on the match: no to taking back, standing still, taking that back. At last she agrees to end it. */
const ACTED = ['decline', 'skip', 'undo', null] as const;

/** Presses all of these in turn, and yields what could be pressed; after each the untold look at the channel. */
export async function act(at: LeagueTable): Promise<readonly string[]> {
  const { sandbox } = at.stage;
  const pressed: string[] = [];
  for (const verb of ACTED) {
    const posts = sandbox.messages(at.channel, 'Ann');
    const message = verb && posts.findLast((post) => buttonOf(post, verb)?.disabled === false);
    const button = message && buttonOf(message, verb);
    const outcome =
      message && button ? await at.press('Ann', message, button.id) : await at.slash('Ann', 'match abandon');
    if (button) pressed.push(verb);
    at.note('acting', 'Ann', verb ?? 'to the end', await at.plain('Ann', outcome));
    for (const one of UNTOLD) {
      const seen = sandbox.messages(at.channel, one).filter((post) => !post.ephemeral);
      at.note('acting', one, `posts after ${verb ?? 'agreeing to end it'}`, await at.of(one).plain(seen.slice(-4)));
    }
  }
  return pressed;
}
