import { describe, expect, test } from 'vitest';
import { readCampaigns } from '../../src/library/campaigns.js';
import { readLibrary } from '../../src/library/read.js';
import { rulesetOf } from '../../src/games/index.js';
import { canonicalJson } from '../../src/match/hash.js';
import { channelId, instant, playerId } from '../../src/match/header.js';
import { createQueue } from '../../src/match/queue.js';
import { keyFrom, publicKeyOf, signatureOf } from '../../src/match/signature.js';
import type { Command } from '../../src/rules/campaign/commands.js';
import { factionId } from '../../src/rules/campaign/ids.js';
import { ok } from '../../src/rules/kernel/result.js';
import { openStore } from '../../src/store/index.js';
import { openArchive, type Archive } from '../../src/streams/archive.js';
import { createArchives } from '../../src/streams/archives.js';
import { campaignKind } from '../../src/streams/campaign.js';
import { createDesk } from '../../src/streams/desk.js';
import { milestones, orderLinks } from '../../src/streams/links.js';
import { turnMark, type Mark } from '../../src/streams/marks.js';
import { verifyArchive } from '../../src/streams/provable.js';
import { accepted } from '../support/counting.js';
import { openHouse } from '../support/table.js';

const library = readLibrary('scenarios');
const [file] = readCampaigns('scenarios').campaigns;
if (!file) throw new Error('no campaign is shipped');
const { atlas, setup } = file;
const HARE = factionId('white-hare');

/** A campaign in which cards were dealt and a turn has ended; all its chance follows from a byte. */
async function world(byte: number) {
  const store = await openStore(':memory:');
  const { referee } = await openHouse({ store, library, rulesetOf, now: () => instant(0) });
  const randomBytes = (size: number) => new Uint8Array(size).fill(byte);
  const kind = await campaignKind({ library, rulesetOf });
  const desk = createDesk(kind, { store, queue: createQueue(), randomBytes, committed: () => undefined });
  const archives = createArchives({ store, referee, randomBytes });
  const player = playerId('1001');
  let acts = 0;
  const act = () => ({ key: `act ${++acts}`, player, at: instant(acts) });
  const { header } = accepted(
    await desk.found({
      ...{ ...act(), guild: null, channel: channelId('70'), locale: 'en', members: [] },
      about: { atlas, turnDays: null },
      order: { by: 'house', at: 0, command: { type: 'found', setup } },
    }),
  ).standing;
  const give = async (command: Command) =>
    accepted(await desk.submit({ ...act(), stream: header.id }, () => ok({ by: 'master', at: 1, command })));
  await give({ type: 'deal', faction: HARE });
  await give({ type: 'deal', faction: HARE });
  await give({ type: 'end-turn' });
  const { standing } = await give({ type: 'award', faction: HARE, currency: 'resources', amount: 5, reason: 'wit' });
  const text = await archives.of(header.id);
  if (text === null) throw new Error('no archive');
  const cards = standing.state.hands[HARE]?.map(({ card }) => card) ?? [];
  const close = async () => {
    accepted(await desk.close({ ...act(), stream: header.id }, () => null));
    return archives.of(header.id);
  };
  return { text, cards, ends: await archives.milestones(header.id), close };
}

/** What the text says of the archive. */
const proved = (text: string) => verifyArchive(openArchive(text), () => () => Promise.resolve(null));

/** An archive with something else in it, its chain mended and signed anew by whoever changed it. */
function forged(text: string, change: (archive: Archive) => Partial<Archive>): string {
  const opened = openArchive(text);
  if (!opened.ok) throw new Error('no archive');
  const { signature: _, ...archive } = opened.archive;
  const changed = { ...archive, ...change(opened.archive) };
  const links = orderLinks(changed.stream, changed.orders, changed.events);
  const told = changed.events.map((one) => ('leaf' in one ? { order: one.order } : one));
  const key = keyFrom('forger');
  const signed = {
    ...changed,
    milestones: milestones(links, told, turnMark as Mark<{ readonly type: string }>),
    chain: links.at(-1),
    publicKey: publicKeyOf(key),
  };
  return JSON.stringify({ ...signed, signature: signatureOf(canonicalJson(signed), key) });
}

describe('issue 18.8: the archive of a campaign that goes on', () => {
  test('CLN-01: is the same whatever is held, but for hashes; at the end it shows all', async () => {
    const [one, other] = [await world(3), await world(4)];
    expect(one.cards).not.toEqual(other.cards);
    const masked = (text: string) => text.replaceAll(/[0-9a-f]{32,}/gu, '#');
    expect(masked(one.text) === masked(other.text)).toBe(true);
    expect(await proved(one.text)).toMatchObject({ ok: true, hidden: 2, waiting: 2, milestones: 1 });
    const whole = (await one.close()) ?? '';
    expect(await proved(whole)).toMatchObject({ ok: true, rolls: 2, milestones: 1 });
    expect(one.cards.filter((card) => !whole.includes(`"card":"${card}"`))).toEqual([]);
    // What was shown at the end of the turn still holds.
    const opened = openArchive(whole);
    expect(opened.ok && opened.archive.milestones).toEqual(one.ends);
  });

  test('what is changed in it is found, also where whoever did so mends the chain and signs it', async () => {
    const { text, close } = await world(3);
    const richer = (archive: Archive): Partial<Archive> => ({
      orders: archive.orders.map((one) =>
        one.order.command.type === 'award'
          ? { ...one, order: { ...one.order, command: { ...one.order.command, amount: 500 } } }
          : one,
      ),
    });
    expect(await proved(text.replace('"amount":5,', '"amount":6,'))).toMatchObject({ first: { what: 'signature' } });
    expect(await proved(forged(text, richer))).toMatchObject({ ok: false, first: { what: 'event' } });
    const short = ({ events }: Archive) => ({ events: events.slice(0, -1) });
    expect(await proved(forged(text, short))).toMatchObject({ ok: false, first: { what: 'event' } });
    const alien = ({ events }: Archive) => ({
      events: events.map((one) => ('leaf' in one ? one : { ...one, shape: 99 })),
    });
    expect(await proved(forged(text, alien))).toMatchObject({ ok: false, first: { what: 'form' } });
    const whole = (await close()) ?? '';
    const otherSeed = whole.replace(/"seed":"../u, '"seed":"zz');
    expect(await proved(otherSeed)).toMatchObject({ ok: false, first: { what: 'seed' } });
    // A card is another: the die says so.
    const stolen = ({ events }: Archive) => ({
      events: events.map((one) =>
        'leaf' in one || one.event.type !== 'CardDrawn' ? one : { ...one, event: { ...one.event, card: 'monument' } },
      ),
    });
    expect(await proved(forged(whole, stolen))).toMatchObject({ ok: false, first: { what: 'event' } });
    expect(await proved('{"format":"arbitre-season"}')).toMatchObject({ ok: false, first: { what: 'form' } });
  });
});
