import type { Play } from '../../../../support/quick-start.js';
import { beginFull, passTo, roll, step, strike } from '../../../../support/standard.js';
import { NEXT } from './battle.js';

/** A push that moves one into another from the side, who steps back; the next time it is displaced. */
export function pushedAside(): Play {
  const play = beginFull({
    pieces: [
      { unit: 'HBK-4G=Pusher', seat: 'attacker', at: '0808 N' },
      { unit: 'HBK-4G=Anna', seat: 'defender', at: '0807 N' },
      { unit: 'HBK-4G=Bruno', seat: 'defender', at: '0806 NE' },
    ],
  });
  passTo(play, 'strike', Array<number>(20).fill(6));
  for (let i = 0; i < 4 && play.awaited.some((one) => one.endsWith(':strike')); i++) {
    if (play.awaited.includes('attacker:strike'))
      roll(play, 'attacker', strike('Pusher', 'Anna', 'push'), [6, 6, 4, 4, ...NEXT]);
    else roll(play, 'defender', { type: 'pass' }, [6, 6, 4, 4, ...NEXT]);
  }
  roll(play, 'defender', step('Bruno', 'walk', 'B'), [4, 4, 4, 5, ...NEXT]);
  return play;
}
