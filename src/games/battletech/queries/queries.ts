import { z } from 'zod';
import { unitCalled } from '../library/find.js';
import { marksFor, marksOf } from '../library/board.js';
import type { Stock } from '../library/stock.js';
import type { Outfits } from '../library/unit.js';
import { readOptions } from '../../../rules/battletech/options.js';
import type { Board, Options, Terrain } from '../../../rules/battletech/types.js';
import type { Level } from '../../../rules/battletech/vocabulary.js';
import { isOn, parseHex } from '../../../rules/geometry/hex/hex.js';
import { refuse, type Refusal } from '../../../rules/kernel/refusal.js';
import { remembering } from '../../../rules/kernel/remember.js';
import { fail, ok, type Result } from '../../../rules/kernel/result.js';
import { errorLine, jsonLine, parseLine } from '../../../library/json-lines.js';
import { arc, arcQuery, attackSideQuery, line, lineQuery, order, side, turnOrderQuery } from './geometry.js';
import { los, losQuery, pathQuery, quickStartPath, standardPath } from './ground.js';
import { physical, physicalQuery } from './physical.js';
import { quickStartToHit } from './quick-start.js';
import { outfitOf, type Reply } from './replies.js';
import { standardToHit } from './standard.js';
import { table, tableQuery } from './tables.js';
import { toHitQuery, type ToHitQuery } from './to-hit.js';
import { value, valueQuery } from './value.js';

const opKey = z.looseObject({ op: z.string() });

const terrain = z.strictObject({
  woods: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  level: z.int().min(-99).max(99).default(0),
  water: z.int().min(0).max(20).default(0),
  ...marksFor(() => z.boolean().default(false)),
});

const boardQuery = z.strictObject({
  op: z.literal('board'),
  board: z.string(),
  columns: z.int().min(1).max(99),
  rows: z.int().min(1).max(99),
  hexes: z.record(z.string(), terrain).default({}),
});

/** A board as named in a query, and the first hex whose terrain the quick-start level does not know. */
interface NamedBoard {
  readonly board: Board;
  readonly beyond: string | null;
}

/** Questions to the rules, one after the other; boards are remembered by their names. */
export class Queries {
  readonly #boards = new Map<string, NamedBoard>();
  /** Who asks by the thousand names few units, and to find one by its name took longer than the answer. */
  readonly #called = remembering<Stock, ReturnType<typeof unitCalled>>(1000);

  /** `stock` yields the shipped units and boards, which only a query that names a unit needs. */
  constructor(private readonly stock: () => Stock) {}

  /** The answer to one line of JSON, as a line of JSON. */
  answer(text: string): string {
    const json = jsonLine(text);
    const reply = json.ok ? this.#reply(json.value) : json;
    return reply.ok ? JSON.stringify(reply.value) : errorLine(reply.error);
  }

