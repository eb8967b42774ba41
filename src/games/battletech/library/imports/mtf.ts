/** IMP-01: a file of a 'Mech (`.mtf`) taken apart into what it says, of both generations: the older begins with its version and two names. */

export interface Mtf {
  readonly chassis: string;
  readonly model: string;
  /** What stands behind `key:`, by the key in small letters; of a key that comes twice the first. */
  readonly fields: ReadonlyMap<string, string>;
  /** The lines of the critical slots, by their heading in small letters: `left arm`. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
  /** What stands behind each `quirk:`. */
  readonly quirks: readonly string[];
  /** What stands behind each `weaponquirk:`, `accurate:RA:5:PPC`. */
  readonly weaponQuirks: readonly string[];
  /** Things that take up no slot, with the location behind a colon. */
  readonly loose: readonly string[];
}

/** Headings under which slots are listed. */
const HEADING = /^(?:(?:(?:front|rear) )?(?:left|right) (?:arm|torso|leg)|center (?:torso|leg)|head):$/;
/** A file may list twelve anywhere, whatever room there is; what follows is prose. */
const MOST_LINES = 12;

/** Reads the lines; whatever is no line of such a file is left out. */
export function mtfIn(text: string): Mtf {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const said = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const names = namesIn(lines);
  const fields = new Map<string, string>();
  const slots = new Map<string, string[]>();
  const loose: string[] = [];
  const quirks: string[] = [];
  const weaponQuirks: string[] = [];
  let section: string[] | null = null;
  let skip = names === null ? 0 : 1;
  for (const line of said) {
    const small = line.toLowerCase();
    const isHeading = HEADING.test(small);
    // A list may have fewer lines than it says.
    if (skip > 0 && !isHeading) {
      skip -= 1;
      continue;
    }
    if (isHeading) {
      skip = 0;
      section = [];
      slots.set(small.slice(0, -1), section);
      continue;
    }
    const [, key = '', value = ''] = /^([a-z][a-z /]*?)\s*:(?!size:|shots)\s*(.*)$/i.exec(line) ?? [];
    if (key === '') {
      if (section && section.length < MOST_LINES) section.push(line);
    } else if (key.toLowerCase() === 'weapons') {
      skip = Math.min(Number.parseInt(value, 10) || 0, 60);
    } else if (key.toLowerCase() === 'nocrit') {
      loose.push(value);
    } else if (key.toLowerCase() === 'quirk') {
      quirks.push(value);
    } else if (key.toLowerCase() === 'weaponquirk') {
      weaponQuirks.push(value);
    } else if (!fields.has(key.toLowerCase())) {
      fields.set(key.toLowerCase(), value);
    }
  }
  const clan = fields.get('clanname') ?? '';
  const chassis = names?.chassis ?? fields.get('chassis') ?? '';
  return {
    chassis: clan === '' || chassis.includes(clan) ? chassis : `${chassis} (${clan})`,
    model: names?.model ?? fields.get('model') ?? '',
    fields,
    slots,
    quirks,
    weaponQuirks,
    loose,
  };
}

/** The names of the older generation: the two lines below its version; the second may be empty. */
function namesIn(lines: readonly string[]): { readonly chassis: string; readonly model: string } | null {
  const version = lines.findIndex((line) => /^version:/i.test(line));
  const chassis = lines[version + 1] ?? '';
  const model = lines[version + 2] ?? '';
  const keyed = (line: string): boolean => /^(?:chassis|model|config|uuid|generator|mul id|clanname):/i.test(line);
  if (version < 0 || chassis === '' || keyed(chassis)) return null;
  return { chassis, model: keyed(model) ? '' : model };
}
