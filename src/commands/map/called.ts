import type { MapEntry, MapMaker } from '../../library/contract.js';
import { seededDice } from '../../match/dice.js';
import type { Request, Services } from '../contract.js';

/**
 * What maps are called: those of the library and of a shelf by their names, a made one by its seed and what was chosen of it, such as
 * `oak-7:sheet-few-few-no-yes-no`, sheets side by side by their names with a `+` between them, and rows of such with a `/`. So
 * whoever reads the name can make the map again.
 */

export const SEED = /^[a-z0-9][a-z0-9-]{0,23}$/;

/** The map with a name, of the library, of the server's shelf or made; `null`: there is none. */
export async function mapCalled(
  services: Services,
  { guild }: Pick<Request, 'guild'>,
  typed: string,
): Promise<MapEntry | null> {
  const name = typed.replaceAll(/\s/g, '').toLowerCase();
  const lines = name.split('/').map((line) => line.split('+'));
  const sheets = await Promise.all(
    lines.map((line) => Promise.all(line.map((one) => sheetCalled(services, guild, one)))),
  );
  const [first, ...others] = sheets.flat();
  if (!first || others.length === 0) return first ?? null;
  if (others.some((sheet) => sheet?.ruleset !== first.ruleset)) return null;
  const known = sheets.map((line) => line.flatMap((sheet) => sheet ?? []));
  return services.library.mapMakers.get(first.ruleset)?.join(name, known) ?? null;
}

async function sheetCalled({ library, shelf }: Services, guild: string | null, name: string): Promise<MapEntry | null> {
  const there = await shelf.map(guild, name);
  if (there) return there;
  const [seed = '', codes = '', ...more] = name.split(':');
  if (!SEED.test(seed) || more.length > 0) return null;
  for (const maker of library.mapMakers.values()) {
    const chosen = chosenIn(maker, codes.split('-'));
    if (chosen) return maker.make(name, chosen, seededDice(seed, 0));
  }
  return null;
}

/** The name of a made map; what was not chosen is the first of its list. */
export function madeName({ choices }: MapMaker, seed: string, chosen: Readonly<Record<string, string>>): string {
  const codes = Object.entries(choices).map(([choice, [first = '']]) => chosen[choice] ?? first);
  return `${seed}:${codes.join('-')}`;
}

function chosenIn({ choices, unsaid }: MapMaker, codes: readonly string[]): Readonly<Record<string, string>> | null {
  const all = Object.entries(choices);
  const said = all.map(([choice], i): readonly [string, string] => [choice, codes[i] ?? unsaid[choice] ?? '']);
  const fit = codes.length <= all.length && all.every(([, values], i) => values.includes(said[i]?.[1] ?? ''));
  return fit ? Object.fromEntries(said) : null;
}
