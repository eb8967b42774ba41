import { describe, expect, test } from 'vitest';
import { commitmentOf } from '../../src/match/dice.js';
import { canonicalJson } from '../../src/match/hash.js';
import { keyFrom, publicKeyOf, signatureOf } from '../../src/match/signature.js';
import { openArchive, type Archive } from '../../src/streams/archive.js';
import { milestones, orderLinks } from '../../src/streams/links.js';
import { turnMark, type Mark } from '../../src/streams/marks.js';
import { verifyArchive } from '../../src/streams/provable.js';
import { world } from '../support/archived.js';

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
    // The open half of a draw is a die of the turn, whatever is drawn by it.
    const masked = (text: string) => text.replaceAll(/[0-9a-f]{32,}|"faces":\[\d+\]/gu, '#');
    expect(masked(one.text) === masked(other.text)).toBe(true);
    expect(await proved(one.text)).toMatchObject({ ok: true, hidden: 3, waiting: 3, milestones: 1, proved: 2 });
    const whole = (await one.close()) ?? '';
    expect(await proved(whole)).toMatchObject({ ok: true, rolls: 6, milestones: 1 });
    expect(one.cards.filter((card) => !whole.includes(`"card":"${card}"`))).toEqual([]);
    // What was shown at the end of the turn still holds.
    const opened = openArchive(whole);
    expect(opened.ok && opened.archive.milestones).toEqual(one.ends);
  });

  test('QSR-01: the open dice of a turn that is over are proved at once by its seed, which was bound before, and say nothing of the next', async () => {
    const { text, close } = await world(3);
    const opened = openArchive(text);
    if (!opened.ok) throw new Error('no archive');
    const { eras = [], commitment } = opened.archive;
    expect(eras.map(({ number, seed }) => [number, seed === null])).toEqual([
      ...[
        [1, false],
        [2, true],
        [3, true],
      ],
    ]);
    expect(eras[0]?.commitment).not.toBe(commitment);
    expect(commitmentOf(eras[0]?.seed ?? '')).toBe(eras[0]?.commitment);
    const faces = ({ events }: Archive) => ({
      events: events.map((one) =>
        'leaf' in one || one.event.type !== 'CardCast'
          ? one
          : { ...one, event: { ...one.event, roll: { ...(one.event['roll'] as object), faces: [7] } } },
      ),
    });
    expect(await proved(forged(text, faces))).toMatchObject({ ok: false, first: { what: 'event' } });
    const withheld = () => ({ eras: eras.map((era) => ({ ...era, seed: null })) });
    expect(await proved(forged(text, withheld))).toMatchObject({ ok: false, first: { what: 'seed' } });
    const another = () => ({ eras: eras.map((era) => ({ ...era, commitment: commitmentOf('another') })) });
    expect(await proved(forged(text, another))).toMatchObject({ ok: false, first: { what: 'seed' } });
    expect(await proved(forged(text, () => ({ eras: [] })))).toMatchObject({ ok: false, first: { what: 'seed' } });
    // At the end all eras are shown, and all follow from the secret of the campaign.
    const whole = openArchive((await close()) ?? '');
    expect(whole.ok && whole.archive.eras?.map(({ seed }) => commitmentOf(seed ?? ''))).toEqual(
      eras.slice(0, 2).map((era) => era.commitment),
    );
  });

  test('one of before there were eras is proved as it was: all its dice at the end', async () => {
    const { text, close } = await world(3, null);
    expect(text).not.toContain('CardCast');
    expect(await proved(text)).toMatchObject({ ok: true, hidden: 3, waiting: 3 });
    expect(await proved((await close()) ?? '')).toMatchObject({ ok: true, rolls: 3 });
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
