import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Transcript } from '../../src/match/transcript-form.js';
import { commitmentOf, diceKey, faceOf } from '../../src/match/dice.js';
import { hashOf } from '../../src/match/hash.js';
import { readTranscript, replayTranscript } from '../../src/match/read-transcript.js';
import { keyFrom, publicKeyOf } from '../../src/match/signature.js';
import { signed, transcriptText } from '../../src/match/transcript.js';
import type { Tampering } from '../../src/match/tampering.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { rulesetOf } from '../../src/games/index.js';
import { playedMatch } from '../support/matches.js';
import { inSoak } from '../support/soak.js';

const bytesOf = (transcript: Transcript): Buffer => Buffer.from(transcriptText(transcript), 'utf8');
const verify = (bytes: Uint8Array) => verifyTranscript(bytes, rulesetOf);

function tampering(bytes: Uint8Array): Tampering {
  const verdict = verify(bytes);
  if (verdict.ok) throw new Error('nothing was found');
  return verdict.first;
}

const ended = playedMatch('a', 24, true);
const running = playedMatch('b', 20, false);
const EVENTS = ended.events.length;

/** Every value in a document that is not made of others, by its path. */
function leaves(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => leaves(item, [...path, i]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => leaves(field, [...path, key]));
  return [path];
}

/** A copy with another value at a path. */
function changed(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined) return other(value);
  if (Array.isArray(value)) return value.map((item: unknown, i) => (i === key ? changed(item, rest) : item));
  if (typeof value !== 'object' || value === null) throw new Error(`no ${key} here`);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      name === key ? changed(field, rest) : field,
    ]),
  );
}

