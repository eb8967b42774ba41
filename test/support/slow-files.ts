import type { Reporter, TestModule } from 'vitest/node';

const LONG_MS = 180_000;

/**
 * Names each test file that has been at work for long, so that a run which is stopped at its limit says where it hung. A
 * loop without end blocks its worker, and no time limit inside vitest ends it.
 */
export class SlowFiles implements Reporter {
  readonly #timers = new Map<string, NodeJS.Timeout>();

  onTestModuleStart({ moduleId, relativeModuleId }: TestModule): void {
    const tell = (): void => {
      process.stderr.write(`  ${relativeModuleId} has been at work for ${LONG_MS / 60_000} minutes\n`);
    };
    this.#timers.set(moduleId, setTimeout(tell, LONG_MS));
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    clearTimeout(this.#timers.get(moduleId));
  }
}
