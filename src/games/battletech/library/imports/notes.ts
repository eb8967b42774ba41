import { MUNITIONS } from '../../../../rules/battletech/standard/types.js';
import type { ImportNote } from '../../../../library/imports/contract.js';
import { plainLine } from '../../../../library/words.js';

/** IMP-03: what a file asks that cannot be had, gathered while it is read: each thing once. */
export class Notes {
  readonly #all = new Map<string, ImportNote>();

  get all(): readonly ImportNote[] {
    return [...this.#all.values()];
  }

  add(code: string, { name, ...figures }: ImportNote['params']): void {
    const params = { ...figures, ...(typeof name === 'string' ? { name: plainLine(name) } : {}) };
    this.#all.set(JSON.stringify([code, params]), { code, params });
  }

  /** A thing without rules here: its slot is taken, and can be hit. */
  idle(text: string): 'other' {
    const name = text.replace(/\s*\((?:omnipod|split|armored)\)/gi, '').slice(0, 60);
    this.add('battletech.note.equipment', { name });
    return 'other';
  }

  /** A terrain without a place here: it is left out of the map. */
  terrain(name: string, hex: string): void {
    const known = this.#all.get(name);
    const count = Number(known?.params['count'] ?? 0) + 1;
    const params = { hex, ...known?.params, name: plainLine(name), count };
    this.#all.set(name, { code: 'battletech.note.terrain', params });
  }

  /** A line of a map that is left out, with the first hex of which such a one speaks and how many there are. */
  line(code: string, hex: string): void {
    const known = this.#all.get(code);
    const count = Number(known?.params['count'] ?? 0) + 1;
    this.#all.set(code, { code, params: { hex: plainLine(hex.slice(0, 20)), ...known?.params, count } });
  }

  /** The word for a kind of ammunition as our files have it; one without rules is read as the standard kind. */
  munition(kind: string, text: string): readonly string[] {
    if (kind === 'standard') return [];
    if (MUNITIONS.some((one) => one === kind)) return [kind];
    this.add('battletech.note.munition', { name: text.slice(0, 60) });
    return [];
  }
}
