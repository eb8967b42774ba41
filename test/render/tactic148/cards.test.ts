import { describe, expect, it } from 'vitest';
import { nameOf, t } from '../../support/words.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import { drawNow, LARGEST, sceneOf } from '../../../src/render/index.js';
import { RED } from '../../../src/render/colours.js';
import { textBox } from '../../../src/render/measure.js';
import { LEGIBLE, SCENE_WIDTH, type Scene } from '../../../src/render/scene.js';
import type { TacticView } from '../../../src/rules/tactic148/tactic148.js';
import { begun, deployed, withCharacter } from '../../support/posed-tactic.js';
import { tacticScenarios } from '../../support/posed-tactic.js';
import { tagged, textsOf, wordsAt } from '../../support/scenes.js';

const pictureOf = (view: TacticView, before: TacticView | null = null, locale: (typeof LOCALES)[number] = 'en') =>
  ({
    game: 'tactic148',
    view,
    before,
    events: [],
    shows: { kind: 'sheets', units: view.game.characters.map(({ id }) => id) },
    locale,
  }) as const;
const cards = (...of: Parameters<typeof pictureOf>): Scene => sceneOf(pictureOf(...of));

const figures = (scene: Scene, id: string): string => wordsAt(scene, `card:${id}:`);

describe('reference cards', () => {
  const view = deployed('tactic148/skirmish');

  it('T48-14 say all that stands on the card, in each language, and nothing is cut off or overlaps', () => {
    for (const { id } of tacticScenarios) {
      for (const locale of LOCALES) {
        const scene = cards(begun(id), null, locale);
        for (const one of begun(id).game.characters) {
          expect(wordsAt(scene, `card:${one.id}`)).toContain(one.id);
          expect(tagged(scene, `card:${one.id}:showing:healthy`)).toHaveLength(1);
          for (const weapon of one.card.healthy.weapons) {
            expect(tagged(scene, `card:${one.id}:weapon:${weapon.id}:${weapon.silhouette}`).length).toBeGreaterThan(0);
          }
          for (const skill of one.card.skills)
            expect(figures(scene, one.id)).toContain(nameOf(locale, 'tactic148.skill', skill));
        }
        const boxes = textsOf(scene).map((text) => ({ ...textBox(text), text }));
        expect(Math.min(...boxes.map(({ text }) => text.size))).toBeGreaterThanOrEqual(LEGIBLE);
        expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(SCENE_WIDTH);
        const clashes = boxes.flatMap((a, n) =>
          boxes.slice(n + 1).filter((b) => {
            const beside = a.x + a.width <= b.x + 0.6 || b.x + b.width <= a.x + 0.6;
            // Lines stand closer than a line's full height; their letters do not touch.
            return !beside && Math.abs(a.text.at[1] - b.text.at[1]) < 11;
          }),
        );
        expect(clashes.map(({ text }) => text.text)).toEqual([]);
      }
    }
  });

  it('show the squads side by side, each side in a column of its own', () => {
    const scene = cards(view);
    for (const one of view.game.characters) {
      const [text] = textsOf(scene).filter(({ tag }) => tag === `card:${one.id}`);
      expect((text?.at[0] ?? 0) < SCENE_WIDTH / 2, one.id).toBe(one.side === view.sides[0]);
    }
  });

  it('a single one takes the whole width, its values beside it', () => {
    const scene = sceneOf({ ...pictureOf(view), shows: { kind: 'sheets', units: ['US-Scout'] } });
    const [frame] = tagged(scene, 'card:US-Scout:showing');
    expect(frame?.kind === 'box' && frame.box.x).toBeGreaterThan(SCENE_WIDTH / 2);
    expect(scene.height).toBeLessThan(sceneOf(pictureOf(view)).height / 3);
  });

  it('T48-41 mark the side that shows, in red when it was turned since the last picture', () => {
    const hurt = withCharacter(view, 'US-Scout', { wounded: true, shocked: true });
    const turned = cards(hurt, view);
    const [frame] = tagged(turned, 'card:US-Scout:showing:wounded');
    expect(frame?.kind === 'box' && frame.stroke).toBe(RED);
    expect(wordsAt(turned, 'card:US-Scout:standing')).toContain(t('en', 'tactic148.picture.woundedNow'));
    expect(tagged(turned, 'card:US-Scout:marker:wound:new')).toHaveLength(1);
    const later = cards(hurt, hurt);
    const [calm] = tagged(later, 'card:US-Scout:showing:wounded');
    expect(calm?.kind === 'box' && calm.stroke).not.toBe(RED);
    expect(tagged(later, 'card:US-Scout:marker:wound:new')).toEqual([]);
  });

  it('T48-42 strike the eliminated out, their values left away', () => {
    const gone = withCharacter(view, 'US-Scout', { status: 'eliminated' });
    expect(tagged(cards(gone, view), 'card:US-Scout:eliminated:new')).toHaveLength(1);
    expect(tagged(cards(gone, gone), 'card:US-Scout:eliminated:new')).toEqual([]);
    expect(tagged(cards(gone, gone), 'card:US-Scout:eliminated')).toHaveLength(1);
    expect(tagged(cards(gone), 'card:US-Scout:showing')).toEqual([]);
  });

  it('T48-11 T48-17 T48-32 count what was done this turn', () => {
    const [first] = view.game.characters;
    if (!first) throw new Error('nobody');
    const doings = { ...first.doings, actions: 2, shots: 1, movement: 1 };
    const scene = cards(withCharacter(view, first.id, { doings }));
    expect(wordsAt(scene, `card:${first.id}:done`)).toBe(
      t('en', 'tactic148.picture.done', { actions: 2, most: first.card.healthy.actions, shots: 1, movement: 1 }),
    );
    expect(wordsAt(cards(view), `card:${first.id}:done`)).toBe('');
  });

  it('stay below 300 KiB for both squads at once', () => {
    for (const { id } of tacticScenarios) {
      expect(drawNow(pictureOf(begun(id), null, 'ru')).png.length, id).toBeLessThan(LARGEST);
    }
  });
});
