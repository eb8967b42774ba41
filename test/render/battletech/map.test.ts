import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.js';
import { t, nameOf } from '../../support/words.js';
import { SHEETS_IN_REPORT, type Overlay, type Shows } from '../../../src/present/picture.js';
import { inPortions } from '../../../src/present/portions.js';
import { drawNow, LARGEST, sceneOf } from '../../../src/render/index.js';
import { sideLook } from '../../../src/render/colours.js';
import { sideSign } from '../../../src/render/emblem.js';
import { overlap } from '../../../src/render/labels.js';
import { textBox } from '../../../src/render/measure.js';
import { damageSince } from '../../../src/rules/battletech/damage/lost.js';
import { shortNames } from '../../../src/render/battletech/names.js';
import { MAP_BOX } from '../../../src/render/canvas.js';
import { inOrder, isInside, type Point, type Scene, type Shape } from '../../../src/render/scene.js';
import { hexAt, hexesOf } from '../../../src/rules/geometry/hex/hex.js';
import { unitId } from '../../../src/rules/kernel/ids.js';
import { battletech } from '../../../src/rules/battletech/index.js';
import type { BattleTech } from '../../../src/rules/battletech/battletech.js';
import { phaseTold } from '../../../src/games/battletech/present/heading.js';
import { reportOf } from '../../../src/rules/battletech/levels.js';
import { isCarried } from '../../../src/rules/battletech/stacking.js';
import { woodsIn } from '../../../src/rules/battletech/units.js';
import { scenarios, pictureOf, playPhases, shipped, type PlayedPhase } from '../../support/played.js';
import { MAP, pictureWith, tagged, textsOf, wordsAt, WHOLE } from '../../support/scenes.js';
import { changeUnits } from '../../../src/rules/battletech/units.js';
import type { State } from '../../../src/rules/battletech/types.js';
import { supposed } from '../../../src/rules/battletech/supposed.js';
import { inSoak, usually } from '../../support/soak.js';

const SEED = 3;
/** `npm test` plays every second scenario, the others in sheet.test.ts, and a third as long as `npm run soak`. */
const TURNS = inSoak ? 12 : 4;
const played = new Map(
  scenarios.filter((_, i) => inSoak || i % 2 === 1).map(({ id }) => [id, playPhases(shipped(id), SEED, TURNS)]),
);
/** One phase of three or, in `npm test`, of five: of so many matches each kind of phase is among them in each language. */
const all = [...played.values()].flat().filter((_, i) => i % (inSoak ? 3 : 5) === 0);
const big = played.get('battletech/four-against-two') ?? [];
const withShots = big.filter(({ events }) => events.some((event) => event.type === 'ShotResolved'));

function some(phases: readonly PlayedPhase[]): PlayedPhase {
  const phase = phases[Math.floor(phases.length / 2)];
  if (!phase) throw new Error('no such phase was played');
  return phase;
}

/** All text lies inside the picture; no label covers another. */
function expectTidy(scene: Scene): void {
  for (const text of textsOf(scene)) {
    const box = textBox(text);
    expect(box.x, text.text).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, text.text).toBeLessThanOrEqual(scene.width);
    if (text.layer !== 'tint' && text.layer !== 'path') {
      expect(box.y, text.text).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, text.text).toBeLessThanOrEqual(scene.height);
    }
  }
}

const plates = (scene: Scene) =>
  scene.shapes.flatMap((shape) => (shape.kind === 'box' && shape.tag.endsWith(':plate') ? [shape.box] : []));

/** The middle of a token's body: circle, square, or the corners of any other emblem. */
function middleOf(body: Shape): Point {
  switch (body.kind) {
    case 'circle':
      return body.at;
    case 'box':
      return [body.box.x + body.box.width / 2, body.box.y + body.box.height / 2];
    case 'path': {
      const mean = (axis: 0 | 1): number => body.points.reduce((sum, at) => sum + at[axis], 0) / body.points.length;
      return [mean(0), mean(1)];
    }
    default:
      throw new Error(`a body that is a ${body.kind}`);
  }
}

