import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { sketch, startStage, type Stage } from '../support/bot.js';
import { awaited, type Awaited } from '../support/play.js';
import { Eyes } from './eyes.js';
import { usually } from '../support/soak.js';

/**
 * A sealed declaration on Discord, in two worlds: in one a seat has answered otherwise first, and again and again. By posts with their buttons, by
 * requests, commands, offers and the vote to end the match nobody else can tell which of the two it is.
 */

const LEVELS = [
  ['quick-start', 'battletech/green', ['defender', 'attacker'], 'en'],
  ['quick-start', 'battletech/green', ['defender', 'attacker'], 'ru'],
  ['standard', 'battletech/lance-duel', ['north-lance', 'south-lance'], 'fr'],
] as const;

/** What others ask for. */
const ASKED: readonly (readonly [path: string, options: Readonly<Record<string, string>>])[] = [
  ['match log', {}],
  ['match status', {}],
  ['match history', {}],
  ['match export', {}],
  ['my', {}],
  ['map show', { text: 'yes' }],
  ['match undo', {}],
];
const OFFERED: readonly (readonly [path: string, focused: string])[] = [
  ['declare', 'unit'],
  ['declare', 'target'],
  ['declare', 'weapons'],
  ['declare', 'order'],
  ['odds', 'target'],
  ['sheet', 'unit'],
  ['match correct', 'to'],
  ['match correct', 'order'],
];

type Command = Awaited['command'];
type Seen = Record<string, unknown>;

/** What a seat declares: what a good player would, or nothing. */
type Declared = 'attack' | 'nothing';

/** Plays to the first sealed declaration, declares for one seat, one answer after the other, and yields what the others see and ask for then. */
async function played(
  scenario: string,
  sides: readonly string[],
  locale: Locale,
  answers: readonly Declared[],
): Promise<Seen> {
  const stage = await startStage({
    draw: sketch,
    seed: 'fixed',
    sandbox: { seed: { users: ['Ann', 'Benoît', 'Vera'] } },
  });
  try {
    return await seenIn(stage, scenario, sides, locale, answers);
  } finally {
    await stage.close();
  }
}

async function seenIn(
  stage: Stage,
  scenario: string,
  [first = '', second = '']: readonly string[],
  locale: Locale,
  answers: readonly Declared[],
): Promise<Seen> {
  const { sandbox, services } = stage;
  const table = sandbox.stage.channelNamed('table-1').id;
  const { referee } = services;
  const slash = async (who: string, path: string, options: Readonly<Record<string, string>> = {}) => {
    const outcome = await sandbox.as(who).slash(table, path, options);
    await outcome.answered();
    await stage.settled();
    return outcome;
  };
  for (const who of ['Ann', 'Benoît', 'Vera']) sandbox.as(who).setLocale(locale === 'en' ? 'en-GB' : locale);
  await slash('Ann', 'match new', {
    scenario,
    side: first,
    options: 'declare=sealed moveBy=side',
  });
  await slash('Benoît', 'match join', { side: second });
  // One 'Mech each is enough.
  if (scenario !== 'battletech/green')
    for (const who of ['Ann', 'Benoît']) await slash(who, 'match roster', { units: 'PXH-1' });
  await slash('Ann', 'match start');
  const now = async () => {
    const found = await referee.tableIn(channelId(table));
    if (!found?.state) throw new Error('no match');
    return { ...found, state: found.state, open: services.ruleset(found.header.ruleset).open(found.state) };
  };
  let given = 0;
  const order = async (player: string, command: Command): Promise<void> => {
    const { header } = await now();
    const by = { key: `order ${given++}`, player: playerId(player), at: instant(Date.now()), match: header.id };
    const done = await referee.submit({ ...by, seat: null, question: null, command });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  };
  for (let orders = 0; orders < 60; orders++) {
    const { open } = await now();
    if (open.length > 1 && open.every(({ kind }) => kind === 'sealed')) break;
    const next = await awaited(stage, table);
    await order(next?.user ?? '', next?.command ?? raise('the match ended too soon'));
  }
  await stage.settled();
  const declares = (await awaited(stage, table)) ?? raise('nobody declares');
  const other = sandbox.as('Ann').id === declares.user ? 'Benoît' : 'Ann';
  const { header } = await now();
  expect(declares.view.questions.filter(({ kind }) => kind === 'sealed')).toHaveLength(2);
  const nothing = declares.view.questions.find(({ seat }) => seat === declares.seat)?.parts?.[0]?.fallback;
  for (const answer of answers)
    await order(declares.user, answer === 'attack' ? declares.command : (nothing ?? raise('nothing to change')));
  await stage.settled();

  const seen: Seen = {};
  const eyes = new Map([other, 'Vera'].map((who) => [who, new Eyes()] as const));
  const look = async (when: string): Promise<void> => {
    for (const [who, with_] of eyes) {
      with_.match = header.id;
      const note = (what: string, shown: unknown): void => void (seen[`${when}, ${who}: ${what}`] = shown);
      const posts = sandbox.messages(table, who).filter(({ ephemeral }) => !ephemeral);
      note('posts', await with_.plain(posts));
      for (const [path, options] of ASKED.filter(([one]) => one !== 'match undo' || when === 'declared')) {
        const { reply, followUps, modal } = await slash(who, path, options);
        note(`/${path}`, await with_.plain([reply, ...followUps], modal));
      }
      for (const [path, focused] of OFFERED) {
        const offers = await sandbox.as(who).autocomplete(table, path, { [focused]: '' }, focused);
        note(`offers of /${path} ${focused}`, with_.same(JSON.stringify(offers)));
      }
    }
    const routes = sandbox.requests
      .filter(({ path }) => path.startsWith(`/channels/${table}`))
      .map(({ route, status }) => `${route ?? ''} ${status}`);
    seen[`${when}: requests`] = [...routes].sort();
  };
  await look('declared');
  // One of them would rather end it; the other has not agreed yet.
  await slash(other, 'match abandon');
  await look('to be ended');
  return seen;
}

test.each(usually(LEVELS))(
  'S-03 %s: %s is declared under seal (%j, %s), and whether it was changed nobody else can tell',
  async (_level, scenario, sides, locale) => {
    expect(LOCALES).toContain(locale);
    const once = await played(scenario, sides, locale, ['attack']);
    const changed = await played(scenario, sides, locale, ['nothing', 'attack', 'attack']);
    expect(Object.keys(once).length).toBeGreaterThan(40);
    const differing = Object.keys(once).filter((what) => JSON.stringify(once[what]) !== JSON.stringify(changed[what]));
    expect(differing.map((what) => [what, once[what], changed[what]])).toEqual([]);
  },
);

function raise(why: string): never {
  throw new Error(why);
}
