import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { drawNow, sceneOf } from '../../../src/render/index.js';
import { at } from '../../../src/rules/geometry/plane/point.js';
import { withCharacter } from '../../support/posed-tactic.js';
import { MAP, tagged } from '../../support/scenes.js';
import { faults, leavingCards } from '../../support/seen-scenes.js';
import { fight, kinds } from '../../support/tactic-kinds.js';

/** P-01: pictures of 1-48 Tactic are drawn for where they are seen: 350 high on a desktop and 314 wide on a phone. */

const LARGEST_PICTURE = 250 * 1024;
describe('pictures of the table made for where they are seen', () => {
  const title = 'P-01 every kind keeps to ratio and type, hides no label and cuts none, of %s soldiers; cards too';
  it.each([4, 12])(title, (count) => {
    for (const locale of LOCALES)
      for (const [name, picture] of kinds(count, locale)) {
        const scene = sceneOf(picture);
        expect([...faults(scene), ...leavingCards(scene)], `${name} ${locale}`).toEqual([]);
      }
  });

  it('P-01 a row beside the table for every soldier, and who stands outside of it marked at its edge', () => {
    const { view, before, events } = fight(12);
    const far = withCharacter(view, 'VG-mg5', { at: at(34, 34) });
    const scene = sceneOf({ game: 'tactic148', view: far, before, events, shows: MAP, locale: 'en' });
    for (const { id } of far.game.characters) expect(tagged(scene, `force:${id}:name`), id).toHaveLength(1);
    const [mark] = tagged(scene, 'outside:VG-mg5').filter(({ kind }) => kind === 'text');
    expect(mark?.kind === 'text' && mark.text).toMatch(/^↘ ● .* \d+\su$/u);
  });

  it('P-01 a soldier has a place on the table or a mark at its edge, never both, and is not cut', () => {
    for (const [name, picture] of kinds(12, 'en')) {
      if (picture.shows.kind !== 'map' || picture.shows.overlay?.kind === 'letters') continue;
      const scene = sceneOf(picture);
      for (const { id, status } of picture.view.game.characters) {
        if (status !== 'active') continue;
        const shown = ['base', 'label'].map((part) => tagged(scene, `figure:${id}:${part}`).length > 0);
        const marked = tagged(scene, `outside:${id}`).length > 0;
        expect([...shown, marked], `${name} ${id}`).toEqual([!marked, !marked, marked]);
      }
    }
  });

  it('P-01 every picture of twelve soldiers weighs at most 250 KiB', () => {
    for (const [name, picture] of kinds(12, 'ru'))
      expect(drawNow(picture).png.length, name).toBeLessThanOrEqual(LARGEST_PICTURE);
  });
});