function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}x` : 'somebody';
}

/** What a changed value is to be called, and the event it is to be found at (`null`: any). */
function named(path: readonly (string | number)[]): {
  readonly what: readonly string[];
  readonly event: number | null;
} {
  const [field, index, part, ...inner] = path;
  if (field === 'seed' || field === 'commitment') return { what: ['seed'], event: 0 };
  // One that is no hash any more cannot be read.
  if (field === 'hash' || field === 'chain') return { what: ['hash', 'signature'], event: null };
  // A salt that is none is a field that cannot be read.
  if (part === 'salt') return { what: ['hash', 'event'], event: null };
  if (field === 'outcome') return { what: ['event'], event: EVENTS };
  if (field === 'orders' && part === 'decisions') return { what: ['hash'], event: null };
  if (field === 'events' && typeof index === 'number') {
    const { event } = ended.events[index] ?? { event: null };
    if (event?.type === 'Rolled' && inner[1] === 'faces') return { what: ['face'], event: index + 1 };
    // Of the set-up there is no other word than the state that it leads to.
    if (event?.type === 'Began') return { what: ['event', 'hash'], event: null };
    return { what: ['event'], event: index + 1 };
  }
  if (field === 'orders' && typeof index === 'number' && part !== 'by') {
    const first = ended.events.find(({ order }) => order === index + 1);
    // What leads to the same events all the same, or to none, shows in the chain.
    return { what: ['event', 'hash'], event: part === 'shape' || !first || first.seq === 1 ? null : first.seq };
  }
  return { what: ['signature'], event: 0 };
}

/** Numbers that look random and are the same every time. */
const number = (seed: string, i: number, below: number): number => faceOf(seed, i, below) - 1;

describe('a transcript as it was written', () => {
  test('all is derived and decided again: faces, events, state', () => {
    const rolls = ended.events.filter(({ event }) => event.type === 'Rolled').length;
    expect(verify(bytesOf(ended))).toEqual({ ok: true, rolls, unproved: 0, hash: ended.hash, unchecked: [] });
    expect(rolls).toBeGreaterThan(10);
    expect(ended.hash).toBe(replayTranscript(ended, rulesetOf(ended.ruleset)).hash);
  });

  test('reading and writing gives the same bytes', () => {
    const bytes = bytesOf(ended);
    expect(bytesOf(readTranscript(bytes.toString('utf8')))).toEqual(bytes);
  });

  test('of a match that still runs no roll is proved yet, and its seed is nowhere in it', () => {
    const rolls = running.events.filter(({ event }) => event.type === 'Rolled').length;
    expect(verify(bytesOf(running))).toEqual({
      ok: true,
      rolls: 0,
      unproved: rolls,
      hash: running.hash,
      unchecked: [],
    });
    expect(rolls).toBeGreaterThan(0);
    expect(running.seed).toBeNull();
  });

  test('the dice hang on the salts as the docstring says', () => {
    // By another program: hmac.new(b"arbitre", b"one\ntwo\n", "sha256").hexdigest()
    expect(diceKey('arbitre', ['one', 'two'])).toBe('2332ed218d7108ea08df22e20a30926311c65554d3a1973d6adc91835d447628');
    expect(diceKey('arbitre', [])).toBe('arbitre');
    expect(diceKey('arbitre', ['one\ntwo'.slice(0, 3), 'two'])).not.toBe(diceKey('arbitre', ['two', 'one']));
  });
});

describe('tampering is found and named', () => {
  test('any byte, flipped in any bit', () => {
    const bytes = bytesOf(ended);
    for (let tries = 0; tries < (inSoak ? 200 : 60); tries++) {
      const forged = Buffer.from(bytes);
      const place = number('which byte', tries, bytes.length);
      forged[place] = (forged[place] ?? 0) ^ (1 << number('which bit', tries, 8));
      const { what, event } = tampering(forged);
      expect(['face', 'hash', 'seed', 'event', 'signature']).toContain(what);
      expect(event, `byte ${place}: ${what}`).toBeLessThanOrEqual(EVENTS);
    }
  });

  test('any value, changed to another', () => {
    const all = leaves(ended);
    for (let tries = 0; tries < (inSoak ? 200 : 30); tries++) {
      const path = all[number('which value', tries, all.length)] ?? [];
      const forged = JSON.stringify(changed(ended, path));
      const { what, event } = tampering(Buffer.from(forged, 'utf8'));
      const right = named(path);
      expect(right.what, path.join('.')).toContain(what);
      if (right.event !== null) expect(event, path.join('.')).toBe(right.event);
    }
  });

  test.each([
    ['a space more', (text: string) => text.replace('"seed":', '"seed": ')],
    ['a line end less', (text: string) => text.slice(0, -1)],
    ['a line end of another system', (text: string) => text.replace('\n', '\r\n')],
    ['a mark at the beginning', (text: string) => `\uFEFF${text}`],
    ['a key twice', (text: string) => text.replace('"seed":', '"rules":1,\n"seed":')],
    ['another writing of a letter', (text: string) => text.replace('arbitre-transcript', 'arbitr\\u0065-transcript')],
    [
      'a large digit of the signature',
      (text: string) => text.replace(/[a-f](?=[0-9a-f]*"\n\}\n$)/u, (x) => x.toUpperCase()),
    ],
    ['only half of it', (text: string) => text.slice(0, text.length / 2)],
    ['nothing at all', () => ''],
    ['something else', () => '[1, 2, 3]'],
  ])('%s', (_, forge) => {
    expect(tampering(Buffer.from(forge(transcriptText(ended)), 'utf8')).what).toBe('signature');
  });

  /** What somebody can write who signs with a key of their own and brings the hash into line. */
  const resigned = (changes: Partial<Transcript>): Buffer => {
    const { signature: _, ...rest } = { ...ended, ...changes };
    let { hash } = rest;
    try {
      hash = replayTranscript({ ...ended, ...changes }, rulesetOf('battletech')).hash;
    } catch {
      // Then the old one has to do.
    }
    return bytesOf(signed({ ...rest, hash, publicKey: publicKeyOf(keyFrom('another')) }, keyFrom('another')));
  };

  test('the same, signed by somebody else, is whole in itself: only the key tells', () => {
    const forged = resigned({});
    expect(verify(forged).ok).toBe(true);
    const verdict = verifyTranscript(forged, rulesetOf, ended.publicKey);
    expect(verdict).toMatchObject({ ok: false, first: { what: 'signature', expected: ended.publicKey } });
    expect(verifyTranscript(bytesOf(ended), rulesetOf, ended.publicKey).ok).toBe(true);
  });

  test('a face, although hash and signature fit', () => {
    const index = ended.events.findIndex(({ event }) => event.type === 'Rolled');
    const events = ended.events.map((one, i) =>
      i === index && one.event.type === 'Rolled'
        ? { ...one, event: { ...one.event, roll: { ...one.event.roll, faces: [6, 6] } } }
        : one,
    );
    expect(tampering(resigned({ events }))).toMatchObject({ what: 'face', event: index + 1, found: [6, 6] });
  });

  test('another seed with its own fingerprint shows in the first face', () => {
    const first = ended.events.find(({ event }) => event.type === 'Rolled')?.seq;
    expect(tampering(resigned({ seed: 'z', commitment: commitmentOf('z') }))).toMatchObject({
      what: 'face',
      event: first,
    });
    expect(tampering(resigned({ salts: ['pepper'] }))).toMatchObject({ what: 'face', event: first });
  });

  test('an event left out, put in or moved', () => {
    const renumbered = (events: Transcript['events']) => events.map((one, i) => ({ ...one, seq: i + 1 }));
    const without = renumbered(ended.events.filter((_, i) => i !== 40));
    expect(tampering(resigned({ events: without })).what).toMatch(/event|face/u);
    const twice = renumbered(ended.events.flatMap((one, i) => (i === 40 ? [one, one] : [one])));
    expect(tampering(resigned({ events: twice })).what).toMatch(/event|face/u);
    expect(tampering(resigned({ events: ended.events.slice(0, -1) })).what).toBe('event');
    expect(tampering(resigned({ events: [] })).what).toBe('event');
  });

  test('a match that is over and keeps its seed', () => {
    expect(tampering(resigned({ seed: null }))).toMatchObject({ what: 'seed', found: null });
  });

  test('a running match: an event, a face, the hash', () => {
    const forge = (from: RegExp, to: string): Tampering =>
      tampering(Buffer.from(transcriptText(running).replace(from, to), 'utf8'));
    expect(forge(/"hash":"./u, '"hash":"z').what).toBe('hash');
    expect(forge(/"faces":\[\d/u, '"faces":[9').what).toMatch(/event|face/u);
  });

  test('a transcript of before there were salts, signatures, clocks and later options', () => {
    const bytes = readFileSync('test/match/golden/version-1.json');
    expect(verify(bytes)).toMatchObject({ ok: true, rolls: 21, unchecked: ['orders', 'state'] });
  });

  test('whose each salt is, is signed; one owner too few is found; before it was written down there were none', () => {
    const salted = (saltedBy?: Transcript['saltedBy']) => {
      const { signature: _, saltedBy: _none, ...rest } = running;
      const key = keyFrom('another');
      const salts = ['mine', 'yours'];
      return signed({ ...rest, salts, ...(saltedBy ? { saltedBy } : {}), publicKey: publicKeyOf(key) }, key);
    };
    const owners = [
      { seat: 'defender', player: '1' },
      { seat: 'attacker', player: '2' },
    ];
    const text = transcriptText(readTranscript(JSON.stringify(salted(owners))));
    expect(readTranscript(text).saltedBy).toEqual(owners);
    expect(verify(Buffer.from(text))).toMatchObject({ ok: true });
    expect(tampering(Buffer.from(text.replace('"player":"1"', '"player":"3"'))).what).toBe('signature');
    expect(tampering(bytesOf(salted(owners.slice(1))))).toMatchObject({ what: 'signature', event: 0 });
    const before = readTranscript(JSON.stringify(salted()));
    expect(before).not.toHaveProperty('saltedBy');
    expect(verify(bytesOf(before))).toMatchObject({ ok: true });
  });

  test('version 1: seed and faces; what only its hash could show is named as not checked', () => {
    const { format, match, ruleset, scenario, options, commitment, seed, seats, hash } = ended;
    const old = {
      ...{ format, formatVersion: 1, match, ruleset, rules: 1, scenario, options, commitment, seed, seats, hash },
      orders: ended.orders.map(({ at, seat, by, command }) => ({ at, seat, by, command })),
      events: ended.events.map(({ seq, at, event }) => ({ seq, at, rules: 1, event })),
    };
    const text = JSON.stringify(old);
    expect(verify(Buffer.from(text))).toMatchObject({ ok: true, hash, unchecked: ['orders', 'state'] });
    expect(tampering(Buffer.from(text.replace('"seed":"a"', '"seed":"b"'))).what).toBe('seed');
    expect(tampering(Buffer.from(text.replace(/"faces":\[\d/u, '"faces":[9'))).what).toBe('face');
    expect(tampering(Buffer.from(text.replace(/"index":0,"/u, '"index":1,"'))).what).toBe('event');
    expect(hashOf(readTranscript(text).events.map(({ event }) => event))).toBe(
      hashOf(ended.events.map(({ event }) => event)),
    );
  });
});
