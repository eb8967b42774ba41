/** A fact that a sentence needs: numbers, names, codes, or lists of them. Never a sentence. */
export type Param = string | number | boolean | readonly string[];

/**
 * Why an order was refused. `code` is `<system>/<what>` (e.g. `battletech/not-enough-mp`), `params` the figures that the
 * sentence names, `rule` the requirement (e.g. `QSR-20`). A refusal changes nothing and uses no die.
 */
export interface Refusal {
  readonly code: string;
  readonly params: Readonly<Record<string, Param>>;
  readonly rule: string | null;
}

/** Makes a refusal. */
export const refuse = (code: string, params: Refusal['params'] = {}, rule: string | null = null): Refusal => ({
  code,
  params,
  rule,
});
