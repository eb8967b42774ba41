import { describe, expect, it } from 'vitest';
import { useStage } from '../support/bot.js';

const { stage, table, slash } = useStage();

const offers = async (path: string, options: Record<string, string>, focused: string) => {
  const found = await stage()
    .sandbox.as('Ann')
    .autocomplete(table(), path, { [focused]: '', ...options }, focused);
  return (found ?? []).map(({ value }) => String(value));
};

describe('autocomplete', () => {
  it('offers scenarios, the sides of one, and its rules', async () => {
    expect(await offers('match new', {}, 'scenario')).toContain('battletech/green');
    expect(await offers('match new', { scenario: 'battletech/green' }, 'side')).toEqual(
      ['attacker', 'defender'].sort().reverse(),
    );
    const rules = await offers('match new', { scenario: 'battletech/green', options: 'rearArmor=on spl' }, 'options');
    expect(rules).toContain('rearArmor=on splitHex=auto-defender');
  });

  it('offers nothing, and does no harm, where there is no match', async () => {
    expect(await offers('move', {}, 'unit')).toEqual([]);
  });

  it('offers sensible orders on empty text, within 100 ms', async () => {
    await slash('Ann', 'match new', { scenario: 'battletech/green', side: 'defender', opponent: 'referee' });
    await slash('Ann', 'match start');
    expect(await offers('move', {}, 'unit')).toEqual(['HBK-4G']);
    expect((await offers('move', { unit: 'HBK-4G' }, 'order')).length).toBeGreaterThan(0);
    await slash('Ann', 'move', { unit: 'HBK-4G', order: 'deploy 0815 N' });
    const times: number[] = [];
    for (let i = 0; i < 15; i++) {
      const start = performance.now();
      const found = await offers('move', { unit: 'HBK-4G' }, 'order');
      times.push(performance.now() - start);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(25);
    }
    // The median: a single answer may wait for another process on a busy machine.
    expect(times.sort((a, b) => a - b)[7]).toBeLessThan(100);
  });
});
