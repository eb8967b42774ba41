import { describe, expect, it } from 'vitest';
import { battletech } from '../../../../src/rules/battletech/index.js';
import { readOptions } from '../../../../src/rules/battletech/options.js';
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
