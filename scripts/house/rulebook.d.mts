export interface System {
  readonly system: string;
  readonly requirements: readonly { readonly id: string; readonly title: string }[];
  readonly untestable: Readonly<Record<string, string>>;
}
type Files = readonly (readonly [path: string, text: string])[];

export function citations(text: string): ReadonlySet<string>;
export function rulebook(
  systems: readonly System[],
  code: Files,
  tests: Files,
): { readonly page: string; readonly wrong: readonly string[] };
