import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { drawNow, sceneOf } from '../../../src/render/index.js';
import { busiest, cardsOf, crowd, kinds } from '../../support/battletech-kinds.js';
import { MAP, wordsAt } from '../../support/scenes.js';
import { faults, leavingCards } from '../../support/seen-scenes.js';

/** P-01: pictures are drawn for where they are seen: 350 high on a desktop, 314 wide on a phone. */

const LARGEST_PICTURE = 250 * 1024;

describe('pictures made for where they are seen', () => {
  const title = 'P-01 every kind of map keeps to ratio and type, hides no label and cuts none, of %s units; cards too';
  it.each([4, 12])(title, (count) => {
    for (const locale of LOCALES)
      for (const [name, picture] of kinds(count, locale)) {
        const scene = sceneOf(picture);
        expect([...faults(scene), ...leavingCards(scene)], `${name} ${locale}`).toEqual([]);
      }
  });

  it('P-01 where a name does not fit beside the map, its unit is called there as on the map, none like another', () => {
    const { view, ...rest } = crowd(busiest('weapons'), 24, MAP, 'en');
    const [one, other] = view.game.units.map(({ id }) => id);
    const named = JSON.parse(
      JSON.stringify(view)
        .replaceAll(`"${one ?? ''}"`, '"BULLDOG-PARTICLE"')
        .replaceAll(`"${other ?? ''}"`, '"BULLDOG-MISSILES"'),
    ) as typeof view;
    const scene = sceneOf({ ...rest, view: named, before: null, events: [] });
    const called = named.game.units.map(({ id }) => wordsAt(scene, `force:${id}:name`));
    expect(called.slice(0, 2)).toEqual(['BU1', 'BU2']);
    expect(new Set(called).size).toBe(new Set(named.game.units.map(({ id }) => id)).size);
  });

  it('P-01 a map of twelve units weighs at most 250 KiB, and so do cards', () => {
    const picture = crowd(busiest('weapons'), 12, MAP, 'ru');
    for (const one of [picture, cardsOf(picture)]) expect(drawNow(one).png.length).toBeLessThanOrEqual(LARGEST_PICTURE);
  });
});
