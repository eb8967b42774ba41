import { describe, expect, it } from 'vitest';
import { channelId } from '../../src/match/header.js';
import { buttonOf, controlsOf, useStage, wordsOf } from '../support/bot.js';
import { awaited } from '../support/play.js';
import { orderByPress, playOutByPress } from '../support/press.js';

const { stage, table, messages, slash, press } = useStage();

describe('a match by buttons', () => {
  it('goes to its end without a slash after the first', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender' });
    await press('Benoît', 'join');
    await press('Ann', 'start');
    const { orders, taps } = await playOutByPress(stage(), table());
    const ended = await stage().services.referee.tableIn(channelId(table()));
    expect(ended?.header.status).toBe('ended');
    // What came of the last order is told after the closing post, and to its player alone.
    expect(messages().map(wordsOf).join('\n')).toMatch(/over/);
    expect(stage().logged).toEqual([]);
    expect(taps / orders).toBeLessThan(12);
  });

  it('shows whoever is asked again at once, below their next question, how to take back what they have just ordered', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/two-a-side', side: 'south', options: 'moveBy=side' });
    await slash('Benoît', 'match join', { side: 'north' });
    await slash('Ann', 'match start');
    const toMove = async () => {
      const { state } = (await stage().services.referee.tableIn(channelId(table()))) ?? {};
      const topic = state?.agenda.at(-1)?.asked?.questions[0]?.topic;
      return topic?.ask === 'move' ? topic.units.length : 0;
    };
    for (let orders = 0; (await toMove()) !== 2; orders++) {
      if (orders > 20) throw new Error('nobody has two units to move');
      await orderByPress(stage(), table(), { count: 0 });
      await stage().settled();
    }
    const ann = stage().sandbox.as('Ann').id;
    const who = (await awaited(stage(), table()))?.user === ann ? 'Ann' : 'Benoît';
    await orderByPress(stage(), table(), { count: 0 });
    await stage().settled();
    expect(await toMove()).toBe(1);
    const next = messages(who).findLast(({ ephemeral }) => ephemeral);
    const asked = await (await press(who, 'undo|', next)).answered();
    await press(who, 'undo-sure|', asked);
    expect(await toMove()).toBe(2);
    expect(stage().logged).toEqual([]);
  });

  it('shows at each step what was chosen before, and says no answer twice', async () => {
    await slash('Ann', 'match new', { scenario: 'green', side: 'defender', opponent: 'referee' });
    await press('Ann', 'start');
    const draft = async (verb: string, values?: readonly string[]) => {
      const before = messages().findLast((post) => buttonOf(post, verb));
      const control = buttonOf(before, verb);
      if (!before || !control) throw new Error(`no ${verb} on ${wordsOf(before)}`);
      const ann = stage().sandbox.as('Ann');
      await (values ? ann.select(before, control.id, values) : ann.press(before, control.id));
      await stage().settled();
      return messages().findLast(({ ephemeral }) => ephemeral);
    };
    const labels = (post: ReturnType<typeof messages>[number] | undefined) =>
      controlsOf(post).map(({ label }) => label);

    // Nothing on the list says where the default would put the 'Mech: the button has its place here, and says it.
    expect(labels(await draft('my|'))).toContain('Pass: HBK-4G deploys in 0815, facing N');
    expect(wordsOf(await draft('fill|', ['hex=0815']))).toMatch(/· 0815\n\*\*/);
    await draft('give|');
    const moving = await draft('my|');
    expect(labels(moving)).toContain('Stand still');
    expect(labels(moving)).not.toContainEqual(expect.stringMatching(/^Pass/u));
  });
});
