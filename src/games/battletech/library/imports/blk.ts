/** IMP-06: a file of building blocks (`.blk`) taken apart: what stands between `<tag>` and `</tag>`, line by line. */
export type Blocks = ReadonlyMap<string, readonly string[]>;

/** The lines of each block, by its tag in small letters; of a tag that comes twice the first. A block that does not end is left out. */
export function blocksIn(text: string): Blocks {
  const blocks = new Map<string, readonly string[]>();
  let open: { readonly tag: string; readonly lines: string[] } | null = null;
  for (const line of text.split(/\r\n|\r|\n/).map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, stroke, name = ''] = /^<(\/?)([^<>]{1,60})>$/.exec(line) ?? [];
    const tag = name.trim().toLowerCase();
    if (open && stroke === '/' && tag === open.tag) {
      if (!blocks.has(tag)) blocks.set(tag, open.lines);
      open = null;
    } else if (stroke === '') {
      open = { tag, lines: [] };
    } else {
      open?.lines.push(line);
    }
  }
  return blocks;
}
