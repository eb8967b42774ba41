import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '../../src/i18n/locales.js';
import { channelId } from '../../src/match/header.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { quickStart, quickStartView } from '../support/battletech.js';
import { buttonOf, chapterOf, startStage, told, type Stage } from '../support/bot.js';
import { inTheStory, seedOfTheStory, withBrawl } from '../support/brawl.js';
import { temporaryFolder } from '../support/files.js';
import type { Awaited } from '../support/play.js';
import { press } from '../support/press.js';
import { slashed } from '../support/slash.js';
import { usually } from '../support/soak.js';

/** Water, a charge, physical attacks, heat and standing up at the standard level, played at the table by three players in three languages. */

const PLAYERS: Readonly<Record<string, Locale>> = { Ann: 'en', Benoît: 'fr', Vera: 'ru' };

let stage: Stage;
let table = '';
beforeEach(async () => {
  const scenarios = withBrawl(temporaryFolder());
  stage = await startStage({ seed: seedOfTheStory(scenarios), scenarios });
  table = stage.sandbox.stage.channelNamed('table-1').id;
  await slash('Ann', 'match new', { scenario: 'ford', side: 'reds' });
  await slash('Benoît', 'match join', { side: 'blues' });
  await slash('Vera', 'match join', { side: 'blues' });
  await slash('Ann', 'match start');
});
afterEach(async () => {
  expect(stage.logged).toEqual([]);
  expect(stage.sandbox.unknownRoutes).toEqual([]);
  await stage.close();
});

/** What a player is answered to a slash command, without spaces that do not break. */
async function slash(who: string, path: string, options: Record<string, string> = {}): Promise<string> {
  const outcome = await stage.sandbox.as(who).slash(table, path, options);
  await outcome.answered();
  await stage.settled();
  return plain(told(outcome));
}

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ').replaceAll('’', "'");

/** Who is asked what, and what the story has them answer. */
interface Cue extends Pick<Awaited, 'user' | 'command'> {
  readonly name: string;
  readonly cue: string;
}

async function cue(): Promise<Cue> {
  const here = await stage.services.referee.tableIn(channelId(table));
  if (!here?.state) throw new Error('no match');
  const state = quickStart(here.state);
  const [question] = stage.services.ruleset('battletech').open(state);
  const user = here.header.holders.find(({ seat }) => seat === question?.seat)?.player;
  const name = Object.keys(PLAYERS).find((player) => stage.sandbox.as(player).id === user);
  const view = question && stage.services.referee.view(here, seated(question.seat));
  if (!user || !name || !view) throw new Error('nobody is asked');
  const seen = quickStartView(view);
  const topic = seen.questions.find(({ id }) => id === question.id)?.topic;
  if (!topic) throw new Error('no question of the game');
  return { user, name, cue: `${topic.ask} ${seen.game.turn}`, command: inTheStory(seen, topic) };
}

/** Plays the story up to a cue, such as `strike 1`; each order as `give` gives it. */
async function playTo(end: string, give: (cue: Cue) => Promise<void>): Promise<void> {
  for (let orders = 0; orders < 40; orders++) {
    const next = await cue();
    if (next.cue === end) return;
    await give(next);
    await stage.settled();
  }
  throw new Error(`no ${end}`);
}

const bySlash = (next: Cue) => slashed(stage, table, 'battletech', next, PLAYERS[next.name] ?? 'en');
const byPress = (next: Cue) => press(stage, table, next, { count: 0 });

/** All that the report of a chapter tells, as a player reads it in their own language. */
async function report(chapter: string, who: string): Promise<string> {
  const post = stage.sandbox.messages(table, who).find((one) => chapterOf(one) === chapter);
  if (!post) throw new Error(`no report of ${chapter}`);
  const outcome = await stage.sandbox.as(who).press(post, buttonOf(post, 'details')?.id ?? '');
  await stage.settled();
  return plain(told(outcome));
}

