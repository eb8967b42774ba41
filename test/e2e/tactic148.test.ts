import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/i18n/locales.js';
import { channelId } from '../../src/match/header.js';
import { buttonOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';
import { awaited } from '../support/play.js';
import { orderByPress } from '../support/press.js';
import { orderBySlash } from '../support/slash.js';
import { usually } from '../support/soak.js';

const { stage, table, messages, slash, press } = useStage();

const begin = async (scenario: string, language: Locale) => {
  await slash('Ann', 'match new', { scenario: `tactic148/${scenario}`, side: 'airborne', language });
  await slash('Benoît', 'match join', { side: 'grenadiers' });
  await press('Ann', 'start');
  expect(await status()).toBe('playing');
};

/** Words that a message must not show: keys without a sentence, parameters that were not filled. */
const RAW = /\{\w+[@:+?]?[^}]*\}|\b(?:tactic148|match|discord|post|reply|button|orders)[./](?!com\b)[a-z-]+\b/;

const status = async () => (await stage().services.referee.tableIn(channelId(table())))?.header.status;

/** `TO_VICTORY` plays each match to its end, which takes minutes (`npm run soak`); else so many orders. */
const TO_VICTORY = process.env['TO_VICTORY'] !== undefined;
const MOST = TO_VICTORY ? 600 : 24;

async function expectPlayed(orders: number): Promise<void> {
  if (TO_VICTORY) expect(await status()).toBe('ended');
  else expect(orders).toBe(MOST);
}

/** Plays on until the match is over, or for so many orders; every message that Ann can see is in words. */
async function playOn(order: () => Promise<boolean>, most: number): Promise<number> {
  let orders = 0;
  while (orders < most && (await order())) {
    await stage().settled();
    orders++;
  }
  const raw = messages()
    .map(wordsOf)
    .flatMap((words) => RAW.exec(words)?.[0] ?? []);
  expect(raw).toEqual([]);
  expect(stage().logged).toEqual([]);
  expect(stage().sandbox.unknownRoutes).toEqual([]);
  return orders;
}

