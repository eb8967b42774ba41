import { describe, expect, it } from 'vitest';
import { melees } from '../../../src/games/battletech/present/melees.js';
import { tongueOf } from '../../../src/games/battletech/words/index.js';
import { altText } from '../../../src/games/battletech/present/alt.js';
import { channelId, instant, matchId, playerId, type MatchHeader } from '../../../src/match/header.js';
import type { Picture } from '../../../src/present/picture.js';
import { reportMessage } from '../../../src/present/posts/report.js';
import { presenterOf } from '../../../src/present/registry.js';
import { PHONE_WIDTH } from '../../../src/render/canvas.js';
import { sceneOf } from '../../../src/render/index.js';
import { overlap } from '../../../src/render/labels.js';
import { textBox } from '../../../src/render/measure.js';
import type { BattleTech } from '../../../src/rules/battletech/battletech.js';
import { distance, hexAt, hexesOf, type Hex } from '../../../src/rules/geometry/hex/hex.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { busiest, crowd } from '../../support/battletech-kinds.js';
import { MAP, textsOf } from '../../support/scenes.js';

/** P-01: of a crowd a report has a close-up in which a phone shows every name. */

/** Twenty-four units in these hexes, each in one of its own, turn by turn of either side. */
function standing(hexes: readonly Hex[]): Picture<BattleTech> {
  const { view, ...rest } = crowd(busiest('physical'), hexes.length, MAP, 'en');
  const names = 'ABCDEFGHIJKLMNOPQRSTUVWX';
  const units = view.game.units.map((unit, i) => {
    const [one, other] = view.sides;
    const side = (i % 2 === 0 ? one : other) ?? unit.side;
    const place = { hex: hexes[i] ?? hexAt(1, 1), facing: 0 } as const;
    return { ...unit, id: unitId(`${names.charAt(i)}MW-1`), side, status: 'active' as const, place };
  });
  const game = { ...view.game, units, declarations: [] } as typeof view.game;
  return { ...rest, view: { ...view, questions: [], game }, before: null, events: [] };
}

const around = (middle: Hex): readonly Hex[] =>
  hexesOf({ columns: 15, rows: 17 }).filter((hex) => distance(hex, middle) <= 2);

/** The names of units in a picture, as high as a phone shows them, and how many of them touch another. */
function namesIn(picture: Picture<BattleTech>): { readonly sizes: readonly number[]; readonly touching: number } {
  const scene = sceneOf(picture);
  const labels = textsOf(scene).filter(({ tag }) => /^unit:.*:label$/.test(tag));
  const boxes = labels.map(textBox);
  const touching = boxes.filter((box, i) => boxes.some((other, j) => i !== j && overlap(box, other) > 0)).length;
  return { sizes: labels.map(({ size }) => (size * PHONE_WIDTH) / scene.width), touching };
}

const HEADER: MatchHeader = {
  id: matchId('0123456789'),
  ruleset: 'battletech',
  scenario: 'battletech/lance-duel',
  options: {},
  forces: {},
  map: null,
  clock: { kind: 'none' },
  locale: 'en',
  guild: '1',
  channel: channelId('100000000000000001'),
  owner: playerId('100000000000000002'),
  status: 'playing',
  holders: [],
  commitment: '',
  createdAt: instant(0),
  startedAt: instant(0),
  endedAt: null,
  version: 1,
  revision: 1,
};

const closeUp = (picture: Picture<BattleTech>, nth: number): Picture<BattleTech> => ({
  ...picture,
  shows: { kind: 'map', crop: 'action', overlay: null, closeUp: nth },
});

describe('P-01 close-ups of a crowd', () => {
  it('P-01 twelve a side in neighbouring hexes: the close-up has every name, none touches another, each at least 8.5 high on a phone', () => {
    const beside = around(hexAt(10, 9)).filter((hex) => distance(hex, hexAt(8, 9)) > 2);
    const melee = standing([...around(hexAt(8, 9)), ...beside].slice(0, 24));
    expect(melees(melee.view.game).length).toBe(1);
    const { sizes, touching } = namesIn(closeUp(melee, 0));
    expect(sizes).toHaveLength(24);
    expect(Math.min(...sizes)).toBeGreaterThan(8.5);
    expect(touching).toBe(0);
    expect(Math.max(...namesIn(melee).sizes)).toBeLessThan(6.1);
  });

  it('P-01 two crowds far from each other have a close-up each, the larger first; a few units side by side have none', () => {
    const [north, south] = [around(hexAt(4, 4)).slice(0, 9), around(hexAt(12, 14)).slice(0, 15)];
    expect(melees(standing([...north, ...south]).view.game).map((one) => new Set(one))).toEqual([
      new Set(south),
      new Set(north),
    ]);
    expect(melees(standing(around(hexAt(8, 9)).slice(0, 7)).view.game)).toEqual([]);
    const apart = hexesOf({ columns: 15, rows: 17 }).filter((_, i) => i % 9 === 0);
    expect(melees(standing(apart.slice(0, 24)).view.game)).toEqual([]);
  });

  it('P-01 a report has them behind the map of all, where it has that, and no other report has any', () => {
    const shown = (hexes: readonly Hex[], told: Picture<BattleTech>['events']): readonly unknown[] => {
      const { view } = standing(hexes);
      const message = reportMessage({
        header: HEADER,
        chapter: { turn: 1, phase: 'physical' },
        stretch: { before: view, after: view, events: told },
        over: true,
        locale: 'en',
        presenter: presenterOf('battletech', []),
      });
      return message.kind === 'blocks'
        ? message.blocks.flatMap((block) =>
            block.kind === 'picture' && 'shows' in block.picture ? [block.picture.shows] : [],
          )
        : [];
    };
    const fell = [{ type: 'BridgeFell', hex: hexAt(1, 1) } as const];
    const crowded = [...around(hexAt(4, 4)).slice(0, 9), ...around(hexAt(12, 14)).slice(0, 15)];
    const map = { kind: 'map', crop: 'action', overlay: null };
    expect(shown(crowded, [])).toEqual([]);
    expect(shown(crowded, fell)).toEqual([map, { ...map, closeUp: 0 }, { ...map, closeUp: 1 }]);
    expect(shown(around(hexAt(8, 9)).slice(0, 7), fell)).toEqual([map]);
  });

  it('P-01 its text says which units are in it', () => {
    const [north, south] = [around(hexAt(4, 4)).slice(0, 9), around(hexAt(12, 14)).slice(0, 15)];
    const { view, shows } = closeUp(standing([...north, ...south]), 1);
    const text = altText(shows, { before: null, after: view, events: [] }, tongueOf('en'));
    expect(text).toContain('from close by');
    expect(text).toContain('AMW-1');
    expect(text).not.toContain('XMW-1');
  });
});
