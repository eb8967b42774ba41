import { discordFault } from '../../discord/errors.js';
import { reach } from '../../discord/reach.js';
import { bad, odd, well, wordsOf, type Finding } from './finding.js';

/** Discord: the token, whether Discord can be reached, where the bot is and with which rights, whose clock is right. */

/** Three parts with dots between: id, time, signature. */
const TOKEN = /^[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}$/;
/** Few logins left for the day. */
const FEW_LOGINS = 20;
/** A clock this far off shifts deadlines, in milliseconds. */
const SKEW = 2_000;

export async function checkDiscord(token: string | null, apiUrl: string | null): Promise<readonly Finding[]> {
  if (token === null) return [well('token', 'none: Arbitre opens its sandbox instead of Discord')];
  // Another Discord than Discord's own may have tokens of its own making.
  const shape =
    apiUrl !== null || TOKEN.test(token)
      ? well('token', 'there')
      : odd(
          'token',
          'it does not look like a bot token',
          'Copy it anew from the developer portal, page Bot; it is not the client secret.',
        );
  try {
    const { name, loginsLeft, clockAhead, servers } = await reach(token, apiUrl);
    return [
      shape,
      well('discord', `reached as ${name}`),
      loginsLeft < FEW_LOGINS
        ? odd('logins', `${loginsLeft} left today`, 'Find out why Arbitre is started so often.')
        : well('logins', `${loginsLeft} left today`),
      checkClock(clockAhead),
      ...(servers.length === 0
        ? [odd('servers', 'the bot is in none', 'Invite it: `npm start` prints the link.')]
        : []),
      ...servers.map(({ id, name: server, lacking }) =>
        lacking.length === 0
          ? well('rights', `${server} (${id}): all`)
          : odd(
              'rights',
              `${server} (${id}) lacks ${lacking.join(', ')}`,
              "Give them to Arbitre's role, or invite it anew.",
            ),
      ),
    ];
  } catch (error) {
    return [shape, unreached(error)];
  }
}

export function checkClock(ahead: number | null): Finding {
  if (ahead === null)
    return odd('clock', 'Discord did not say what time it is', 'Look whether the host synchronises its clock.');
  const says = `${Math.abs(ahead) / 1000} s ${ahead < 0 ? 'behind' : 'ahead of'} Discord's`;
  return Math.abs(ahead) <= SKEW
    ? well('clock', says)
    : odd('clock', says, 'Let the host synchronise its clock (NTP).');
}

function unreached(error: unknown): Finding {
  if (discordFault(error) === 'network') {
    return bad('discord', `not reached: ${wordsOf(error)}`, 'Look at the network, the proxy, and DISCORD_API_URL.');
  }
  return bad(
    'discord',
    `refused: ${wordsOf(error)}`,
    'Make a new token in the developer portal and set DISCORD_TOKEN.',
  );
}
