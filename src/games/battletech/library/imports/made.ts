import type { ZodError } from 'zod';
import { refuse, type Refusal } from '../../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../../rules/kernel/result.js';
import type { Imported } from '../../../../library/imports/contract.js';
import { faultAt } from '../../../../library/import-faults.js';
import { plainLine } from '../../../../library/words.js';
import { unitSchema } from '../unit.js';
import { ROLES } from '../unit-fields.js';
import { LABEL, labelOf } from './label.js';
import type { Notes } from './notes.js';

/** The unit file that was made of one of the community's, if it holds together. */
export function made(
  { chassis, model, role = '' }: { readonly chassis: string; readonly model: string; readonly role?: string },
  notes: Notes,
  rest: object,
): Result<Imported, Refusal> {
  const label = labelOf(chassis, model);
  const called = (text: string, otherwise: string): string => plainLine(text).slice(0, 40).trim() || otherwise;
  const named = { chassis: called(chassis, 'Unnamed'), model: called(model, 'Standard') };
  const meant = ROLES.find((one) => one === role.trim().toLowerCase().replace(' ', '-'));
  const file = (own: string): object => ({
    $schema: '../../schema/battletech-unit.json',
    kind: 'battletech/unit',
    ...named,
    ...(own === named.model && LABEL.test(own) ? {} : { label: own }),
    ...(meant ? { role: meant } : {}),
    ...rest,
  });
  const checked = unitSchema.safeParse(file(label));
  if (!checked.success) return fail(unfit(file(label), checked.error));
  const name = plainLine(`${chassis} ${model}`);
  return ok({ is: 'unit', kind: 'battletech/unit', name, folder: 'units', file, label, notes: notes.all });
}

/** What of a file does not fit the rest, and what stands there: facts, for every language. */
export function unfit(file: object, { issues: [first] }: ZodError): Refusal {
  const place = (first?.path ?? []).map((key) => (typeof key === 'symbol' ? String(key) : key));
  const { path, given } = faultAt('wrong', place, file, []);
  return refuse('battletech/import-unfit', { path: path.join('.'), given: given || '-' });
}