/** Taps of a player on the order that they are making; how they begin and what they must choose from a menu. */
function draftOf(who: string) {
  const now = () => {
    const draft = messages(who).findLast((message) =>
      ['set|', 'fill|', 'give|', 'confirm|'].some((verb) => buttonOf(message, verb)),
    );
    if (!draft) throw new Error('no order is being made');
    return draft;
  };
  /** The control that fills blanks and no others, `unit|plan` with a value, `1:at` with any. */
  const find = (...slots: readonly string[]) => {
    const wanted = slots.map((slot) => slot.replace('|', '='));
    const fills = (id: string): readonly string[] => {
      const [verb, , , ...args] = id.replace(/#.*$/, '').split('|');
      if (verb === 'set') return [args.join('=')];
      return verb === 'fill' ? args : verb === 'give' ? args.slice(1) : [];
    };
    return controlsOf(now()).find(({ id, options }) =>
      options.length > 0
        ? fills(id).join() === wanted.join() || options.some(({ value }) => value.startsWith(`${wanted.join()}=`))
        : fills(id).join() === wanted.join(),
    );
  };
  return {
    words: () => wordsOf(now()),
    offers: (slot: string) => find(slot) !== undefined,
    /** Taps a button, or the first entry of a menu. */
    tap: async (...slots: readonly string[]): Promise<void> => {
      const [draft, control] = [now(), find(...slots)];
      if (!control) throw new Error(`nothing to tap for ${slots.join()}: ${wordsOf(draft)}`);
      const player = stage().sandbox.as(who);
      const [entry] = control.options;
      const outcome = await (entry ? player.select(draft, control.id, [entry.value]) : player.press(draft, control.id));
      expect(outcome.followUps.map(wordsOf)).toEqual([]);
      await stage().bot.idle();
    },
  };
}

/** Who is awaited for what, and how the table looks. */
async function present() {
  const next = await awaited(stage(), table());
  const question = next?.view.questions.find(({ seat }) => seat === next.seat);
  if (!next || !question || !('characters' in next.view.game)) throw new Error('nobody is awaited');
  return { who: next.user, asked: question.topic.ask, game: next.view.game };
}

describe('1-48 Tactic at the table', () => {
  it('T48-09 actions queued by button are drawn where they lead and carried out one by one, the opponent between them', async () => {
    await begin('skirmish', 'en');
    const taps = { count: 0 };
    for (let orders = 0; orders < MOST && (await present()).asked !== 'act'; orders++) {
      await orderByPress(stage(), table(), taps);
      await stage().settled();
    }
    const { who, game } = await present();
    const leader = game.characters.find(({ side }) => side === game.active);
    if (!leader?.at) throw new Error('nobody to act');
    const standing = async () => (await present()).game.characters.find(({ id }) => id === leader.id);
    await press(who, 'my');
    const draft = draftOf(who);
    await draft.tap('unit|plan');
    await draft.tap(`1:unit|${leader.id}`, '1:action|move');
    await draft.tap('1:at');
    if (draft.offers('1:then|stop')) await draft.tap('1:then|stop');
    // The second action is chosen with the first before one's eyes, from where it leads.
    const there = new RegExp(`${leader.id} · Move · (\\d+(?:\\.\\d)?, \\d+(?:\\.\\d)?)`).exec(draft.words())?.[1];
    expect(draft.words()).toContain('Action 2 · Which character?');
    expect(draft.words()).toContain(`Planned for ${leader.id}, Move: ${there}.`);
    expect(draft.words()).toContain(`**${leader.id}**: squad leader, 2 actions left, H2H 3, at ${there}`);
    await draft.tap(`2:unit|${leader.id}`, '2:action|take-cover');
    expect(draft.words()).toContain(`${leader.id}, Take Cover`);
    await draft.tap('3:unit|planned');
    await stage().settled();

    const pause = await present();
    // What is queued is for nobody else to see.
    expect([pause.asked, pause.who === who, pause.game.plan]).toEqual(['react', false, null]);
    const file = async (reader: string, command: string): Promise<string> => {
      const [attached] = (await slash(reader, command)).reply?.attachments ?? [];
      return (await fetch(attached?.url ?? '')).text();
    };
    expect(await file(who, 'match log')).toContain('takes cover');
    expect(await file(pause.who, 'match log')).not.toContain('takes cover');
    expect(await file(pause.who, 'match export')).not.toContain('"take-cover"');
    expect((await standing())?.at).not.toEqual(leader.at);
    expect((await standing())?.inCover).toBe(false);
    await press(pause.who, 'my');
    await draftOf(pause.who).tap('unit|let-pass');
    await stage().settled();
    expect(await standing()).toMatchObject({ inCover: true, doings: { actions: 2 } });
    expect((await present()).game.plan).toBeNull();
    expect(stage().logged).toEqual([]);
  });

  it('P-22 what a correction goes back to is typed and refused as a round, in the reader’s language', async () => {
    await begin('skirmish', 'fr');
    stage().sandbox.as('Ann').setLocale('fr');
    const goesBackTo = async (to: string) => told(await slash('Ann', 'match correct', { to, reason: 'x' }));
    expect(await goesBackTo('manche 9')).toBe(
      'Manche 9\u202f: aucun ordre n’y est à annuler. En cours\u202f: Avant la manche 1.',
    );
    expect(await goesBackTo('tour 9')).toBe(await goesBackTo('Round 9'));
    expect(await goesBackTo('page 9')).toContain('ou `Manche 1`');
  });

  it.each(
    usually([
      ['skirmish', 'en'],
      ['mission', 'ru'],
    ] as const),
  )(
    '%s is played by slash, in %s',
    async (scenario, language) => {
      await begin(scenario, language);
      await expectPlayed(await playOn(() => orderBySlash(stage(), table(), 'tactic148', language), MOST));
    },
    240_000,
  );

  it.each(
    usually([
      ['mission', 'fr'],
      ['skirmish', 'ru'],
    ] as const),
  )(
    '%s is played by buttons, in %s',
    async (scenario, language) => {
      for (const name of ['Ann', 'Benoît']) stage().sandbox.as(name).setLocale(language);
      await begin(scenario, language);
      const taps = { count: 0 };
      const orders = await playOn(() => orderByPress(stage(), table(), taps), MOST);
      await expectPlayed(orders);
      expect(taps.count / orders).toBeLessThan(9);
    },
    240_000,
  );
});
