import { describe, expect, it } from 'vitest';
import { rulesetOf } from '../../src/games/index.js';
import { verifyTranscript } from '../../src/match/verify.js';
import { commitmentOf } from '../../src/match/dice.js';
import { instant, playerId } from '../../src/match/header.js';
import { readTranscript } from '../../src/match/read-transcript.js';
import type { PageMessage } from 'discord-sandbox';
import { buttonOf, startStage, told, useStage, wordsOf } from '../support/bot.js';
import { awaited } from '../support/play.js';

const { stage, table, messages, slash, press } = useStage();
const SEED = Buffer.alloc(32, 'fixed').toString('hex');

/** Gives the next orders of those who are awaited. */
async function play(orders: number): Promise<void> {
  for (let i = 0; i < orders; i++) {
    const next = await awaited(stage(), table());
    if (!next) return;
    const { match, user, seat, command } = next;
    const by = { key: `order ${i}`, player: playerId(user), at: instant(Date.now()) };
    expect((await stage().services.referee.submit({ ...by, match, seat, command, question: null })).ok).toBe(true);
  }
  await stage().settled();
}

/** The file of a message with this ending. */
async function fileOf(message: PageMessage | undefined, ending: string): Promise<string> {
  const urls = JSON.stringify(message?.components ?? []).match(/https?:[^"\\]+/gu) ?? [];
  const url = urls.find((one) => new URL(one).pathname.endsWith(ending));
  if (!url) throw new Error(`no file ${ending} on ${wordsOf(message)}`);
  const page = new URL(url);
  return (await fetch(page)).text();
}

describe('dice that can be proved', () => {
  it('the fingerprint stands in the lobby; salts are listed at the start; the seed at the end; all can be verified', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    const lobby = () => wordsOf(messages()[0]);
    expect(lobby()).toContain(commitmentOf(SEED));
    await slash('Benoît', 'match join', { side: 'attacker', salt: '  pepper   and vinegar ' });
    expect(lobby()).not.toContain('vinegar');
    // Who has a place already may name another salt, once they have seen the fingerprint.
    expect(told(await slash('Ann', 'match join', { salt: 'my own' }))).toBe('');
    expect(told(await slash('Ann', 'match join', { salt: 'back`tick' }))).toContain('64');
    await slash('Ann', 'match start');
    expect(lobby()).toContain('`my own`');
    expect(lobby()).toContain('`pepper and vinegar`');

    await play(8);
    const running = await slash('Benoît', 'match export');
    const half = await fileOf(running.reply, '.json');
    expect(half).not.toContain(SEED);
    expect(verifyTranscript(Buffer.from(half), rulesetOf)).toMatchObject({ ok: true, rolls: 0 });
    expect(told(await slash('Benoît', 'match verify'))).toMatch(/Jusqu’ici tout concorde/u);

    await slash('Ann', 'match concede');
    await press('Ann', 'concede');
    const end = messages().findLast(({ ephemeral }) => !ephemeral);
    expect(wordsOf(end)).toContain(SEED);
    expect(wordsOf(end)).toContain('Defender: no shots');
    expect(await fileOf(end, '.html')).toContain('<!doctype html>');
    const verified = await press('Benoît', 'verify');
    expect(told(verified)).toMatch(/Tout concorde.*\d+ jets/u);

    const whole = await fileOf((await press('Benoît', 'export')).reply, '.json');
    expect(verifyTranscript(Buffer.from(whole), rulesetOf)).toMatchObject({ ok: true, unproved: 0 });
    expect(readTranscript(whole).salts).toEqual(['my own', 'pepper and vinegar']);
    const [ann, ben] = ['Ann', 'Benoît'].map((name) => stage().sandbox.as(name).id);
    expect(readTranscript(whole).saltedBy).toEqual([
      { seat: 'defender', player: ann },
      { seat: 'attacker', player: ben },
    ]);
    expect(told(verified)).toContain(`Défenseur (<@${ann}>) \`my own\``);
    const page = await slash('Benoît', 'match export', { format: 'html' });
    expect(await fileOf(page.reply, '.html')).toContain('<!doctype html>');
    expect(stage().logged).toEqual([]);
  });
});

describe('a replay page that cannot be made', () => {
  it('is named as missing by the closing post and by the export, with the way to it', async () => {
    const stage = await startStage({
      replays: {
        page: () => Promise.reject(new Error('it took longer than 60000 ms')),
        verify: () => Promise.reject(new Error('not asked')),
      },
    });
    try {
      const { sandbox } = stage;
      const channel = sandbox.stage.channelNamed('table-1').id;
      const slash = async (who: string, path: string, options: Readonly<Record<string, string>> = {}) => {
        const outcome = await sandbox.as(who).slash(channel, path, options);
        await outcome.answered();
        await stage.settled();
        return outcome;
      };
      await slash('Ann', 'match new', { scenario: 'green', side: 'defender', opponent: 'referee' });
      await slash('Ann', 'match start');
      await slash('Ann', 'match concede');
      const sure = sandbox.messages(channel, 'Ann').findLast((post) => buttonOf(post, 'concede'));
      const button = buttonOf(sure, 'concede');
      if (!sure || !button) throw new Error('nobody asks whether she is sure');
      await sandbox.as('Ann').press(sure, button.id);
      await stage.settled();
      const end = sandbox.messages(channel, 'Ann').findLast(({ ephemeral }) => !ephemeral);
      expect(wordsOf(end)).toContain('could not be made');
      expect(wordsOf(end)).toContain('arbitre replay FILE --html PAGE');
      expect(told(await slash('Benoît', 'match export', { format: 'html' }))).toMatch(/n.a pas pu être faite/u);
      expect(stage.logged).toEqual([]);
    } finally {
      await stage.close();
    }
  });
});

describe('somebody who does not play', () => {
  it('sees the map, the sheets, the odds and the news as everybody may', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender' });
    await slash('Benoît', 'match join', { side: 'attacker' });
    await slash('Ann', 'match start');
    await play(4);
    expect(told(await slash('Vera', 'map show', { text: 'yes' }))).toContain('HBK-4G');
    expect(told(await slash('Vera', 'sheet', { unit: 'ENF-4R' }))).toContain('ENF-4R');
    expect(told(await slash('Vera', 'odds', { unit: 'ENF-4R', target: 'HBK-4G' }))).toMatch(/HBK-4G/u);
    expect(told(await press('Vera', 'news'))).not.toBe('');
    expect(told(await slash('Vera', 'match status'))).not.toBe('');
    expect(stage().logged).toEqual([]);
  });
});
