import { t } from '../../i18n/index.js';
import { refuse } from '../../rules/kernel/refusal.js';
import type { Press, Reply, Request, Runnable, Services } from '../contract.js';
import { refused } from '../replies.js';
import { madeName, SEED } from './called.js';
import { mapNamed } from './use.js';

/**
 * `/map make seed:oak-7 river:yes`: a random map, the same for the same seed and fair to both sides. Without a seed each call
 * makes another.
 */
export const makeMap: Runnable = {
  options: [
    { name: 'seed', maxLength: 24 },
    { name: 'size', words: 'map-size', values: ['sheet', 'small', 'double', 'large'] },
    { name: 'hills', values: ['few', 'none', 'many'] },
    { name: 'woods', values: ['few', 'none', 'many'] },
    { name: 'river', values: ['no', 'yes'] },
    { name: 'town', values: ['no', 'yes', 'built'] },
    { name: 'road', values: ['yes', 'no'] },
  ],
  acknowledge: 'private',
  run: (services, request) => made(services, request, request.options),
};

async function made(
  services: Services,
  request: Request,
  { seed: typed = '', ...chosen }: Readonly<Record<string, string>>,
): Promise<Reply> {
  const seed = typed.trim().toLowerCase() || seedOf(request.key);
  if (!SEED.test(seed)) return refused(refuse('map/no-seed', { given: typed }), request.tongue);
  const [maker] = services.library.mapMakers.values();
  if (!maker) return refused(refuse('map/none-of-game'), request.tongue);
  return mapNamed(services, request, madeName(maker, seed, chosen), [t(request.locale, 'map.made')]);
}

/** A short seed that differs from call to call: the end of the interaction's number. */
const seedOf = (key: string): string => Number(key.replaceAll(/\D/g, '').slice(-15)).toString(36).slice(-6);

/** *A random one* below the list of maps: what the command makes when nothing is chosen. */
export const newPress: Press = {
  acknowledge: 'private',
  run: (services, request) => made(services, request, {}),
};
