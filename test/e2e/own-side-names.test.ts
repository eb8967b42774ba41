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

/** Wolves against Falcons, begun: who does what in it, and the offers of an option. */
async function begun() {
  const stage = await startStage({ seed: 'fixed', scenarios: withOwnNames() });
  const table = stage.sandbox.stage.channelNamed('table-1').id;
  const slash = async (who: string, path: string, options: Readonly<Record<string, string>> = {}): Promise<string> => {
    const outcome = await stage.sandbox.as(who).slash(table, path, options);
    await outcome.answered();
    await stage.settled();
    return told(outcome);
  };
  const offers = async (who: string, path: string, focused: string, more: Readonly<Record<string, string>> = {}) =>
    ((await stage.sandbox.as(who).autocomplete(table, path, { ...more, [focused]: '' }, focused)) ?? []).map(
      ({ name }) => name,
    );
  for (const who of ['Ann', 'Benoît']) stage.sandbox.as(who).setLocale('en-GB');
  const role = stage.sandbox.stage.addRole('Umpires', []);
  await slash('Ann', 'settings arbiter', { role: role.id });
  stage.sandbox.stage.giveRole(stage.sandbox.as('Ann').id, role.id);
  await slash('Ann', 'match new', { scenario: 'battletech/wolves', side: 'defender' });
  await slash('Benoît', 'match join', { side: 'attacker' });
  await slash('Ann', 'match start');
  return { stage, table, slash, offers };
}

it('P-07 refusals of orders and of presses name the sides as the scenario of the match does', async () => {
  const { stage, table, slash } = await begun();
  expect(await slash('Benoît', 'move', { unit: 'ENF-4R', order: 'deploy 0801 S' })).toContain('Waiting for: Wolves');
  const panel = stage.sandbox.messages(table, 'Benoît').findLast((post) => !post.ephemeral && buttonOf(post, 'my'));
  expect(told(await pressVerb(stage, table, 'Benoît', 'my', panel))).toContain('Waiting for: Wolves');
  await stage.close();
});

it('P-07 offers of seats and of winners name the sides as the scenario of the match does', async () => {
  const { stage, offers } = await begun();
  const sides = ['Wolves', 'Falcons'];
  expect(await offers('Ann', 'clock extend', 'seat', { time: '1h' })).toEqual(sides);
  expect(await offers('Ann', 'match substitute', 'seat')).toEqual(['Wolves ★', 'Falcons']);
  expect(await offers('Ann', 'match adjudicate', 'winner')).toEqual([...sides, 'a draw']);
  await stage.close();
});