describe('the map', () => {
  it('QSR-03 numbers columns and rows along the edges, and shows woods by count of trees', () => {
    const { after } = some(big);
    const { board } = after.game;
    const scene = sceneOf(pictureOf(some(big), WHOLE));
    const shapes = scene.ground?.shapes ?? [];
    for (let n = 1; n <= board.columns; n++)
      expect(wordsAt(scene, `ruler:column:${n}`).split(' ')[0]).toBe(String(n).padStart(2, '0'));
    for (let n = 1; n <= board.rows; n++)
      expect(wordsAt(scene, `ruler:row:${n}`).split(' ')[0]).toBe(String(n).padStart(2, '0'));
    const count = (tag: string): number => shapes.filter((shape) => shape.tag === tag).length;
    for (const hex of hexesOf(board)) {
      const woods = woodsIn(board, hex);
      expect(count(`hex:${hex}:woods:${woods}`), hex).toBe(1);
      expect(count(`trees:${hex}:crown`), hex).toBe([0, 4, 7][woods]);
    }
  });

  it('QSR-05 shows each unit with its name and its side by shape, its facing and, while units move, the way it went', () => {
    for (const phase of big) {
      const scene = sceneOf(pictureOf(phase, WHOLE));
      const names = shortNames(phase.after.game);
      const moving = phase.after.game.phase === 'movement' || phase.events.some(({ type }) => type === 'UnitMoved');
      for (const unit of phase.after.game.units) {
        if (!unit.place || unit.status === 'left') continue;
        expect(tagged(scene, `unit:${unit.id}:body`)).toHaveLength(1);
        const name = names.get(unit.id) ?? '';
        if (unit.status === 'active')
          expect(wordsAt(scene, `unit:${unit.id}:label`)).toMatch(new RegExp(`^[■●◆▲] ${name} [↑↗↘↓↙↖]{1,2}$`, 'u'));
        if (unit.status === 'active')
          expect(tagged(scene, `unit:${unit.id}:facing:${unit.place.facing}`)).toHaveLength(1);
        else expect(tagged(scene, `unit:${unit.id}:destroyed`)).toHaveLength(2);
        const went = moving && (unit.moved?.path.length ?? 0) > 1;
        expect(tagged(scene, `path:${unit.id}:start`), unit.id).toHaveLength(went ? 1 : 0);
        expect(tagged(scene, `path:${unit.id}:${unit.moved?.mode ?? ''}`).length > 0, unit.id).toBe(went);
      }
      const shape = (side: string): string | undefined =>
        tagged(scene, `force:`).find(({ tag }) => tag.endsWith(`side:${side}`))?.kind;
      const [one = '', other = ''] = phase.after.sides;
      expect(shape(one)).not.toBe(shape(other));
    }
  });

  it('QSR-57 marks a unit that lost a leg', () => {
    const picture = pictureWith(some(big), WHOLE, (unit, i) =>
      i === 0 ? { ...unit, lost: ['LL'], status: 'active' } : unit,
    );
    expect(tagged(sceneOf(picture), `unit:${picture.view.game.units[0]?.id ?? ''}:state:legless`)).toHaveLength(1);
  });

  it('QSR-63 draws the way of a unit off the map', () => {
    const picture = pictureWith(some(big.filter(({ after }) => after.game.phase === 'movement')), WHOLE, (unit, i) =>
      i === 0
        ? {
            ...unit,
            status: 'left',
            moved: {
              mode: 'run',
              steps: 'FF',
              mp: 2,
              entered: 2,
              path: [2, 1].map((row) => ({ hex: hexAt(5, row), facing: 0 })),
            },
          }
        : unit,
    );
    expect(tagged(sceneOf(picture), `path:${picture.view.game.units[0]?.id ?? ''}:left`)).toHaveLength(1);
  });

  it('says in words what it shows: turn, phase, initiative, each unit with its damage, who moved how', () => {
    expect(withShots.length).toBeGreaterThan(0);
    for (const [i, phase] of all.entries()) {
      const locale = LOCALES[i % LOCALES.length] ?? 'en';
      const scene = sceneOf(pictureOf(phase, MAP, locale));
      const { game } = phase.after;
      const title = reportOf(game.level, phaseTold(phase.events, phase.after));
      expect(wordsAt(scene, 'header:phase')).toContain(nameOf(locale, 'battletech.phase', title));
      if (title !== 'deployment') expect(wordsAt(scene, 'header:phase')).toContain(String(game.turn));
      if (game.initiative !== null && !phase.after.outcome)
        expect(tagged(scene, `header:initiative:${game.initiative}`)).toHaveLength(1);
      for (const unit of game.units) {
        expect(wordsAt(scene, `force:${unit.id}:name`)).toBe(unit.id);
        const was = phase.before?.game.units.find(({ id }) => id === unit.id) ?? null;
        const damage = damageSince(unit, was);
        const active = unit.status === 'active';
        expect(wordsAt(scene, `force:${unit.id}:damage`)).toBe(damage > 0 && active ? `−${damage}` : '');
        // Of a unit whose sheet is not known nothing is told but what it lost.
        const [now, then] = unit.glimpsed || was?.glimpsed ? [] : [unit.body?.pilot, was?.body?.pilot];
        const isPilotHurt = !!now && !!then && (now.hits > then.hits || (now.out !== null && then.out === null));
        const isTold = active && (damage > 0 || isPilotHurt);
        expect(tagged(scene, `force:${unit.id}:changes`), unit.id).toHaveLength(isTold ? 1 : 0);
      }
    }
  });

  it('QSR-41 tells hits from misses by line, by end and by count', () => {
    const kinds = new Set<string>();
    for (const phase of withShots) {
      const scene = sceneOf(pictureOf(phase, MAP));
      const tally = new Map<string, { fired: number; hit: number }>();
      for (const event of phase.events) {
        if (event.type !== 'ShotResolved' || event.result === 'held') continue;
        const old = tally.get(`${event.unit}:${event.target}`) ?? { fired: 0, hit: 0 };
        const hit = event.result === 'hit' || event.result === 'sure' ? 1 : 0;
        tally.set(`${event.unit}:${event.target}`, { fired: old.fired + 1, hit: old.hit + hit });
      }
      for (const [pair, { fired, hit }] of tally) {
        const kind = hit > 0 ? 'hit' : 'miss';
        kinds.add(kind);
        expect(tagged(scene, `fire:${pair}:${kind}:end`)).toHaveLength(kind === 'hit' ? 2 : 4);
        expect(wordsAt(scene, `fire:${pair}:dealt`)).toMatch(new RegExp(`^[■●] ${hit}/${fired}( −\\d+)?$`));
      }
    }
    expect([...kinds].sort()).toEqual(['hit', 'miss']);
  });

  it('P-01 says of each volley by sign and colour whose it is, and lets no arrow cover where a unit faces', () => {
    for (const phase of withShots) {
      const scene = sceneOf(pictureOf(phase, MAP));
      const order = inOrder(scene.shapes).map(({ tag }) => tag);
      const last = order.findLastIndex((tag) => /^fire:.*:end/u.test(tag));
      expect(order.some((tag) => /^unit:.*:facing:/u.test(tag))).toBe(true);
      for (const unit of phase.after.game.units) {
        const sign = sideSign(sideLook(phase.after.sides, unit.side));
        for (const said of textsOf(scene).filter(({ tag }) => tag.startsWith(`fire:${unit.id}:`)))
          expect(said.text).toMatch(new RegExp(`^${sign} `));
        const facing = order.indexOf(`unit:${unit.id}:facing:${unit.place?.facing ?? ''}`);
        if (facing >= 0) expect(facing, unit.id).toBeGreaterThan(last);
      }
    }
  });

  it('cuts no text off and lays no label over another, in any phase, language and crop', () => {
    for (const [i, phase] of all.entries()) {
      for (const shows of [MAP, WHOLE]) {
        const scene = sceneOf(pictureOf(phase, shows, LOCALES[i % LOCALES.length]));
        expectTidy(scene);
        const boxes = plates(scene);
        boxes.forEach((a, n) => boxes.slice(n + 1).forEach((b) => expect(overlap(a, b)).toBeLessThan(0.01)));
      }
    }
  });

  it('keeps the labels of eight neighbours apart, in the open and in a corner', () => {
    const setup = shipped('battletech/four-against-two');
    const phase = playPhases(setup, SEED, 2)[0];
    if (!phase) throw new Error('no phase');
    for (const corner of [
      [7, 8],
      [1, 1],
      [13, 15],
    ] as const) {
      const picture = pictureWith(phase, WHOLE, (unit, i) => ({
        ...unit,
        status: 'active',
        place: { hex: hexAt(corner[0] + (i % 3), corner[1] + Math.floor(i / 3)), facing: unit.place?.facing ?? 0 },
      }));
      const scene = sceneOf(picture);
      const boxes = plates(scene);
      expect(boxes.length).toBeGreaterThanOrEqual(6);
      boxes.forEach((a, n) => boxes.slice(n + 1).forEach((b) => expect(overlap(a, b)).toBeLessThan(0.01)));
      expectTidy(scene);
    }
  });

  it('draws every volley whole, on the whole board where its ends are too far apart for larger hexes', () => {
    // In its last turns two fights go on, at either end of the board.
    const apart = playPhases(shipped('battletech/four-against-two'), 11, 13).slice(-6);
    for (const phase of [...withShots, ...apart]) {
      const scene = sceneOf(pictureOf(phase, MAP));
      const fired = phase.events.flatMap((event) =>
        event.type === 'ShotResolved' && event.result !== 'held' ? [event] : [],
      );
      for (const { unit, target } of fired) {
        const boxes = [unit, target].flatMap((id) => tagged(scene, `unit:${id}:body`).slice(0, 1));
        const placed = phase.after.game.units.filter(({ id, place }) => place && (id === unit || id === target));
        expect(boxes, `${unit} ${target}`).toHaveLength(placed.length);
        for (const box of boxes) expect(isInside(middleOf(box), MAP_BOX)).toBe(true);
      }
    }
  });

  it('P-04 whoever has no part in the fire does not make the hexes of those who have one small', () => {
    const phase = some(withShots.filter(({ events }) => events.some(({ type }) => type === 'ShotResolved')));
    const shooting = new Set(
      phase.events.flatMap((event) => (event.type === 'ShotResolved' ? [event.unit, event.target] : [])),
    );
    const idle = phase.after.game.units.find(({ id, status }) => status === 'active' && !shooting.has(id));
    if (!idle) throw new Error('all fight');
    const near = { hex: hexAt(5, 5), facing: 0 } as const;
    const far = { hex: hexAt(15, 17), facing: 0 } as const;
    const order = phase.after.game.units.map(({ id }) => id);
    const game = changeUnits<State>(supposed(phase.after.game), (unit) => {
      const i = order.indexOf(unit.id);
      if (unit.id === idle.id) return { ...unit, place: far };
      return { ...unit, ...(unit.place ? { place: { ...near, hex: hexAt(5 + (i % 3), 5 + (i % 2)) } } : {}) };
    });
    const after = { ...phase.after, game };
    const scene = sceneOf(pictureOf({ ...phase, after }, MAP));
    expect(tagged(scene, `outside:${idle.id}:plate`)).toHaveLength(1);
    expect(tagged(scene, `unit:${idle.id}:body`)).toHaveLength(0);
  });

  it('shows every unit that is in the fight, or marks it at the edge', () => {
    for (const phase of all) {
      const scene = sceneOf(pictureOf(phase, MAP));
      for (const unit of phase.after.game.units) {
        // Who is carried is where the carrier is.
        if (unit.status !== 'active' || !unit.place || isCarried(unit)) continue;
        const [body] = tagged(scene, `unit:${unit.id}:body`);
        const at = body ? middleOf(body) : null;
        expect(tagged(scene, `outside:${unit.id}:plate`), unit.id).toHaveLength(at === null ? 1 : 0);
        if (at) expect(isInside(at, MAP_BOX), unit.id).toBe(true);
      }
    }
  });
});

