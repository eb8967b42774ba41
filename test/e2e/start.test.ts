import { describe, expect, it } from 'vitest';
import { startStage, wordsOf } from '../support/bot.js';

describe('the start of the bot', () => {
  it('goes on when the commands cannot be registered, and leaves nothing', async () => {
    const stage = await startStage({
      prepare: ({ faults }) => {
        faults.add({ method: 'PUT', path: '/commands', what: { kind: 'status', status: 400 } });
      },
    });
    expect(stage.logged.join('\n')).toContain('the commands could not be registered');
    expect(stage.sandbox.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await stage.close();
  });

  it('asks for the least permissions in its invite link', async () => {
    const stage = await startStage();
    const link = new URL(stage.bot.invite);
    expect(link.searchParams.get('scope')?.split(' ').sort()).toEqual(['applications.commands', 'bot']);
    // View Channel, Send Messages, Embed Links, Attach Files, Read Message History, Create Public Threads,
    // Send Messages in Threads.
    const bits = [10n, 11n, 14n, 15n, 16n, 35n, 38n].reduce((sum, bit) => sum | (1n << bit), 0n);
    expect(link.searchParams.get('permissions')).toBe(String(bits));
    await stage.close();
  });

  it('takes up an interaction that came while the connection was down', async () => {
    const stage = await startStage();
    const { sandbox } = stage;
    const table = sandbox.stage.channelNamed('table-1').id;
    sandbox.gateway.drop();
    const outcome = await sandbox.as('Ann').slash(table, 'roll', { dice: '1d1' });
    expect(wordsOf(outcome.reply)).toContain('(1) = **1**');
    await stage.close();
  });

  it('answers do not wait for the limit that Discord sets for all other requests together, 50 a second', async () => {
    const stage = await startStage();
    const ann = stage.sandbox.as('Ann');
    const table = stage.sandbox.stage.channelNamed('table-1').id;
    const asked = await Promise.all(Array.from({ length: 100 }, () => ann.slash(table, 'help', {})));
    for (const outcome of asked) expect(wordsOf(await outcome.answered())).toContain('/match new');
    expect(stage.metrics.counts()).not.toHaveProperty('waits for rate limits');
    await stage.close();
  });
});
