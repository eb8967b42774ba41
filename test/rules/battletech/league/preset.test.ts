import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { optionsAt, optionsOf, readOptions } from '../../../../src/rules/battletech/options.js';
import { chooseOptions } from '../../../../src/rules/kernel/options.js';
import { seatId } from '../../../../src/rules/kernel/ids.js';
import { judge, seated, spectator, type Viewer } from '../../../../src/rules/kernel/seats.js';
import { beginFull, type FullPiece } from '../../../support/standard.js';

/** A league's house rules as one choice, and whose sheets one sees by it. */

const HBK: FullPiece = { unit: 'HBK-4G', seat: 'defender', at: '0812 N', rounds: 3 };
const ENF: FullPiece = { unit: 'ENF-4R', seat: 'attacker', at: '0808 S' };

describe('LEA-01 a league', () => {
  it('sets its switches; what is chosen besides stands', () => {
    expect(readOptions({ league: 'clan-invasion' }, 'standard')).toMatchObject({
      ok: true,
      value: { sheets: 'secret' },
    });
    const chosen = readOptions({ league: 'clan-invasion', edition: 'core-2026' }, 'standard');
    expect(chosen).toMatchObject({ ok: true, value: { sheets: 'secret', unequalNumbers: 'frontLoad' } });
  });

  it('yields to what is named itself, though that is how it usually is', () => {
    const open = readOptions({ league: 'clan-invasion', sheets: 'open', overwatch: 'adjacent' }, 'standard');
    if (!open.ok) throw new Error(open.error.code);
    expect(open.value).toMatchObject({ league: 'clan-invasion', hidden: 'on' });
    expect(open.value).not.toHaveProperty('sheets');
    expect(open.value).not.toHaveProperty('overwatch');
  });

  it('in a set-up of old, which named all options, what is at its default yields to it', () => {
    const all = Object.fromEntries(optionsAt('standard').map((spec) => [spec.id, spec.default]));
    const options = { ...all, league: 'clan-invasion', cascade: 'on' };
    expect(optionsOf({ level: 'standard', options })).toEqual(readOptions({ league: 'clan-invasion' }, 'standard'));
    const filled = optionsOf({ level: 'standard', options, filled: true });
    expect(filled).toEqual(readOptions({ ...all, league: 'clan-invasion', cascade: 'on' }, 'standard'));
    expect(JSON.stringify(filled)).not.toContain('secret');
  });

  it('is chosen with all that it brings along, and goes with it', () => {
    const specs = optionsAt('standard');
    const chosen = (options: Readonly<Record<string, string>>, held: Readonly<Record<string, string>> = {}) => {
      const now = chooseOptions(options, specs, held);
      return now.ok ? now.value : {};
    };
    const league = chosen({ league: 'clan-invasion', sheets: 'open' });
    expect(league).toMatchObject({ sheets: 'open', armour: 'grid', hidden: 'on' });
    const later = chosen({ armour: 'points' }, league);
    expect(later).toMatchObject({ league: 'clan-invasion', armour: 'points', hidden: 'on' });
    expect(chosen({ league: 'none' }, later)).toEqual(chosen({}));
    expect(chosen({ edition: 'core-2026' })['unequalNumbers']).toBe('frontLoad');
  });

  it('leaves a match without one as it was', () => {
    expect(JSON.stringify(readOptions({ sheets: 'open' }, 'standard'))).not.toContain('sheets');
    expect(readOptions({ league: 'none', sheets: 'open' }, 'standard')).toEqual(readOptions({}, 'standard'));
  });
});

describe('LEA-02 record sheets', () => {
  const armorSeen = (sheets: string, viewer: Viewer) => {
    const play = beginFull({ pieces: [HBK, ENF], options: { sheets } });
    const { units } = battletech.view(play.match, viewer).game;
    return units.map(({ armor }) => armor !== null);
  };

  it('are open to all', () => {
    expect(armorSeen('open', spectator)).toEqual([true, true]);
  });

  it('or each side sees its own alone, and an arbiter all of them', () => {
    expect(armorSeen('secret', seated(seatId('defender')))).toEqual([true, false]);
    expect(armorSeen('secret', seated(seatId('attacker')))).toEqual([false, true]);
    expect(armorSeen('secret', spectator)).toEqual([false, false]);
    expect(armorSeen('secret', judge)).toEqual([true, true]);
  });

  it('are told with the beginning of a match as they are printed', () => {
    const play = beginFull({ pieces: [HBK, ENF], options: { sheets: 'secret' } });
    const [first] = play.log;
    const told = first && battletech.tell(first, null, seated(seatId('attacker')), play.match);
    expect(JSON.stringify(told)).not.toContain('"left":3');
  });
});
