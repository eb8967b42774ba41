import type { Tongue } from '../../games/battletech/words/index.js';
import { t } from '../../i18n/index.js';
import { ammoAvoid } from '../../rules/battletech/standard/heat-phase.js';
import {
  AMMO_AVOID_BY_HEAT,
  heatEffects,
  MOVEMENT_LOSS_BY_HEAT,
  SHUTDOWN_AVOID_BY_HEAT,
  SURE_SHUTDOWN,
  TO_HIT_BY_HEAT,
} from '../../rules/battletech/standard/body-tables.js';
import { sinksDown } from '../../rules/battletech/standard/condition.js';
import type { StandardUnit } from '../../rules/battletech/types.js';
import { paragraph, stack, words, type Block } from '../blocks.js';
import { FAINT, INK, ORANGE, PAPER, RED } from '../colours.js';
import type { Shape } from '../scene.js';

/** The heat scale of a record sheet (SEQ-14, table 7.2.5): from 0 to 30, what it stands at, what that does. */

const NUMBERS = 13;
const BAR = 12;
const EVERY = 5;

/** The scale over a width, and below it the heat with its effects and the heat sinks in words. */
export function heatBlock(unit: StandardUnit, before: StandardUnit | null, tongue: Tongue, width: number): Block {
  const { heat } = unit.body;
  const was = before?.body.heat ?? heat;
  const cell = width / (SURE_SHUTDOWN + 1);
  const tag = `heat:${unit.id}`;
  const shown = Math.min(heat, SURE_SHUTDOWN);
  const thresholds = [
    ...[...MOVEMENT_LOSS_BY_HEAT, ...TO_HIT_BY_HEAT].map(({ from }) => ({ from, grave: false })),
    ...[...SHUTDOWN_AVOID_BY_HEAT, ...AMMO_AVOID_BY_HEAT].map(({ from }) => ({ from, grave: true })),
    { from: SURE_SHUTDOWN, grave: true },
  ];
  const scale: readonly Shape[] = [
    ...Array.from({ length: SURE_SHUTDOWN / EVERY + 1 }, (_, i) =>
      words(String(i * EVERY), [(i * EVERY + 0.5) * cell, NUMBERS / 2], `${tag}:number`, {
        align: 'center',
        colour: FAINT,
      }),
    ),
    {
      kind: 'box',
      box: { x: 0, y: NUMBERS, width, height: BAR },
      round: 2,
      fill: PAPER,
      stroke: FAINT,
      width: 0.8,
      layer: 'tint',
      tag,
    },
    ...(heat > 0
      ? [
          {
            kind: 'box',
            box: { x: 0, y: NUMBERS, width: (shown + 1) * cell, height: BAR },
            round: 2,
            fill: ORANGE,
            layer: 'tint',
            tag: `${tag}:now:${heat}`,
          } as const,
        ]
      : []),
    // A short tick where heat slows or disturbs, a long one where it may shut the 'Mech down or set ammunition off.
    ...thresholds.map(({ from, grave }): Shape => ({
      kind: 'path',
      closed: false,
      points: [
        [from * cell, NUMBERS + (grave ? 0 : BAR / 2)],
        [from * cell, NUMBERS + BAR],
      ],
      stroke: grave ? INK : FAINT,
      width: grave ? 1.4 : 1,
      layer: 'line',
      tag: `${tag}:tick:${from}`,
    })),
    ...(was === heat
      ? []
      : [
          {
            kind: 'path',
            closed: true,
            points: [
              [(Math.min(was, SURE_SHUTDOWN) + 0.5) * cell - 4, NUMBERS + BAR + 5],
              [(Math.min(was, SURE_SHUTDOWN) + 0.5) * cell, NUMBERS + BAR - 1],
              [(Math.min(was, SURE_SHUTDOWN) + 0.5) * cell + 4, NUMBERS + BAR + 5],
            ],
            fill: RED,
            layer: 'line',
            tag: `${tag}:before:${was}`,
          } as const,
        ]),
  ];
  return stack([
    { height: NUMBERS + BAR + 4, shapes: scale },
    paragraph(heatWords(unit, was, tongue), width, `${tag}:words`, { bold: heat !== was }),
    effectsBlock(unit, tongue, width),
  ]);
}

/** What the marks of the scale mean, a line an effect: `MP: 5 −1 · 10 −2 · …`. */
function effectsBlock(unit: StandardUnit, tongue: Tongue, width: number): Block {
  const list = (
    rows: readonly { readonly from: number; readonly value: number }[],
    say: (n: number) => string,
  ): string => rows.map(({ from, value }) => `${from}\u00a0${say(value)}`).join(' · ');
  const lines = [
    t(tongue, 'battletech.picture.heat-mp', { list: list(MOVEMENT_LOSS_BY_HEAT, (n) => `−${n}`) }),
    t(tongue, 'battletech.picture.heat-to-hit', { list: list(TO_HIT_BY_HEAT, (n) => `+${n}`) }),
    t(tongue, 'battletech.picture.heat-shutdown', {
      list: `${list(SHUTDOWN_AVOID_BY_HEAT, (n) => `${n}+`)} · ${SURE_SHUTDOWN}\u00a0–`,
    }),
    t(tongue, 'battletech.picture.heat-ammo', { list: list(AMMO_AVOID_BY_HEAT, (n) => `${n}+`) }),
  ];
  const blocks = lines.map((line) => paragraph(line, width, `heat:${unit.id}:effects`, { faint: true }));
  return stack(blocks, 0);
}

/** The heat, what it does, and what the heat sinks shed. */
export function heatWords(unit: StandardUnit, was: number, tongue: Tongue): string {
  const { heat, sinksOff } = unit.body;
  const { count, each } = unit.sheet.full.heatSinks;
  const working = Math.max(0, count - sinksDown(unit) - sinksOff);
  const { movementLoss, toHit, shutdownAvoid, sureShutdown } = heatEffects(heat);
  const explosion = ammoAvoid(unit);
  const figure = t(tongue, 'battletech.picture.heat', { heat });
  return [
    was === heat ? figure : figure.replace(String(heat), `${was} → ${heat}`),
    ...(movementLoss > 0 ? [t(tongue, 'battletech.picture.heatMp', { n: `−${movementLoss}` })] : []),
    ...(toHit > 0 ? [t(tongue, 'battletech.picture.heatToHit', { n: toHit })] : []),
    ...(sureShutdown ? [t(tongue, 'battletech.picture.heatSure')] : []),
    ...(shutdownAvoid === null ? [] : [t(tongue, 'battletech.picture.heatShutdown', { n: shutdownAvoid })]),
    ...(explosion === null ? [] : [t(tongue, 'battletech.picture.heatAmmo', { n: explosion })]),
    t(tongue, 'battletech.picture.sinks', { working, count, shed: working * each }),
  ].join(' · ');
}
