import { describe, expect, it } from 'vitest';
import { libraryOf } from '../../../support/library.js';
import type { Scenario } from '../../../../src/library/contract.js';

const library = libraryOf();
const scenario = (name: string): Scenario => {
  const found = library.scenario(`battletech/${name}`);
  if (!found) throw new Error(`no scenario ${name}`);
  return found;
};
const made = (size: string) =>
  library.mapMakers.get('battletech')?.make(
    `oak-${size}`,
    { size },
    {
      roll: (count, sides, purpose) => ({ index: 0, sides, faces: Array.from({ length: count }, () => 1), purpose }),
    },
  );
const on = (name: string, map: { name: string; text: string } | undefined) => {
  if (!map) throw new Error('no map');
  return scenario(name).ground?.on(map);
};

describe('issue 16, item 5: scenarios on another map', () => {
  it('every scenario is played on every map of the library or says why not', () => {
    for (const { id, ground, ruleset } of library.scenarios) {
      if (ruleset !== 'battletech') continue;
      for (const map of library.maps) {
        const placed = ground?.on(map);
        if (placed?.ok) expect(placed.value.setup({}, {})).toMatchObject({ board: { id: map.name } });
        else expect(placed?.error.code, id).toMatch(/^map\/(names-hexes|beyond-quick-start|too-small)$/);
      }
    }
  });

  it('sides keep their edges on a map of another size', () => {
    const placed = on('lance-duel', made('large'));
    expect(placed?.ok && placed.value.setup({}, {})).toMatchObject({
      deployment: [{ zone: { rows: [1, 2], columns: [1, 31] } }, { zone: { rows: [34, 35], columns: [1, 31] } }],
    });
  });

  it('its own map is the one that it was made with, and rosters still go onto another', () => {
    expect(scenario('lance-duel').ground?.map).toMatchObject({ name: 'twin-knolls', columns: 15, rows: 17 });
    const placed = on('lance-duel', made('small'));
    expect(placed?.ok && placed.value.withForces({}).ok).toBe(true);
    expect(placed?.ok && placed.value.ground?.map.name).toBe('oak-small');
  });

  it('a text that is no board is refused', () => {
    expect(on('lance-duel', { name: 'x', text: '{"kind":"battletech/unit"}' })).toMatchObject({
      ok: false,
      error: { code: 'map/unreadable' },
    });
  });
});
