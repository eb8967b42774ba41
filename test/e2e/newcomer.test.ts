import { describe, expect, it } from 'vitest';
import { compose } from '../../src/discord/compose.js';
import { REFEREE, channelId, instant, playerId, type MatchHeader } from '../../src/match/header.js';
import type { Button } from '../../src/present/message.js';
import { panelMessage } from '../../src/present/posts/panel.js';
import { pingMessage } from '../../src/present/posts/ping.js';
import { seatId } from '../../src/rules/kernel/ids.js';
import { spectator } from '../../src/rules/kernel/seats.js';
import { buttonOf, chapterOf, controlsOf, told, useStage, wordsOf } from '../support/bot.js';

/** What somebody stumbles over who plays for the first time. */

const { stage, table, messages, slash, press } = useStage();
const isUndo = ({ action }: Button): boolean => action.verb === 'undo';
const panel = () => messages().findLast((message) => buttonOf(message, 'my|'));

async function begin(options: Readonly<Record<string, string>> = {}): Promise<void> {
  await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', ...options });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
}

describe('buttons that lead nowhere are not offered', () => {
  it('"Why?" stands on reports with something to explain; every report can be read in one’s own language', async () => {
    await begin();
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const report = messages().find((post) => chapterOf(post) !== null);
    expect(buttonOf(report, 'why')).toBeUndefined();
    expect(told(await press('Benoît', 'details', report))).toContain('Déploiement');
  });

  it('nothing can be taken back before a person has given an order', async () => {
    await begin();
    expect(buttonOf(panel(), 'undo')?.disabled).toBe(true);
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    expect(buttonOf(panel(), 'undo')?.disabled).toBe(false);
  });

  it('nothing can be taken back in a set-up that dice alone have begun', async () => {
    await slash('Ann', 'match new', { scenario: 'tactic148/skirmish', side: 'airborne' });
    await slash('Benoît', 'match join', { side: 'grenadiers' });
    await slash('Ann', 'match start');
    expect(buttonOf(panel(), 'undo')?.disabled).toBe(true);
    await slash('Ann', 'pass');
    await slash('Benoît', 'pass');
    expect(buttonOf(panel(), 'undo')?.disabled).toBe(false);
  });

  it('nothing can be taken back in a later chapter to which Arbitre alone has brought the match', async () => {
    await slash('Ann', 'match new', { scenario: 'tactic148/skirmish', side: 'airborne' });
    await slash('Benoît', 'match join', { side: 'grenadiers' });
    await slash('Ann', 'match start');
    const { services } = stage();
    const seen = async () => {
      const here = await services.referee.tableIn(channelId(table()));
      if (!here?.state) throw new Error('no match');
      return { ...here, chapter: services.ruleset(here.header.ruleset).chapter(here.state).phase };
    };
    for (let orders = 0; orders < 4 && (await seen()).chapter === 'set-up'; orders++) {
      for (const who of ['Ann', 'Benoît']) await slash(who, 'pass');
    }
    const here = await seen();
    expect(here.chapter).toBe('deployment');
    /** The panel if these players' seats were Arbitre's, all that was ordered in them included; a third has a seat as well. */
    const undoIf = async (players: readonly string[]) => {
      const ids = players.map((who) => stage().sandbox.as(who).id);
      const holders = here.header.holders.flatMap((one) => [
        ids.includes(one.player) ? { ...one, player: REFEREE } : one,
        { ...one, player: playerId('vera'), seat: seatId('third') },
      ]);
      const message = await compose(
        services,
        { ...here, header: { ...here.header, holders } },
        'panel',
        [],
        instant(0),
      );
      const blocks = message?.kind === 'blocks' ? message.blocks : [];
      return blocks.flatMap((block) => (block.kind === 'buttons' ? block.buttons : [])).find(isUndo)?.disabled;
    };
    expect(await undoIf([])).toBe(false);
    expect(await undoIf(['Ann', 'Benoît'])).toBe(true);
  });

  it('the button of the next order says what is asked, and is lit while a person is awaited', async () => {
    await begin();
    const { services } = stage();
    const here = await services.referee.tableIn(channelId(table()));
    const view = here && services.referee.view(here, spectator);
    if (!view) throw new Error('no match');
    const move = (header: MatchHeader) => {
      const stretch = { before: view, after: view, events: [] };
      const message = panelMessage(header, stretch, services.presenter(header));
      const blocks = message.kind === 'blocks' ? message.blocks : [];
      return blocks.flatMap((block) => (block.kind === 'buttons' ? block.buttons : []))[0];
    };
    const { header } = here;
    expect(move(header)).toMatchObject({ label: 'Deploy', style: 'primary', disabled: false });
    const thinking = { ...header, holders: header.holders.map((holder) => ({ ...holder, player: REFEREE })) };
    expect(move(thinking)).toMatchObject({ label: 'Deploy', style: 'secondary' });
  });

  it('a lobby without anybody is neither left nor begun', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green' });
    const disabled = () => ['leave', 'start'].map((verb) => buttonOf(messages()[0], verb)?.disabled);
    expect(disabled()).toEqual([true, true]);
    await press('Benoît', 'join');
    expect(disabled()).toEqual([false, false]);
  });
});

describe('words that say what is meant', () => {
  it('what is passed for oneself is chosen from plain words', async () => {
    await begin();
    const kept = await slash('Ann', 'standing list');
    const labels = controlsOf(kept.reply).flatMap(({ options }) => options.map(({ label }) => label));
    expect(labels).toContain('Nothing');
    expect(labels.filter((label) => label.includes('Passed for you'))).toEqual([]);
  });

  it('a clock that stands still says who asked for it', async () => {
    await begin({ clock: 'correspondence' });
    await slash('Benoît', 'clock pause');
    await press('Ann', 'agree');
    expect(wordsOf(panel())).toMatch(
      new RegExp(`been stopped since .*, at the request of ${stage().sandbox.as('Benoît').mention}`, 'u'),
    );
  });

  it('the call of the last 15 seconds is short', async () => {
    await begin({ clock: 'chrono' });
    const { services } = stage();
    const here = await services.referee.tableIn(channelId(table()));
    const view = here && services.referee.view(here, spectator);
    const [question] = view?.questions ?? [];
    if (!view || !question) throw new Error('nobody is awaited');
    const call = pingMessage(here.header, view, question.id, services.presenter(here.header), 'warn');
    const text = call?.kind === 'plain' ? call.text : '';
    expect(text).toMatch(/^⏱ 15 seconds! <@\d+>: /u);
    expect(text).not.toContain('<t:');
  });
});
