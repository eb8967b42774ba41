import { describe, expect, it } from 'vitest';
import { t } from '../../src/i18n/index.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { channelId } from '../../src/match/header.js';
import { controlsOf, told, useStage, wordsOf } from '../support/bot.js';
import { seated } from '../../src/rules/kernel/seats.js';
import { ordersOf } from '../../src/orders/registry.js';
import { orderByPress } from '../support/press.js';
import { usually } from '../support/soak.js';

/** What is said beside the questions, as players meet it on Discord (C-04). */

const { stage, table, messages, slash, press } = useStage();

const state = async () => {
  const found = (await stage().services.referee.tableIn(channelId(table())))?.state;
  if (!found) throw new Error('no match');
  return found;
};
const asked = async () => (await state()).agenda.at(-1)?.asked?.questions ?? [];
/** The orders of the match as a player may know them. */
const record = async (who: string) => {
  const found = await stage().services.referee.tableIn(channelId(table()));
  const seat = found?.header.holders.find(({ player }) => player === stage().sandbox.as(who).id)?.seat;
  if (!found || !seat) throw new Error('no seat');
  const all = await stage().services.referee.record(found.header.id, seated(seat));
  return all.map((one) => (one.kind === 'answer' ? one.command?.type : one.event.type));
};
/** All that somebody sees in the channel but what they alone were told. */
const seen = (who: string) =>
  messages(who)
    .filter(({ ephemeral }) => !ephemeral)
    .map(({ id, editedAt, ...message }) => [id, editedAt, wordsOf({ id, editedAt, ...message })]);

/** A skirmish under a clock, until one is to act; yields that one and the other. */
async function acting(language: string): Promise<readonly [string, string]> {
  const options = { scenario: 'tactic148/skirmish', side: 'airborne', clock: 'correspondence', language };
  await slash('Ann', 'match new', options);
  await slash('Benoît', 'match join', { side: 'grenadiers' });
  await press('Ann', 'start');
  for (let orders = 0; orders < 40 && (await asked())[0]?.topic.ask !== 'act'; orders++) {
    await orderByPress(stage(), table(), { count: 0 });
    await stage().settled();
  }
  return (await asked())[0]?.seat === 'airborne' ? ['Ann', 'Benoît'] : ['Benoît', 'Ann'];
}

describe('C-04 J-23 an instruction in the opponent’s activation', () => {
  it.each(usually(LOCALES))('by button and by slash changes nothing for anybody else: %s', async (locale) => {
    for (const who of ['Ann', 'Benoît'])
      stage()
        .sandbox.as(who)
        .setLocale(locale === 'en' ? 'en-GB' : locale);
    const [mover, other] = await acting(locale);
    const before = { seen: seen(mover), questions: await asked(), clock: (await state()).clock };
    const [byMover, byOther] = [await record(mover), await record(other)];

    await press(other, 'my|');
    const opened = await (await press(other, 'beside|')).answered();
    const menu = controlsOf(opened).find(({ id }) => id.startsWith('set|'));
    if (!opened || !menu) throw new Error('nothing to say');
    expect(menu.id).toContain('|beside|');
    await stage().sandbox.as(other).select(opened, menu.id, ['ask:sighted-or-shot-at']);
    await stage().settled();
    const said = await (await press(other, 'confirm|')).answered();
    expect(wordsOf(said)).toContain(t(locale, 'reply.said'));
    expect(seen(mover)).toEqual(before.seen);

    // The other way round, by slash.
    const command = { type: 'instruct', instruction: { about: 'ask', when: 'every-action' } } as const;
    const typed = ordersOf('tactic148').format(command, locale);
    expect(told(await slash(other, typed.command, typed.options))).toContain(t(locale, 'reply.said'));

    expect(await asked()).toEqual(before.questions);
    expect((await state()).clock).toEqual(before.clock);
    expect(seen(mover)).toEqual(before.seen);
    expect(await record(mover)).toEqual(byMover);
    expect((await record(other)).slice(byOther.length)).toEqual(['instruct', 'instruct']);
    expect(stage().logged).toEqual([]);
  });
});
