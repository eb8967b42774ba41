import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verify } from '../../src/cli/verify.js';
import { channelId } from '../../src/match/header.js';
import { factionId } from '../../src/rules/campaign/ids.js';
import { unpack } from '../../src/streams/packing.js';
import { inFolder, run } from '../cli/run.js';
import { buttonOf, told, useStage, wordsOf } from '../support/bot.js';

const { stage, table, messages, slash } = useStage();

const desk = () => stage().services.campaigns.desk;

/** The archive that somebody is given, and what `arbitre verify` says of it. */
const archived = async (who: string) => {
  const [file] = (await slash(who, 'tools archive')).reply?.attachments ?? [];
  if (!file) throw new Error('no archive');
  const bytes = new Uint8Array(await (await fetch(file.url)).arrayBuffer());
  const verdict = await inFolder(async (dir) => {
    const place = join(dir, file.filename);
    writeFileSync(place, bytes);
    return (await run(verify, [place])).lines[0];
  });
  return { name: file.filename, text: unpack(bytes) ?? '', verdict };
};

/** A campaign in which a card is held, and whose first battle was fought, booked and annulled. */
const season = async () => {
  await slash('Vera', 'campaign new', { campaign: 'campaign/border-war' });
  await slash('Ann', 'campaign join', { faction: 'white-hare' });
  await slash('Benoît', 'campaign join', { faction: 'aldervane' });
  expect(told(await slash('Vera', 'campaign deal', { faction: 'Клан Белого Зайца' }))).toMatch(/^✓ Клан Белого Зайца/u);
  await slash('Ann', 'campaign mission', { province: 'alderhall', kind: 'conquest', machines: 'm1' });
  const { header, state } = (await desk().in(channelId(table()))) ?? {};
  if (!header || !state) throw new Error('no campaign');
  const own = state.machines.find(({ faction }) => faction === 'aldervane')?.id ?? '';
  await slash('Benoît', 'campaign send', { mission: 'b1', side: 'defender', machines: own });
  await slash('Ann', 'campaign fight', { mission: 'b1' });
  await stage().settled();
  const thread = messages('Vera').find((message) => wordsOf(message).includes('### b1'))?.id ?? '';
  const match = await stage().services.referee.tableIn(channelId(thread));
  const [holder] = match?.header.holders ?? [];
  if (!match || !holder) throw new Error('no battle');
  await stage().services.referee.submit({
    ...{ key: '1', player: holder.player, at: match.header.createdAt, match: match.header.id },
    ...{ seat: null, question: null, command: { type: 'concede' } },
  });
  await stage().settled();
  await slash('Vera', 'campaign turn');
  const annul = await stage().sandbox.as('Vera').slash(thread, 'match annul', { reason: 'wrong map' });
  await annul.answered();
  await stage().settled();
  return { header, match: match.header.id, card: state.hands[factionId('white-hare')]?.[0]?.card ?? '' };
};

it('a season at Discord is one archive that proves itself: each turn while it goes on, all of it at the end (issue 18.8)', async () => {
  const { header, card } = await season();
  const running = await archived('Benoît');
  expect(running.name).toBe(`season-${header.id}.json.gz`);
  expect(running.verdict).toMatchObject({ ok: true, battles: 1, milestones: 1, rolls: expect.any(Number) as number });
  // What waits for the end: the cards that were dealt and won, and what drew them.
  expect(running.verdict?.['hidden']).toBeGreaterThan(0);
  const chronicle = messages('Vera')
    .map(wordsOf)
    .find((words) => words.includes('### Turn 1'));
  const [turnSeed, shown] = [...(chronicle ?? '').matchAll(/`([0-9a-f]{64})`/gu)].map(([, hash]) => hash);
  const has = (part: string) => running.text.includes(part);
  expect({ shown, has: has(`"link":"${shown ?? ''}"`) }).toEqual({ shown, has: true });
  // The dice of the turn are proved at once by the seed that its chronicle shows.
  expect({ turnSeed, has: has(`"seed":"${turnSeed ?? ''}"`) }).toEqual({ turnSeed, has: true });
  expect(running.verdict?.['proved']).toBeGreaterThan(0);

  // Neither the card nor what it could be found out by: its event, its die, the seed.
  const seed = await desk().seed(header.id);
  expect(['CardDrawn', 'event-card', `"card":"${card}"`, seed].filter(has)).toEqual([]);

  await slash('Vera', 'campaign end');
  const whole = await archived('Benoît');
  expect(whole.verdict).toMatchObject({ ok: true, battles: 1, milestones: 1 });
  expect(whole.verdict).not.toHaveProperty('hidden');
  expect([`"card":"${card}"`, `"seed":"${seed}"`].filter((part) => !whole.text.includes(part))).toEqual([]);
  expect(createHash('sha256').update(seed).digest('hex')).toBe(header.commitment);

  // CLN-12: what is over is still looked back on where it was, and takes no more orders.
  expect(told(await slash('Ann', 'campaign status'))).toContain(seed);
  expect((await slash('Ann', 'campaign status', { shows: 'page' })).reply?.attachments[0]?.filename).toBe(
    'season.html',
  );
  expect(told(await slash('Ann', 'campaign ledger'))).toContain('## Clan White Hare');
  expect(told(await slash('Benoît', 'campaign order', { what: 'buy LCT-1V' }))).toContain('`/campagne comptes`');
  const post = messages('Vera').find((message) => wordsOf(message).includes('**The campaign is over**'));
  expect(buttonOf(post, 'stream-page')).toBeDefined();
});

it('there is no archive where there never was a campaign or a league (issue 18.8)', async () => {
  expect(told(await slash('Ann', 'tools archive'))).toContain('no campaign and no league');
});
