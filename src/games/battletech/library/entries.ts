import { z } from 'zod';
import { BONUSES, TALENTS, type Pilot } from '../../../rules/battletech/standard/pilot.js';
import { MUNITIONS } from '../../../rules/battletech/standard/types.js';
import type { Loads } from './loads.js';
import { MODEL_LABEL } from '../../../library/words.js';

/** The units of a side, as scenarios and rosters name them: by label, or with a label and a pilot of their own. */

const skill = z.int().min(0).max(8);

export const entry = z.union([
  z.string().describe('A unit by its label, which is its model unless its file says otherwise.'),
  z
    .strictObject({
      unit: z.string().describe('The unit by its label.'),
      label: z
        .string()
        .regex(MODEL_LABEL, 'a label is 1 to 20 of A-Z, 0-9 and -')
        .optional()
        .describe('Its label in play, needed if a model takes part more than once; its own if omitted.'),
      gunnery: skill.optional().describe('The gunnery of its pilot at the standard level; 4 if omitted.'),
      ammo: z
        .record(z.string().max(24), z.enum(MUNITIONS))
        .optional()
        .describe(
          'Other ammunition than that of its sheet at the standard level, by the kind of the weapon or by slot: { "srm-6": "inferno", "LT-5": "cluster" }.',
        ),
      talents: z
        .array(z.enum(TALENTS))
        .max(TALENTS.length)
        .optional()
        .describe('Talents of its pilot, where the option talents is on.'),
      edge: z
        .int()
        .min(0)
        .max(9)
        .optional()
        .describe('How often bad rolls for its pilot are made again, where the option edge is on.'),
      bonuses: z
        .partialRecord(z.enum(BONUSES), z.int().min(0).max(9))
        .optional()
        .describe(
          'Bonuses of its pilot, which the rules of a league ask for: { "gunnery": 2, "sensors": 1, "physical": 1 }. The skill of gunnery has its bonus already.',
        ),
      cocoon: z
        .string()
        .regex(/^[A-Z0-9]{1,4}$/u, 'a cocoon is called by 1 to 4 of A-Z and 0-9')
        .optional()
        .describe('The cocoon in which it comes down with others of its side, where the option cocoons is on.'),
      network: z
        .string()
        .regex(/^[A-Z0-9]{1,4}$/u, 'a network is called by 1 to 4 of A-Z and 0-9')
        .optional()
        .describe(
          'The C3 network in which it is with others of its side, where the option c3 is on; by their order if omitted.',
        ),
      piloting: skill
        .optional()
        .describe(
          "The second skill at the standard level: a 'Mech's piloting, a vehicle's driving, troopers' against 'Mechs; 5 if omitted.",
        ),
    })
    .describe('A unit with a label or a pilot of its own.'),
]);

export type Skills = Pick<Pilot, 'gunnery' | 'piloting' | 'talents' | 'edge' | 'bonuses'>;

/** A unit of a side, with everything that its entry leaves out: its label, a regular pilot. */
export interface Entry {
  readonly model: string;
  readonly label: string;
  readonly skills: Skills;
  readonly ammo: Loads;
  /** The cocoon that it shares with others. */
  readonly cocoon?: string;
  /** The C3 network that it shares with others. */
  readonly network?: string;
}

const REGULAR: Skills = { gunnery: 4, piloting: 5 };

export const entries = (units: readonly z.infer<typeof entry>[]): readonly Entry[] =>
  units.map((one) => {
    if (typeof one === 'string') return { model: one, label: one, skills: REGULAR, ammo: {} };
    const { unit, label = unit, gunnery = REGULAR.gunnery, piloting = REGULAR.piloting, ammo = {} } = one;
    const { talents, edge, bonuses, cocoon, network } = one;
    const gifts = { ...(talents ? { talents } : {}), ...(edge ? { edge } : {}), ...(bonuses ? { bonuses } : {}) };
    const shared = { ...(cocoon ? { cocoon } : {}), ...(network ? { network } : {}) };
    return { model: unit, label, skills: { gunnery, piloting, ...gifts }, ammo, ...shared };
  });