describe('overlays', () => {
  const phase = some(big.filter(({ after }) => after.game.phase === 'movement' && after.game.turn > 3));
  const view = {
    ...phase.after,
    game: changeUnits<State>(supposed(phase.after.game), (unit) => ({ ...unit, moved: null })),
  };
  const unit = view.game.units.find(({ status, lost }) => status === 'active' && lost.length === 0);
  if (!unit?.place) throw new Error('nobody is left');
  const { id, place } = unit;

  const scene = (overlay: Overlay<BattleTech>): Scene => {
    const shows: Shows<BattleTech> = { kind: 'map', crop: 'action', overlay };
    const made = sceneOf({ ...pictureOf({ ...phase, events: [] }, shows), view });
    expectTidy(made);
    return made;
  };
  const answer = (inquiry: Parameters<typeof battletech.inspect>[1]) => {
    const told = battletech.inspect(view, inquiry);
    if (!told.ok) throw new Error(told.error.code);
    return told.value;
  };

  it('reach: every hex with the fewest MP and the facings', () => {
    const told = answer({ about: 'reach', unit: id, mode: 'walk' });
    if (told.about !== 'reach') throw new Error('another answer');
    const made = scene({ kind: 'answer', answer: told });
    expect(told.reached.length).toBeGreaterThan(3);
    for (const { hex, facings } of told.reached) {
      expect(wordsAt(made, `reach:${hex}:mp`)).toBe(String(Math.min(...facings.map(({ mp }) => mp))));
      for (const { facing } of facings) expect(tagged(made, `reach:${hex}:facing:${facing}`)).toHaveLength(1);
    }
  });

  it('field of fire: what the ground adds in every hex that is seen and shown, tinted where a weapon bears', () => {
    const told = answer({ about: 'field', unit: id });
    if (told.about !== 'field') throw new Error('another answer');
    const made = scene({ kind: 'answer', answer: told });
    const shown = told.seen.filter(({ hex }) => tagged(made, `field:${hex}:figure`).length > 0);
    expect(shown.length).toBeGreaterThan(told.seen.length / 2);
    for (const { hex, modifier, bears } of shown) {
      expect(wordsAt(made, `field:${hex}:figure`)).toBe(`+${modifier}`);
      expect(tagged(made, `field:${hex}`)).toHaveLength(bears ? 2 : 1);
    }
  });

  it('danger: what the enemy needs in each hex within reach', () => {
    const told = answer({ about: 'reach', unit: id, mode: 'walk', danger: true });
    if (told.about !== 'reach' || !told.threats) throw new Error('another answer');
    const made = scene({ kind: 'answer', answer: told });
    for (const { hex, number } of told.threats)
      expect(wordsAt(made, `danger:${hex}:figure`)).toBe(number === null ? '–' : String(number));
    expect(wordsAt(made, 'legend:words')).toContain('needs');
  });

  it('QSR-29 line of sight: each hex on it, whether it counts, split pairs, verdict with figures', () => {
    const lines = [
      ['0606', '1006'],
      ['0101', '1517'],
      ['0408', '1010'],
    ] as const;
    const verdicts = new Set<boolean>();
    for (const [from, to] of lines) {
      const told = answer({
        about: 'los',
        from: hexAt(+from.slice(0, 2), +from.slice(2)),
        to: hexAt(+to.slice(0, 2), +to.slice(2)),
      });
      if (told.about !== 'los') throw new Error('another answer');
      const { sight } = told;
      verdicts.add(sight.visible);
      const made = scene({ kind: 'answer', answer: told });
      for (const { hex, kind, counts } of sight.hexes) {
        expect(tagged(made, `line-hex:${hex}:${kind}:${counts ? 'counts' : 'passes'}`)).toHaveLength(1);
      }
      for (const { hex, counts, woods } of sight.hexes) {
        expect(wordsAt(made, `points:${hex}`)).toBe(counts && woods > 0 ? `+${woods}` : '');
      }
      expect(tagged(made, `sight:${from}:${to}:${sight.visible ? 'open' : 'blocked'}`).length).toBeGreaterThan(0);
      const caption = wordsAt(made, 'caption');
      expect(caption).toContain(t('en', sight.visible ? 'battletech.picture.open' : 'battletech.picture.blocked'));
      expect(caption).toContain(String(sight.distance));
    }
    expect(verdicts.size).toBe(2);
  });

  it('odds: a line to each target, each weapon with its number and chance', () => {
    const told = answer({ about: 'odds', unit: id, target: null, from: null });
    if (told.about !== 'odds') throw new Error('another answer');
    const caption = wordsAt(scene({ kind: 'answer', answer: told }), 'caption');
    for (const { target, prospects } of told.targets) {
      expect(caption).toContain(`${id} → ${target}`);
      for (const { mount, toHit } of prospects) if (toHit) expect(caption).toContain(`${mount} ${toHit.number}+`);
    }
  });

  it('letters: one plate a hex, with the facing where there is one', () => {
    const made = scene({
      kind: 'letters',
      unit: id,
      places: [
        { letter: 'A', place: '0709 NE' },
        { letter: 'B', place: '0910' },
        { letter: 'C', place: '0910 S' },
      ],
    });
    expect(wordsAt(made, 'letter:A:0709')).toBe('A');
    expect(wordsAt(made, 'letter:B C:0910')).toBe('B C');
    expect(tagged(made, 'pick:0709:facing:1')).toHaveLength(1);
  });

  it('QSR-18 draft: the path as far as it goes, the MP spent of those there are', () => {
    const made = scene({ kind: 'draft', unit: id, mode: 'walk', steps: 'L' });
    expect(wordsAt(made, `draft:${id}:mp`)).toBe(`1/${unit.sheet.walk} MP`);
    expect(tagged(made, `draft:${id}:end:facing:${(place.facing + 5) % 6}`)).toHaveLength(1);
    expect(scene({ kind: 'draft', unit: id, mode: 'walk', steps: '' }).shapes.length).toBeGreaterThan(0);
  });
});

