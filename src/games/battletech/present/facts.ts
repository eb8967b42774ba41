import { t } from '../../../i18n/index.js';
import type { Tongue } from '../words/index.js';
import { factOf } from '../../../rules/battletech/correct.js';
import { FACING_NAMES } from '../../../rules/geometry/hex/facing.js';
import type { Fact } from '../../../rules/kernel/proposal.js';

/** A fact as it is set: "**HBK-4G** in 0705, facing N". */
export function factText(given: Fact, tongue: Tongue): string {
  const fact = factOf(given);
  if (!fact) return `${given.of} ${given.set} ${given.to}`;
  const { unit } = fact;
  switch (fact.set) {
    case 'place':
      return t(tongue, 'battletech.fact.place', { unit, hex: fact.to.hex, facing: FACING_NAMES[fact.to.facing] });
    case 'armour':
      return t(tongue, 'battletech.fact.armour', { unit, location: fact.which, points: fact.to });
    case 'rear':
      return t(tongue, 'battletech.fact.rear', { unit, location: fact.which, points: fact.to });
    case 'ammo':
      return t(tongue, 'battletech.fact.ammo', { unit, weapon: fact.which, rounds: fact.to });
    case 'weapon':
      return t(tongue, fact.to === 'lost' ? 'battletech.fact.weapon-lost' : 'battletech.fact.weapon-ok', {
        unit,
        weapon: fact.which,
      });
    case 'heat':
    case 'wounds':
      return t(tongue, `battletech.fact.${fact.set}`, { unit, points: fact.to });
    case 'structure':
      return t(tongue, 'battletech.fact.structure', { unit, location: fact.which, points: fact.to });
    case 'slot':
      return t(tongue, fact.to === 'lost' ? 'battletech.fact.slot-lost' : 'battletech.fact.slot-ok', {
        unit,
        slot: fact.which,
      });
    case 'bin':
      return t(tongue, 'battletech.fact.bin', { unit, bin: fact.which, rounds: fact.to });
    case 'prone':
      return t(tongue, fact.to === 'yes' ? 'battletech.fact.prone' : 'battletech.fact.stands', { unit });
    case 'destruct':
      return t(tongue, `battletech.fact.destruct-${fact.to}`, { unit });
    case 'scan':
      return t(tongue, fact.to === 'yes' ? 'battletech.fact.scanned' : 'battletech.fact.unscanned', {
        unit,
        target: fact.which,
      });
    case 'mines':
      return t(tongue, fact.to > 0 ? 'battletech.fact.mines' : 'battletech.fact.no-mines', {
        unit,
        hex: fact.which,
        points: fact.to,
      });
    case 'shutdown':
      return t(tongue, fact.to === 'yes' ? 'battletech.fact.shutdown' : 'battletech.fact.running', { unit });
  }
}
