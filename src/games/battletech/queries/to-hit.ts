import { z } from 'zod';
import { LOCATIONS, MODES } from '../../../rules/battletech/vocabulary.js';
import { TURRET_FACINGS } from '../../../rules/battletech/standard/kinds.js';
import { AIM_SIDES, type Part } from '../../../rules/battletech/standard/types.js';
import { elevationKey, facingKey, hexKey, rulesKeys } from './keys.js';

/** The question for a to-hit number; `quick-start.ts` and `standard.ts` answer it, each at its level. */

/** Actuators of an arm as the interface names them, e.g. `LA:Upper Arm`. */
const ARM_ACTUATORS = {
  Shoulder: 'shoulder',
  'Upper Arm': 'upper-arm',
  'Lower Arm': 'lower-arm',
  Hand: 'hand',
} as const satisfies Readonly<Record<string, Part>>;
const ARMS = ['LA', 'RA'] as const;

/** The arm and its actuator that is hit. */
interface ActuatorHit {
  readonly arm: (typeof ARMS)[number];
  readonly actuator: (typeof ARM_ACTUATORS)[keyof typeof ARM_ACTUATORS];
}

const actuatorKey = z.string().transform((text, context): ActuatorHit => {
  const [where, what] = text.split(':');
  const arm = ARMS.find((one) => one === where);
  const actuator = Object.entries(ARM_ACTUATORS).find(([name]) => name === what)?.[1];
  if (arm && actuator) return { arm, actuator };
  const known = ARMS.flatMap((one) => Object.keys(ARM_ACTUATORS).map((name) => `${one}:${name}`));
  context.addIssue({ code: 'custom', message: `is no actuator of an arm; there are ${known.join(', ')}` });
  return z.NEVER;
});

const mode = z.enum(MODES).default('stand');

export const toHitQuery = z.strictObject({
  op: z.literal('to-hit'),
  board: z.string(),
  attacker: z.strictObject({
    unit: z.string(),
    hex: hexKey,
    facing: facingKey.default(0),
    twist: z.union([z.literal(-1), z.literal(0), z.literal(1)]).default(0),
    turret: z.literal(TURRET_FACINGS).default(0),
    elevation: elevationKey,
    mode,
    heat: z.int().min(0).default(0),
    prone: z.boolean().default(false),
    gunnery: z.int().min(0).max(8).default(4),
    sensorHits: z.int().min(0).default(0),
    actuatorHit: actuatorKey.nullable().default(null),
    spots: z.boolean().default(false),
  }),
  target: z.strictObject({
    unit: z.string(),
    hex: hexKey,
    facing: facingKey.default(0),
    elevation: elevationKey,
    mode,
    hexesMoved: z.int().min(0).default(0),
    prone: z.boolean().default(false),
    immobile: z.boolean().default(false),
  }),
  weapon: z.strictObject({
    name: z.string(),
    location: z.enum(LOCATIONS),
    rear: z.boolean().default(false),
    aim: z
      .enum([...AIM_SIDES, ...LOCATIONS])
      .nullable()
      .default(null),
  }),
  ecm: z.array(hexKey).max(12).default([]),
  ...rulesKeys,
});
export type ToHitQuery = z.output<typeof toHitQuery>;
