/** What the doctor finds: one line each. `advice` says what to do where something is not well. */
export interface Finding {
  readonly check: string;
  readonly level: 'ok' | 'warn' | 'fault';
  readonly says: string;
  readonly advice?: string;
}

export const well = (check: string, says: string): Finding => ({ check, level: 'ok', says });
export const odd = (check: string, says: string, advice: string): Finding => ({ check, level: 'warn', says, advice });
export const bad = (check: string, says: string, advice: string): Finding => ({ check, level: 'fault', says, advice });

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