describe('the files', () => {
  it('are below 300 KiB for every shipped board, whole and around the action, and in the busiest phase', () => {
    for (const phases of usually([...played.values()], 2)) {
      const [phase] = [...phases].sort((a, b) => b.events.length - a.events.length);
      if (!phase) throw new Error('no phase');
      for (const shows of [MAP, WHOLE])
        expect(drawNow(pictureOf(phase, shows, 'ru')).png.length).toBeLessThanOrEqual(LARGEST);
      const ids = phase.after.game.units.map(({ id }) => id);
      for (const units of inPortions(ids, SHEETS_IN_REPORT))
        expect(drawNow(pictureOf(phase, { kind: 'sheets', units }, 'ru')).png.length).toBeLessThanOrEqual(LARGEST);
    }
  });

  it('are below it for four against four, all in the fight', () => {
    const [big, small] = ['battletech/four-against-two', 'battletech/two-a-side'].map((id) => shipped(id));
    const [first] = big?.units ?? [];
    if (big?.level !== 'quick-start' || small?.level !== 'quick-start' || !first) throw new Error('no scenarios');
    const { side, seat } = first;
    const more = small.units.slice(0, 2).map((unit) => ({ ...unit, id: unitId(`${unit.sheet.model}-2`), side, seat }));
    const phases = playPhases({ ...big, units: [...big.units, ...more] }, 4, 9);
    const busiest = [...phases].sort((a, b) => b.events.length - a.events.length)[0];
    if (!busiest) throw new Error('no phase');
    const units = busiest.after.game.units.map(({ id }) => id);
    expect(units).toHaveLength(8);
    for (const shows of [WHOLE, { kind: 'sheets', units }] satisfies readonly Shows<BattleTech>[]) {
      expectTidy(sceneOf(pictureOf(busiest, shows, 'ru')));
      expect(drawNow(pictureOf(busiest, shows, 'ru')).png.length).toBeLessThanOrEqual(LARGEST);
    }
  });

  it('are the same bytes for the same picture', () => {
    const picture = pictureOf(some(withShots), MAP);
    const copy = JSON.parse(JSON.stringify(picture)) as typeof picture;
    expect(Buffer.from(drawNow(picture).png).equals(Buffer.from(drawNow(copy).png))).toBe(true);
  });
});
