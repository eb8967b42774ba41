import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instant, playerId } from '../../src/match/header.js';
import { isOfMatch, type Picture } from '../../src/present/picture.js';
import { buttonOf, pixel, pressVerb, startStage, told as wordsToldBy, wordsOf, type Stage } from '../support/bot.js';
import { awaited } from '../support/play.js';
import { usually } from '../support/soak.js';

/**
 * Under sealed declaration a seat's attacks are hidden until the last has declared. Whatever somebody else can ask for, in
 * words, pictures or offers, must be the same before and after: then nothing of them can have come out.
 */
let stage: Stage;
let drawn: Picture[] = [];
const table = () => stage.sandbox.stage.channelNamed('table-1').id;

beforeEach(async () => {
  drawn = [];
  stage = await startStage({
    seed: 'fixed',
    draw: (picture) => {
      if (isOfMatch(picture)) drawn.push(picture);
      return pixel(picture);
    },
  });
});
afterEach(async () => {
  expect(stage.logged).toEqual([]);
  await stage.close();
});

async function slash(who: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<string> {
  const outcome = await stage.sandbox.as(who).slash(table(), path, options);
  await outcome.answered();
  await stage.settled();
  return wordsToldBy(outcome);
}

/** Orders for whoever is awaited until somebody has to declare an attack under seal. */
async function playToDeclarations(): Promise<void> {
  for (let order = 0; order < 60; order++) {
    const next = await awaited(stage, table());
    if (!next) throw new Error('the match ended too soon');
    const { match, user, seat, view, command } = next;
    const sealed = view.questions.filter(({ kind }) => kind === 'sealed');
    if (sealed.length > 1 && command.type === 'declare' && 'target' in command && command.target !== null) return;
    const by = { key: `order ${order}`, player: playerId(user), at: instant(Date.now()) };
    const given = await stage.services.referee.submit({ ...by, match, seat, command, question: null });
    if (!given.ok) throw new Error(JSON.stringify(given.error));
  }
  throw new Error('nobody declared an attack');
}

/** All that somebody can learn by asking: answers, offers, pictures as data, the export. */
async function asked(who: string): Promise<Readonly<Record<string, unknown>>> {
  drawn = [];
  const offers = async (path: string, focused: string, options: Readonly<Record<string, string>>) =>
    (await stage.sandbox.as(who).autocomplete(table(), path, { [focused]: '', ...options }, focused)) ?? [];
  const export_ = await stage.sandbox.as(who).slash(table(), 'match export');
  const url = /https?:[^"\\]+\.json[^"\\]*/u.exec(JSON.stringify((await export_.answered())?.components))?.[0] ?? '';
  const details: string[] = [];
  for (const post of stage.sandbox.messages(table(), who).filter((one) => buttonOf(one, 'details'))) {
    const pressed = await stage.sandbox.as(who).press(post, buttonOf(post, 'details')?.id ?? '');
    await stage.settled();
    details.push(wordsToldBy(pressed));
  }
  const words = {
    details,
    map: await slash(who, 'map show'),
    board: await slash(who, 'map show', { text: 'yes' }),
    sheets: [await slash(who, 'sheet', { unit: 'HBK-4G' }), await slash(who, 'sheet', { unit: 'ENF-4R' })],
    odds: await slash(who, 'odds', { unit: 'ENF-4R', target: 'HBK-4G' }),
    log: await slash(who, 'match log'),
    offers: [
      await offers('sheet', 'unit', {}),
      await offers('odds', 'target', { unit: 'HBK-4G' }),
      await offers('declare', 'weapons', { unit: 'HBK-4G', target: 'ENF-4R' }),
      await offers('declare', 'order', { unit: 'HBK-4G' }),
      await offers('match correct', 'to', {}),
    ],
    export: await (await fetch(url)).text(),
  };
  // Who is awaited is public: it changes, and with it the heading of the map.
  const pictures = drawn.map(({ view, before, events, shows }) => ({
    view: { ...view, questions: [], clock: null },
    before,
    events,
    shows,
  }));
  return { ...words, pictures };
}

/** The lines of the channel's posts that speak of a target. */
const shots = (who: string): readonly string[] =>
  stage.sandbox
    .messages(table(), who)
    .filter(({ ephemeral }) => !ephemeral)
    .flatMap((post) => wordsOf(post).split('\n'))
    .filter((line) => line.includes('→'));

const press = async (who: string, verb: string): Promise<string> =>
  wordsToldBy(await pressVerb(stage, table(), who, verb));

describe('what is sealed', () => {
  it.each(usually(['Vera', 'Benoît', 'Ann']))('does not come out to %s before the last has declared', async (who) => {
    const options = 'declare=sealed';
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', options, language: 'en' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start');
    await playToDeclarations();
    const next = await awaited(stage, table());
    if (!next) throw new Error('nobody is awaited');
    await stage.settled();
    const isOwn = stage.sandbox.as(who).id === next.user;
    const before = await asked(who);
    const told = shots(who);
    await press(who, 'news');
    const by = { key: 'the secret', player: playerId(next.user), at: instant(Date.now()) };
    const { match, seat, command } = next;
    expect((await stage.services.referee.submit({ ...by, match, seat, command, question: null })).ok).toBe(true);
    await stage.settled();
    expect(shots(who)).toEqual(told);
    const after = await asked(who);
    if (isOwn) return expect(after).not.toEqual(before);
    expect(after).toEqual(before);
    expect(await press(who, 'news')).not.toContain('→');
  });

  it('leaves the newest report to whoever was never here, though it came last', async () => {
    const options = 'declare=sealed';
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', options, language: 'en' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start');
    await playToDeclarations();
    const next = await awaited(stage, table());
    if (!next) throw new Error('nobody is awaited');
    const by = { key: 'the secret', player: playerId(next.user), at: instant(Date.now()) };
    const { match, seat, command } = next;
    expect((await stage.services.referee.submit({ ...by, match, seat, command, question: null })).ok).toBe(true);
    await stage.settled();
    expect(await press('Vera', 'news')).toContain('Стрельба');
  });
});
