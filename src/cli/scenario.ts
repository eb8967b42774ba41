import type { Scenario } from '../library/contract.js';
import { readItem } from '../library/read.js';
import { fail, ok, type Result } from '../rules/kernel/result.js';
import { DATA_DIR, shippedLibrary } from './data.js';

/** A scenario by its id in the library, or in a file of its own; or what is wrong with the name or the file, in English. */
export function scenarioCalled(name: string): Result<Scenario, string> {
  const library = shippedLibrary();
  const shipped = library.scenario(name);
  if (shipped) return ok(shipped);
  const known = library.scenarios.map(({ id }) => id).join(', ');
  if (!name.endsWith('.json')) return fail(`there is no scenario ${name}; there are ${known}, or name a file`);
  const item = readItem(name, DATA_DIR);
  if (!item.ok) return fail(item.error.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`).join('\n'));
  const { value } = item;
  return value.scenario ? ok(value.scenario) : fail(`${name} is no scenario but a ${value.kind}`);
}
