import { refuse } from '../../../rules/kernel/refusal.js';
import { fail, ok } from '../../../rules/kernel/result.js';
import type { Loading, Roster } from '../../../library/contract.js';
import { MUNITIONS, type Munition } from '../../../rules/battletech/standard/types.js';
import { isBinCalled, loadsOf, reloaded, type Loads } from './loads.js';
import { rewritten, type Listed, type Written } from './rewritten.js';
import type { StockUnit } from './unit.js';

/** The ammunition of a side as its players see and choose it in the lobby (WPN-12). */

type Outfits = StockUnit['outfits'];

/** A unit of the side under its label in play: as its sheet has it, and what of that is loaded otherwise. */
interface Loaded {
  readonly label: string;
  readonly sheet: Outfits;
  readonly loads: Loads;
}

interface Side extends Listed {
  readonly units: readonly Loaded[];
  readonly isSecret: boolean;
}

/** What is chosen for the units of a side; `null`: nobody of it has a weapon that takes more than one kind. */
export function loadingOf(side: Side): Loading | null {
  const units = side.units
    .map((unit) => ({ unit: unit.label, bins: binsOf(unit) }))
    .filter(({ bins }) => bins.length > 0);
  if (units.length === 0) return null;
  return {
    units,
    isSecret: side.isSecret,
    load: (unit, ammo, kind, title) => loadedWith(side, { unit, ammo, kind }, title),
  };
}

/** What can be loaded, by weapon, and by slot where a weapon has several bins. */
function binsOf({ sheet, loads }: Loaded): Loading['units'][number]['bins'] {
  const choices = loadsOf({ outfits: sheet });
  return [...new Set(choices.map(({ ammo }) => ammo))].map((ammo) => {
    const before = munitionsIn(sheet, ammo);
    const now = munitionsIn(reloaded(sheet, loads), ammo);
    const weapon = (sheet.standard?.ammo ?? []).find((bin) => isBinCalled(bin, ammo))?.ammo ?? ammo;
    return {
      ammo,
      weapon,
      kinds: choices.filter((one) => one.ammo === ammo).map(({ kind }) => kind),
      kind: now.every((one) => one === now[0]) ? (now[0] ?? null) : null,
      isOther: now.some((one, i) => one !== before[i]),
    };
  });
}

const munitionsIn = ({ standard }: Outfits, ammo: string): readonly Munition[] =>
  (standard?.ammo ?? []).filter((bin) => isBinCalled(bin, ammo)).map(({ stowed }) => stowed.munition);

interface Choice {
  readonly unit: string;
  readonly ammo: string;
  readonly kind: string;
}

function loadedWith(side: Side, { unit, ammo, kind }: Choice, title: Roster['title']): ReturnType<Loading['load']> {
  const index = side.units.findIndex(({ label }) => label === unit);
  const one = side.units[index];
  const choices = one ? loadsOf({ outfits: one.sheet }) : [];
  const munition = MUNITIONS.find((known) => known === kind);
  if (!one || !munition || !choices.some((choice) => choice.ammo === ammo && choice.kind === kind)) {
    const known = choices.map((choice) => `${choice.ammo} ${choice.kind}`);
    return fail(refuse(known.length > 0 ? 'unit/no-load' : 'unit/no-loads', { unit, given: `${ammo} ${kind}`, known }));
  }
  const loads = chosen(one, ammo, munition);
  return ok(rewritten(side, title, (written, i) => (i === index ? withLoads(written, loads) : written)));
}

/** What is loaded otherwise than the sheet says once that is chosen: for a weapon also where its slots had their own. */
function chosen({ sheet, loads }: Loaded, ammo: string, munition: Munition): Loads {
  const named = (sheet.standard?.ammo ?? []).filter((bin) => isBinCalled(bin, ammo));
  const slots = named.some((bin) => bin.ammo === ammo) ? named.map(({ stowed }): string => stowed.id) : [];
  const all = {
    ...Object.fromEntries(Object.entries(loads).filter(([name]) => !slots.includes(name))),
    [ammo]: munition,
  };
  const result = JSON.stringify(reloaded(sheet, all));
  return Object.keys(all).reduce<Loads>((kept, name) => {
    const rest = Object.fromEntries(Object.entries(kept).filter(([other]) => other !== name));
    return JSON.stringify(reloaded(sheet, rest)) === result ? rest : kept;
  }, all);
}

function withLoads(one: Written, ammo: Loads): Written {
  const { ammo: _, ...rest } = typeof one === 'string' ? { unit: one, ammo } : one;
  if (Object.keys(ammo).length > 0) return { ...rest, ammo };
  return Object.keys(rest).length === 1 ? rest.unit : rest;
}
