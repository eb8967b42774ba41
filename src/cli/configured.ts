import { loadEnvironment, readConfig, type Config } from '../config.js';
import { Misuse } from './command.js';

/** The configuration that Arbitre itself would run with; bad values are named. A token is not asked for. */
export function configured(): Config {
  const read = readConfig({ ...loadEnvironment(), NODE_ENV: 'development' });
  if (read.ok) return read.value;
  throw new Misuse(read.error.join(' '));
}
