import { ApiError } from './errors.js';
import { isList, isObject, type Json, type JsonObject } from './json.js';

interface Problem {
  readonly path: readonly string[];
  readonly code: string;
  readonly message: string;
}

export interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
}

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

const length = (text: string): number => [...text].length;

/**
 * One place in a request body. Reading it notes what is wrong under its path and goes on with a stand-in, so that all
 * faults of a body are told at once; `settle` then throws Discord's "Invalid Form Body" with the tree of paths.
 */
export class Form {
  private constructor(
    readonly value: Json | undefined,
    private readonly path: readonly string[],
    private readonly problems: Problem[],
  ) {}

  static of(body: Json | undefined): Form {
    return new Form(body, [], []);
  }

  /** Is anything there? Null counts as nothing, as with Discord. */
  get given(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  wrong(code: string, message: string): void {
    this.problems.push({ path: this.path, code, message });
  }

  at(key: string | number): Form {
    const value = isObject(this.value) ? this.value[key] : isList(this.value) ? this.value[Number(key)] : undefined;
    return new Form(value, [...this.path, String(key)], this.problems);
  }

  private missing(): void {
    this.wrong('BASE_TYPE_REQUIRED', 'This field is required');
  }

  /** Notes when this is no object. */
  object(): this {
    if (!this.given) this.missing();
    else if (!isObject(this.value)) this.wrong('DICT_TYPE_CONVERT', 'Only dictionaries may be used in a DictType');
    return this;
  }

  /**
   * Refuses fields that the sandbox does nothing with. Discord knows more of them; to pass over one in silence would let
   * a bot believe that it was heeded.
   */
  only(known: readonly string[]): this {
    for (const key of this.keys()) {
      if (!known.includes(key) && this.at(key).given) {
        this.at(key).wrong(
          'SANDBOX_UNKNOWN_FIELD',
          `The sandbox does nothing with this field. It knows: ${known.join(', ')}.`,
        );
      }
    }
    return this;
  }

  keys(): readonly string[] {
    return isObject(this.value) ? Object.keys(this.value) : [];
  }

  /** The items of a list; of nothing, none. */
  list({ min = 0, max = Infinity }: Range = {}): readonly Form[] {
    if (!this.given) {
      if (min > 0) this.missing();
      return [];
    }
    if (!isList(this.value)) {
      this.wrong('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
      return [];
    }
    const count = this.value.length;
    if (count < min || count > max) {
      if (max === Infinity) this.wrong('BASE_TYPE_MIN_LENGTH', `Must be ${min} or more in length.`);
      else if (min === 0) this.wrong('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
      else this.wrong('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
    }
    return this.value.map((_, index) => this.at(index));
  }

  text({ min = 0, max = Infinity, pattern }: TextLimits = {}): string {
    if (!this.given) {
      this.missing();
      return '';
    }
    if (typeof this.value !== 'string') {
      this.wrong('STRING_TYPE_CONVERT', 'Could not interpret as string.');
      return '';
    }
    const size = length(this.value);
    if (size < min && size === 0) this.missing();
    else if (size < min || size > max) {
      if (min > 0 && max !== Infinity) {
        this.wrong('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
      } else this.wrong('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
    } else if (pattern !== undefined && !pattern.test(this.value)) {
      this.wrong('STRING_TYPE_REGEX', 'String value did not match validation regex.');
    }
    return this.value;
  }

  maybeText(limits: TextLimits = {}): string | undefined {
    return this.given ? this.text(limits) : undefined;
  }

  /** A snowflake in decimal digits. */
  id(): string {
    const text = typeof this.value === 'number' ? String(this.value) : this.text();
    if (text !== '' && !/^\d{1,20}$/.test(text)) this.wrong('NUMBER_TYPE_COERCE', `Value "${text}" is not snowflake.`);
    return text;
  }

  maybeId(): string | undefined {
    return this.given ? this.id() : undefined;
  }

  number({ min = -Infinity, max = Infinity }: Range = {}): number {
    if (!this.given) {
      this.missing();
      return 0;
    }
    if (typeof this.value !== 'number') {
      this.wrong('NUMBER_TYPE_COERCE', `Value "${JSON.stringify(this.value)}" is not a number.`);
      return 0;
    }
    if (this.value < min) this.wrong('NUMBER_TYPE_MIN', `Number value should be greater than or equal to ${min}.`);
    if (this.value > max) this.wrong('NUMBER_TYPE_MAX', `Number value should be less than or equal to ${max}.`);
    return this.value;
  }

  integer(range: Range = {}): number {
    const value = this.number(range);
    if (!Number.isInteger(value)) this.wrong('NUMBER_TYPE_COERCE', `Value "${value}" is not int.`);
    return value;
  }

  maybeNumber(range: Range = {}): number | undefined {
    return this.given ? this.number(range) : undefined;
  }

  maybeInteger(range: Range = {}): number | undefined {
    return this.given ? this.integer(range) : undefined;
  }

  maybeFlag(): boolean | undefined {
    if (!this.given) return undefined;
    if (typeof this.value !== 'boolean') this.wrong('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
    return this.value === true;
  }

  /** One of a fixed set; the first of it stands in for a wrong one. */
  oneOf<T extends string | number>(values: readonly [T, ...T[]]): T {
    const found = values.find((each) => each === this.value);
    if (found !== undefined) return found;
    if (!this.given) this.missing();
    else this.wrong('BASE_TYPE_CHOICES', `Value must be one of (${values.join(', ')}).`);
    return values[0];
  }

  /** Throws `invalidForm` when anything was wrong anywhere in this body. */
  settle(): void {
    if (this.problems.length > 0) throw new ApiError('invalidForm', tree(this.problems));
  }
}

/** Discord's tree: a key per path step, `_errors` at its end. */
function tree(problems: readonly Problem[], depth = 0): JsonObject {
  const here = problems.filter((problem) => problem.path.length === depth);
  const keys = new Set(problems.flatMap((problem) => problem.path.slice(depth, depth + 1)));
  const below = [...keys].map((key): [string, JsonObject] => [
    key,
    tree(
      problems.filter((problem) => problem.path[depth] === key),
      depth + 1,
    ),
  ]);
  return {
    ...(here.length > 0 ? { _errors: here.map(({ code, message }) => ({ code, message })) } : {}),
    ...Object.fromEntries(below),
  };
}
