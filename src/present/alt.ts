/** Discord takes no longer alt text. */
const LONGEST = 1024;

/** Lines as an alt text: without the marks of markdown, which nobody wants to hear, and as many whole lines as fit. */
export function shortened(lines: readonly string[]): string {
  const text = lines.join('\n').replace(/\*\*|~~|-# |^- /gmu, '');
  if (text.length <= LONGEST) return text;
  const room = text.slice(0, LONGEST - 2);
  const end = room.lastIndexOf('\n');
  return `${end > LONGEST / 2 ? room.slice(0, end) : room}\n…`;
}
