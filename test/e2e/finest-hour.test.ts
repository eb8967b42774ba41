import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { channelId } from '../../src/match/header.js';
import { parseLine } from '../../src/orders/line.js';
import { controlsOf, told, useStage, wordsOf } from '../support/bot.js';
import { orderByPress } from '../support/press.js';
import { orderBySlash } from '../support/slash.js';
import { usually } from '../support/soak.js';

/** Their Finest Hour as players meet it: each kind of scenario, typed and tapped, in each language. */

const { stage, table, messages, slash, press } = useStage();

/** Words that a message must not show: keys without a sentence, parameters that were not filled. */
const RAW = /\{\w+[@:+?]?[^}]*\}|\b(?:finest-hour|match|discord|post|reply|button|orders)[./](?!com\b)[a-z-]+\b/;

const status = async () => (await stage().services.referee.tableIn(channelId(table())))?.header.status;

/** `TO_VICTORY` plays each match to its end, in every language, which takes minutes (`npm run soak`); else so many orders. */
const TO_VICTORY = process.env['TO_VICTORY'] !== undefined;
const MOST = TO_VICTORY ? 800 : 6;

const SIDES = {
  dogfight: ['islanders', 'intruders'],
  'escort-by-day': ['intruders', 'harbour-guard'],
  'raid-by-night': ['intruders', 'harbour-guard'],
  convoy: ['runaways', 'pursuers'],
  'lone-patrol': ['patrol'],
  'three-sorties-2': ['squadron'],
  'three-sorties-1': ['squadron'],
  'three-sorties-3': ['squadron'],
} as const;
type Kind = keyof typeof SIDES;

/** The others of the campaign are flown whole in memory (`test/games/finest-hour/sorties.test.ts`). */
const SOAKED: readonly Kind[] = ['three-sorties-1', 'three-sorties-3'];

/** Each scenario in one language, the next in another; `from` the language of the first. */
function plays(from: number): readonly (readonly [Kind, Locale])[] {
  const kinds = Object.keys(SIDES)
    .filter((kind): kind is Kind => kind in SIDES)
    .filter((kind) => TO_VICTORY || !SOAKED.includes(kind));
  return kinds.flatMap((kind, i) =>
    LOCALES.filter((_, n) => TO_VICTORY || n === (from + i) % LOCALES.length).map(
      (language) => [kind, language] as const,
    ),
  );
}

async function begin(kind: Kind, language: Locale): Promise<void> {
  const [own, other]: readonly string[] = SIDES[kind];
  const spoken = language === 'en' ? 'en-GB' : language;
  for (const name of ['Ann', 'Benoît']) stage().sandbox.as(name).setLocale(spoken);
  await slash('Ann', 'match new', { scenario: `finest-hour/${kind}`, side: own, language });
  if (other !== undefined) await slash('Benoît', 'match join', { side: other });
  await press('Ann', 'start');
  expect(await status()).toBe('playing');
}

/** Plays on until the match is over, or for so many orders; every message that a player can see is in words. */
async function playOn(order: () => Promise<boolean>): Promise<void> {
  let orders = 0;
  while (orders < MOST && (await order())) {
    await stage().settled();
    orders++;
  }
  expect(messages().flatMap((message) => RAW.exec(wordsOf(message))?.[0] ?? [])).toEqual([]);
  expect(stage().logged).toEqual([]);
  if (TO_VICTORY) expect(await status()).toBe('ended');
  else expect(orders).toBe(MOST);
}

describe('TFH-01 each kind of scenario is played from its lobby on', () => {
  it.each(usually(plays(0)))(
    '%s by slash, in %s',
    async (kind, language) => {
      await begin(kind, language);
      await playOn(() => orderBySlash(stage(), table(), 'finest-hour', language));
    },
    TO_VICTORY ? 900_000 : 60_000,
  );

  it.each(usually(plays(1).toReversed()))(
    '%s by buttons, in %s',
    async (kind, language) => {
      await begin(kind, language);
      await playOn(() => orderByPress(stage(), table(), { count: 0 }));
    },
    TO_VICTORY ? 900_000 : 60_000,
  );
});

it.each(LOCALES)('P-10 what /help shows to type is of this game, and is accepted: %s', async (language) => {
  await begin('lone-patrol', language);
  for (let orders = 0; orders < 40; orders++) {
    const help = told(await slash('Ann', 'help'));
    const [line] = [...help.matchAll(/`(\/[^`]+ [^`]+)`/gu)].map(([, shown = '']) => shown);
    if (line !== undefined) {
      const typed = parseLine(line, language);
      if (!typed.ok) throw new Error(JSON.stringify(typed.error));
      const { command, options } = typed.value;
      expect(told(await slash('Ann', command, { ...options }))).toBe('');
      return;
    }
    await orderBySlash(stage(), table(), 'finest-hour', language);
  }
  throw new Error('no example was shown');
});

it('P-06 a move is picked by the letter of the place where it ends: four taps from the panel to the order', async () => {
  await begin('lone-patrol', 'en');
  const player = stage().sandbox.as('Ann');
  const opened = await press('Ann', 'my');
  const draft = opened.reply;
  const fly = controlsOf(draft).find(({ label }) => label.endsWith(' · Fly'));
  if (!draft || !fly) throw new Error(wordsOf(draft));
  await player.press(draft, fly.id);
  await stage().settled();
  const [letters] = controlsOf(messages().find(({ id }) => id === draft.id)).filter(
    ({ options }) => options.length > 0,
  );
  expect(letters?.options.slice(0, 2).map(({ label }) => label)).toEqual([
    'A · Straight on, 10\u00a0cm',
    'B · Straight on, 20\u00a0cm',
  ]);
  const taken = await player.select(draft, letters?.id ?? '', [letters?.options[1]?.value ?? '']);
  await stage().settled();
  const next = controlsOf(taken.reply ?? messages().find(({ id }) => id === draft.id));
  expect(next.some(({ id }) => /^(?:give|confirm)\|/u.test(id))).toBe(true);
});
