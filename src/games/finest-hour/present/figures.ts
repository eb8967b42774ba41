import { isKernelCommand } from '../../../rules/kernel/decide.js';
import { t } from '../../../i18n/index.js';
import type { KernelCommand } from '../../../rules/kernel/contract.js';
import { changeAircraft, findAircraft } from '../../../rules/finest-hour/aircraft.js';
import type { Command, Part, Shot } from '../../../rules/finest-hour/commands.js';
import type { HourView } from '../../../rules/finest-hour/finest-hour.js';
import { distance } from '../../../rules/finest-hour/measuring.js';
import { chances } from '../../../rules/finest-hour/odds.js';
import { waysEnd } from '../../../rules/finest-hour/plan.js';
import { allThatBear } from '../../../rules/finest-hour/shots.js';
import type { State } from '../../../rules/finest-hour/state.js';
import type { Aircraft } from '../../../rules/finest-hour/types.js';
import type { Tongue } from '../words/index.js';
import { chanceText, weaponText } from './names.js';

/** What an order promises before it is confirmed: the chance of each shot, from where it is fired. */
export function commandFigures(
  command: Command | KernelCommand,
  { game }: HourView,
  tongue: Tongue,
): readonly string[] {
  if (isKernelCommand(command)) return [];
  if (command.type === 'answer') {
    const [one, target] = [findAircraft(game, command.unit), findAircraft(game, command.target)];
    return one && target ? shotFigures(game, one, allThatBear(game, one, target), tongue) : [];
  }
  if (command.type !== 'fly' && command.type !== 'fly-on') return [];
  const fast = command.type === 'fly' && command.fast;
  return command.parts.flatMap((part, i) =>
    part.do === 'fire' ? firedFrom(game, command.unit, fast, command.parts.slice(0, i), part.shots, tongue) : [],
  );
}

/** The shots of an order from where the parts before them lead. */
function firedFrom(
  state: State,
  unit: Aircraft['id'],
  fast: boolean,
  before: readonly Part[],
  shots: readonly Shot[],
  tongue: Tongue,
): readonly string[] {
  const one = findAircraft(state, unit);
  const way = one && waysEnd(state, one, fast, before);
  if (!one || !way?.ok) return [];
  const there = fast ? { ...way.value.one, manoeuvres: { ...way.value.one.manoeuvres, fast } } : way.value.one;
  return shotFigures(
    changeAircraft(state, unit, () => there),
    there,
    shots,
    tongue,
  );
}

const shotFigures = (state: State, one: Aircraft, shots: readonly Shot[], tongue: Tongue): readonly string[] =>
  shots.flatMap(({ weapon: id, target: targetId, dice }) => {
    const weapon = one.profile.weapons.find((each) => each.id === id);
    const target = findAircraft(state, targetId);
    if (!weapon || !target) return [];
    const name = weaponText(one, id, tongue);
    const found = chances(state, one, weapon, target, one.rep, dice ?? undefined);
    const said =
      found.needed > 6
        ? t(tongue, 'finest-hour.choice.weapon-hopeless', { weapon: name })
        : t(tongue, 'finest-hour.choice.weapon-odds', {
            weapon: name,
            dice: found.dice,
            needed: found.needed,
            chance: chanceText(found.any, tongue),
          });
    const far = distance(one.at, target.at);
    return [`${one.id} → ${target.id} · ${t(tongue, 'finest-hour.choice.shot', { far, weapons: said })}`];
  });
