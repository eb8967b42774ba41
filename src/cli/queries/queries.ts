import { z } from 'zod';
import { unitCalled } from '../../library/battletech/find.js';
import type { Stock } from '../../library/battletech/read.js';
import type { StockUnit } from '../../library/battletech/unit.js';
import { readOptions } from '../../rules/battletech/options.js';
import type { Board, Options } from '../../rules/battletech/types.js';
import { isOn, parseHex } from '../../rules/geometry/hex/hex.js';
import { refuse, type Refusal } from '../../rules/kernel/refusal.js';
import { fail, ok, type Result } from '../../rules/kernel/result.js';
import { errorLine, jsonLine, parseLine } from '../lines.js';
import { arc, arcQuery, attackSideQuery, line, lineQuery, order, side, turnOrderQuery } from './geometry.js';
import { los, losQuery, path, pathQuery, toHit, toHitQuery } from './quick-start.js';

type Reply = Result<object, Refusal>;

/** Queries of the interface that the rules cannot answer yet. */
const NOT_BUILT = ['table', 'physical'];

const opKey = z.looseObject({ op: z.string() });

const terrain = z.strictObject({
  woods: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  level: z.int().default(0),
  water: z.int().min(0).default(0),
  rough: z.boolean().default(false),
  rubble: z.boolean().default(false),
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

  constructor(private readonly stock: Stock) {}

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
        return given(parseLine(attackSideQuery, query), (q) => ok(side(q)));
      case 'turn-order':
        return given(parseLine(turnOrderQuery, query), (q) => ok(order(q)));
      case 'los':
        return given(parseLine(losQuery, query), (q) => given(this.#table(q), (at) => los(q, at.board, at.options)));
      case 'path':
        return given(parseLine(pathQuery, query), (q) =>
          given(this.#table(q), (at) =>
            given(this.#unit(q.unit, 'unit'), (unit) => path(q, at.board, at.options, unit)),
          ),
        );
      case 'to-hit':
        return given(parseLine(toHitQuery, query), (q) =>
          given(this.#table(q), (at) =>
            given(this.#unit(q.attacker.unit, 'attacker.unit'), (attacker) =>
              given(this.#unit(q.target.unit, 'target.unit'), (target) =>
                toHit(q, at.board, at.options, { attacker, target }),
              ),
            ),
          ),
        );
      default:
        return fail(refuse(NOT_BUILT.includes(op) ? 'query/not-built-yet' : 'query/unknown-op', { op }));
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
    const beyond = entries.find(([, t]) => t.level !== 0 || t.water !== 0 || t.rough || t.rubble)?.[0] ?? null;
    const hexes = Object.fromEntries(entries.map(([name, { woods }]) => [name, { woods }]));
    this.#boards.set(id, { board: { id, columns, rows, hexes }, beyond });
    return ok({ ok: true });
  }

  /** The board and the options that a query is put on; only the quick-start level is built. */
  #table(query: {
    readonly op: string;
    readonly board: string;
    readonly rules: string;
    readonly options: Readonly<Record<string, string>>;
  }): Result<{ readonly board: Board; readonly options: Options }, Refusal> {
    const { op, rules } = query;
    if (rules !== 'quick-start') return fail(refuse('query/not-built-yet', { op, rules, known: ['quick-start'] }));
    const named = this.#boards.get(query.board);
    if (!named) {
      return fail(refuse('query/unknown-board', { key: 'board', board: query.board, known: [...this.#boards.keys()] }));
    }
    if (named.beyond !== null) {
      return fail(refuse('query/not-in-these-rules', { key: `board.hexes.${named.beyond}`, rules }));
    }
    const options = readOptions(query.options);
    return options.ok ? ok({ board: named.board, options: options.value }) : options;
  }

  /** A unit named in full (`Hunchback HBK-4G`), by its model, its label or its chassis, as far as only one is so called. */
  #unit(name: string, key: string): Result<StockUnit, Refusal> {
    const found = unitCalled(this.stock.units.values(), name);
    if (found.ok) return found;
    const known = found.error.length > 0 ? found.error.map(({ label }) => label) : [...this.stock.units.keys()];
    return fail(refuse('query/unknown-unit', { key, unit: name, known }));
  }
}

function given<T>(result: Result<T, Refusal>, then: (value: T) => Reply): Reply {
  return result.ok ? then(result.value) : result;
}
