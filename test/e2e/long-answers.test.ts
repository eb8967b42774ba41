import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { instant, playerId } from '../../src/match/header.js';
import { told, useStage, wordsOf } from '../support/bot.js';

const { stage, slash, press, messages, table } = useStage();
const EXAMPLE = readFileSync('docs/examples/night-patrol.json', 'utf8');

describe('D-04 an answer is never refused for its length', () => {
  it('forty rosters with long names stand on pages, and all of them are shown', async () => {
    const guild = stage().sandbox.stage.guild.id;
    for (let i = 10; i < 50; i++) {
      const text = EXAMPLE.replaceAll('night-patrol', `patrol-${i}`).replace('"Night patrol"', `"${'N'.repeat(40)}"`);
      await stage().services.servers.putRoster({
        guild,
        id: `patrol-${i}`,
        text,
        player: playerId('1'),
        at: instant(0),
      });
    }
    const first = await slash('Ann', 'unit rosters');
    const pages = [told(first)];
    while (!pages.at(-1)?.includes('patrol-49') && pages.length < 9) {
      await press('Ann', `rosters-page|${pages.length}`);
      pages.push(wordsOf(messages('Ann').find(({ id }) => id === first.reply?.id)));
    }
    for (let i = 10; i < 50; i++) expect(pages.join('\n')).toContain(`patrol-${i}`);
    expect(pages.length).toBeGreaterThan(1);
    expect(stage().logged).toEqual([]);
  });

  it('a refusal that cannot be shown is not called done', async () => {
    // The words of the refusal are not taken; what takes their place is.
    const path = '/webhooks/';
    stage().sandbox.faults.add({ method: 'PATCH', path, what: { kind: 'refusal', error: 'invalidForm' } });
    const outcome = await stage().sandbox.as('Ann').slash(table(), 'move', { unit: 'HBK-4G', order: 'walk F' });
    await outcome.answered();
    expect(told(outcome)).toContain('This was refused and has changed nothing');
    expect(told(outcome)).not.toContain('Done');
  });
});