/** What each reader finds in the reports, whatever the dice were exactly. */
const READ: readonly (readonly [who: string, chapter: string, lines: readonly RegExp[]])[] = [
  [
    'Ann',
    '1:movement',
    [/AWS-8Q\*\* piloting 4\+ \(enters water\): \d\+\d made/, /HBK-4G\*\* charges \*\*AWS-8Q\*\* \(1 hex/],
  ],
  [
    'Benoît',
    '1:movement',
    [/AWS-8Q\*\* pilotage 4\+ \(entrée dans l'eau\) : \d\+\d réussi/, /HBK-4G\*\* charge \*\*AWS-8Q\*\* \(1 hex/],
  ],
  [
    'Vera',
    '1:movement',
    [/AWS-8Q\*\* пилотирование 4\+ \(вход в воду\): \d\+\d успех/, /HBK-4G\*\* таранит \*\*AWS-8Q\*\*/],
  ],
  [
    'Ann',
    '1:physical',
    [
      /AWS-8Q\*\* punch \(left arm\) → \*\*HBK-4G\*\* .* \*\*hit\*\*/,
      /WHM-6R\*\* kick \(right leg\) → \*\*HBK-4G\*\* .* \*\*hit\*\*/,
      /HBK-4G\*\* charge → \*\*AWS-8Q\*\* .* \*\*hit\*\*/,
      /WHM-6R\*\* heat 0 → 1\d: ran \+2, weapons/,
      /WHM-6R\*\* avoids shutdown 4\+: \d\+\d/,
    ],
  ],
  ['Benoît', '1:physical', [/coup de poing \(bras gauche\)/, /WHM-6R\*\* arrêt évité 4\+ :/, /HBK-4G\*\* tombe sur/]],
  [
    'Vera',
    '1:physical',
    [/удар ногой \(правая нога\)/, /WHM-6R\*\* отключение предотвращено 4\+:/, /HBK-4G\*\* падает/],
  ],
  ['Ann', '2:movement', [/HBK-4G\*\* piloting \d\+ \(stands up\): \d\+\d made/, /HBK-4G\*\* is on its feet/]],
];

describe('a brawl at a ford', () => {
  it.each(
    usually([
      ['by buttons', byPress],
      ['by slash commands', bySlash],
    ] as const),
  )('SEQ-13 SEQ-14 water, charge, physical attacks, heat and rising, %s', async (_how, give) => {
    await playTo('attack 2', give);
    for (const [who, chapter, lines] of READ) {
      const text = await report(chapter, who);
      for (const line of lines) expect(text, `${chapter} for ${who}`).toMatch(line);
    }
  });

  it('SEQ-13 says beforehand what a charge, water and a physical attack need, and why others cannot be', async () => {
    await playTo('move 1', bySlash);
    const wade = { unit: 'AWS-8Q', order: 'courir 1F' };
    expect(await slash('Benoît', 'move', wade)).toContain("on n'y entre pas en courant");
    const charge = { unit: 'AWS-8Q', order: 'courir R charger HBK-4G' };
    expect(await slash('Benoît', 'move', charge)).toContain("qui n'a pas bougé ce tour");
    await playTo('attack 1', bySlash);
    expect(await slash('Ann', 'odds', { unit: 'HBK-4G' })).toMatch(/- charge: \*\*\d+\+\*\* .*, damage 5, itself 8/);
    await playTo('strike 1', bySlash);
    const offers = await stage.sandbox
      .as('Vera')
      .autocomplete(table, 'declare', { unit: 'WHM-6R', order: '' }, 'order');
    expect(offers?.map(({ name }) => plain(name))).toContainEqual(
      expect.stringMatching(/^удар ногой .*: \d+\+ \(\d+ %\)$/),
    );
    const fists = { unit: 'WHM-6R', target: 'HBK-4G', order: 'удар рукой левой' };
    expect(await slash('Vera', 'declare', fists)).toContain('оружие этой конечности в этот ход стреляло (левая рука)');
    const foot = { unit: 'AWS-8Q', target: 'HBK-4G', order: 'coup de pied gauche' };
    expect(await slash('Benoît', 'declare', foot)).toContain('Coup de pied : du niveau');
  });
});
