export { manualClock, realClock, type Clock, type ManualClock } from './clock.js';
export type { Actor, Outcome } from './actor.js';
export type { Seed, SeedUser } from './default-world.js';
export type { Fault, FaultKind } from './faults.js';
export type { PageMessage } from './page-api.js';
export { startSandbox, STANDARD_TOKEN, type Sandbox, type SandboxOptions } from './sandbox.js';
export type { Filled, Text, Way, Welcome } from './welcome.js';
