import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buttonOf, pressVerb, startStage, told } from '../support/bot.js';
import { temporaryFolder } from '../support/files.js';

/** Two scenarios may use the same ids for sides and call them otherwise: what is said of a match uses the names of its own. */

/** The shipped scenarios with one more, whose sides have the ids of another and names of their own. */
function withOwnNames(): string {
  const folder = join(temporaryFolder(), 'scenarios');
  cpSync('scenarios', folder, { recursive: true });
  const wolves = readFileSync('scenarios/battletech/green.json', 'utf8')
    .replaceAll('"Defender"', '"Wolves"')
    .replaceAll('"Attacker"', '"Falcons"');
  writeFileSync(join(folder, 'battletech', 'wolves.json'), wolves);
  return folder;
}

it('P-07 refusals of orders and of presses name the sides as the scenario of the match does', async () => {
  const stage = await startStage({ seed: 'fixed', scenarios: withOwnNames() });
  const table = stage.sandbox.stage.channelNamed('table-1').id;
  const slash = async (who: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<string> => {
    const outcome = await stage.sandbox.as(who).slash(table, path, options);
    await outcome.answered();
    await stage.settled();
    return told(outcome);
  };
  for (const who of ['Ann', 'Benoît']) stage.sandbox.as(who).setLocale('en-GB');
  await slash('Ann', 'match new', { scenario: 'battletech/wolves', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  expect(await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'deploy 0801 S' })).toContain('Waiting for: Wolves');
  const panel = stage.sandbox.messages(table, 'Benoît').findLast((post) => !post.ephemeral && buttonOf(post, 'my'));
  expect(told(await pressVerb(stage, table, 'Benoît', 'my', panel))).toContain('Waiting for: Wolves');
  await stage.close();
});
