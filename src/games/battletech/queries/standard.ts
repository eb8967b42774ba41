import type { Outfits } from '../library/unit.js';
import { isSide } from '../../../rules/battletech/league/aimed.js';
import { crossingTerms } from '../../../rules/battletech/league/ecm-zone.js';
import { aimedShot } from '../../../rules/battletech/league/shots.js';
import { LEAGUE_TABLES } from '../../../rules/battletech/league/tables.js';
import { sight } from '../../../rules/battletech/sight.js';
import { carries } from '../../../rules/battletech/standard/parts.js';
import { ORDINARY, shotToHit } from '../../../rules/battletech/standard/to-hit.js';
import type { Gunner } from '../../../rules/battletech/standard/stance.js';
import { armOf } from '../../../rules/battletech/standard/weapons.js';
import type { Board, Options } from '../../../rules/battletech/types.js';
import type { StandardMount, StandardSheet } from '../../../rules/battletech/record-sheet.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { modifiersOf, offBoard, reasonOf, type Reply } from './replies.js';
import type { ToHitQuery } from './to-hit.js';

/** The to-hit number of a weapon at standard level, term by term, or why it cannot be fired (SEQ-07, tables 7.1.2, 7.2.1). */
export function standardToHit(
  query: ToHitQuery,
  board: Board,
  options: Options,
  { sheet }: Outfits['standard'],
): Reply {
  const { attacker, target, weapon } = query;
  const wrong = offBoard(board, { 'attacker.hex': attacker.hex, 'target.hex': target.hex });
  if (wrong) return fail(wrong);
  const mount = mountCalled(sheet, weapon);
  if (!mount.ok) return mount;
  const line = sight(board, options, attacker.hex, target.hex, [], {
    fromProne: attacker.prone,
    toProne: target.prone,
  });
  const { immobile, prone, hexesMoved: entered, mode } = target;
  const { aim } = weapon;
  const league = aimedShot({ options, field: {} }, immobile, aim);
  const between = line.hexes.map(({ hex }) => hex);
  const jamming = crossingTerms(zonesAt(query.ecm, options), [attacker.hex, ...between, target.hex]);
  const result = shotToHit(
    board,
    gunnerOf(attacker, mount.value),
    { place: target, mode, entered, prone, immobile: immobile && !league.targeted, skidded: false },
    {
      mount: mount.value,
      mode: 'normal',
      munition: null,
      aim: league.targeted || isSide(aim) ? null : aim,
      targetingComputer: carries(sheet, 'targeting-computer'),
    },
    line,
    {
      ...ORDINARY,
      partialCover: options.partialCover,
      spotting: attacker.spots,
      league: { ...league, terms: [...(league.terms ?? []), ...jamming] },
    },
  );
  if (!result.ok) return ok({ number: null, reason: reasonOf(result.error) });
  const { number, side, terms } = result.value;
  return ok({ number, side, modifiers: modifiersOf(terms) });
}

/** Zones of ECM around their carriers, by the options and the figures of the preset (CLN-38). */
const zonesAt = (carriers: ToHitQuery['ecm'], { ecmZone, ecmRadius = '6' }: Partial<Options>) =>
  ecmZone === 'on' ? carriers.map((hex) => ({ hex, radius: Number(ecmRadius), ...LEAGUE_TABLES.ecm })) : [];

function gunnerOf(attacker: ToHitQuery['attacker'], { location }: StandardMount): Gunner {
  const { hex, facing, twist, mode, prone, gunnery, heat, sensorHits, actuatorHit } = attacker;
  const hit = actuatorHit?.arm === location ? actuatorHit.actuator : null;
  const arm = { shoulder: hit === 'shoulder', upper: hit === 'upper', lower: hit === 'lower' };
  return { place: { hex, facing }, twist, mode, prone, skidded: false, gunnery, heat, sensorHits, arm };
}

/** The weapon that a query means: by its name on the sheet (`ER Medium Laser`) or its id, its location, and whether it fires to the rear. */
function mountCalled(
  sheet: StandardSheet,
  { name, location, rear }: ToHitQuery['weapon'],
): Result<StandardMount, Refusal> {
  const wanted = name.toLowerCase();
  const found = sheet.mounts.find(
    (mount) =>
      mount.location === location &&
      (mount.rear ?? false) === rear &&
      [mount.weapon.id, armOf(mount.weapon.id)?.name.toLowerCase()].includes(wanted),
  );
  if (found) return ok(found);
  const known = sheet.mounts.map((mount) => `${mount.weapon.id} ${mount.location}${mount.rear ? ' rear' : ''}`);
  return fail(refuse('query/no-such-weapon', { key: 'weapon', weapon: name, location, known }));
}