  #reply(query: unknown): Reply {
    const named = parseLine(opKey, query);
    if (!named.ok) return named;
    const { op } = named.value;
    switch (op) {
      case 'board':
        return given(parseLine(boardQuery, query), (q) => this.#name(q));
      case 'line':
        return given(parseLine(lineQuery, query), (q) => ok(line(q)));
      case 'arc':
        return given(parseLine(arcQuery, query), (q) => ok(arc(q)));
      case 'attack-side':
        return given(parseLine(attackSideQuery, query), (q) =>
          q.unit === undefined
            ? ok(side(q, 'mech'))
            : given(this.#outfit(q.unit, 'standard', 'unit'), ({ sheet }) => ok(side(q, sheet.kind))),
        );
      case 'turn-order':
        return given(parseLine(turnOrderQuery, query), (q) => ok(order(q)));
      case 'los':
        return given(parseLine(losQuery, query), (q) => given(this.#ground(q), (at) => los(q, at.board, at.options)));
      case 'path':
        return given(parseLine(pathQuery, query), (q) =>
          given(this.#ground(q), (at) =>
            q.rules === 'standard'
              ? given(this.#outfit(q.unit, 'standard', 'unit'), (unit) => standardPath(q, at.board, unit))
              : given(this.#outfit(q.unit, 'quick-start', 'unit'), (unit) =>
                  quickStartPath(q, at.board, at.options, unit),
                ),
          ),
        );
      case 'to-hit':
        return given(parseLine(toHitQuery, query), (q) =>
          given(this.#ground(q), (at) =>
            q.rules === 'standard'
              ? this.#pair(q, 'standard', (attacker, target) => standardToHit(q, at.board, { attacker, target }))
              : this.#pair(q, 'quick-start', (attacker, target) =>
                  quickStartToHit(q, at.board, at.options, { attacker, target }),
                ),
          ),
        );
      case 'table':
        return given(parseLine(tableQuery, query), table);
      case 'battle-value':
        return given(parseLine(valueQuery, query), (q) =>
          given(this.#outfit(q.unit, 'standard', 'unit'), (unit) => value(q, unit)),
        );
      case 'physical':
        return given(parseLine(physicalQuery, query), (q) =>
          given(this.#outfit(q.attacker, 'standard', 'attacker'), (attacker) =>
            given(this.#outfit(q.target, 'standard', 'target'), (target) => physical(q, { attacker, target })),
          ),
        );
      default:
        return fail(refuse('query/unknown-op', { op }));
    }
  }

  #name(query: z.output<typeof boardQuery>): Reply {
    const { board: id, columns, rows } = query;
    const entries = Object.entries(query.hexes);
    for (const [name] of entries) {
      const hex = parseHex(name);
      if (!hex || !isOn({ columns, rows }, hex)) {
        return fail(refuse('query/off-board', { key: `hexes.${name}`, hex: name, columns, rows }));
      }
    }
    const hexes = Object.fromEntries(entries.map(([name, given]) => [name, terrainOf(given)]));
    const beyond = Object.entries(hexes).find(([, { woods: _, ...more }]) => Object.keys(more).length > 0)?.[0] ?? null;
    this.#boards.set(id, { board: { id, columns, rows, hexes }, beyond });
    return ok({ ok: true });
  }

  /** The board and the options that a query is put on, as its level of the rules has them. */
  #ground(query: {
    readonly board: string;
    readonly rules: Level;
    readonly options: Readonly<Record<string, string>>;
  }): Result<{ readonly board: Board; readonly options: Options }, Refusal> {
    const { rules } = query;
    const named = this.#boards.get(query.board);
    if (!named) {
      return fail(refuse('query/unknown-board', { key: 'board', board: query.board, known: [...this.#boards.keys()] }));
    }
    if (rules === 'quick-start' && named.beyond !== null) {
      return fail(refuse('query/not-in-these-rules', { key: `board.hexes.${named.beyond}`, rules }));
    }
    const options = readOptions(query.options, rules);
    return options.ok ? ok({ board: named.board, options: options.value }) : options;
  }

  /** Who shoots at whom, as a level of the rules reads them. */
  #pair<L extends Level>(
    { attacker, target }: ToHitQuery,
    level: L,
    then: (attacker: Outfits[L], target: Outfits[L]) => Reply,
  ): Reply {
    return given(this.#outfit(attacker.unit, level, 'attacker.unit'), (one) =>
      given(this.#outfit(target.unit, level, 'target.unit'), (other) => then(one, other)),
    );
  }

  /** A unit named in full (`Hunchback HBK-4G`), by its model or by its label, as a level of the rules reads it. */
  #outfit<L extends Level>(name: string, level: L, key: string): Result<Outfits[L], Refusal> {
    const stock = this.stock();
    const { units } = stock;
    const found = this.#called(stock, name, () => unitCalled(units.values(), name));
    if (found.ok) return outfitOf(found.value, level, key);
    const known = found.error.length > 0 ? found.error.map(({ label }) => label) : [...units.keys()];
    return fail(refuse('query/unknown-unit', { key, unit: name, known }));
  }
}

/** A hex of a query as a board has it: what is not there is left out. */
const terrainOf = ({ woods, level, water, ...marks }: z.output<typeof terrain>): Terrain => ({
  woods,
  ...(level === 0 ? {} : { level }),
  ...(water === 0 ? {} : { water }),
  ...marksOf(marks),
});

function given<T>(result: Result<T, Refusal>, then: (value: T) => Reply): Reply {
  return result.ok ? then(result.value) : result;
}
