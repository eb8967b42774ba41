/** What docs/rulebook.md says, made from plain data: no file is read here. */

/** `QSR-18`, `TC-QSR-05`, `AMB-QSR-04`, `ERR-T48-01`; `QSR-17…27` is all of them from 17 to 27. */
const CITATION = /\b((?:(?:TC|AMB|ERR)-)?[A-Z][A-Z0-9]*)-(\d\d)(?:…(?:\1-)?(\d\d))?/g;

/** All requirement ids that a text cites. */
export function citations(text) {
  const found = new Set();
  for (const [, prefix, from, to] of text.matchAll(CITATION))
    for (let n = Number(from); n <= Number(to ?? from); n++) found.add(`${prefix}-${String(n).padStart(2, '0')}`);
  return found;
}

/** Requirement id → paths that cite it, in the order given. `files` are pairs of path and text. */
function cited(files) {
  const by = new Map();
  for (const [path, text] of files) for (const id of citations(text)) by.set(id, [...(by.get(id) ?? []), path]);
  return by;
}

const series = (id) => id.replace(/-\d\d$/, '');
const links = (paths = []) => paths.map((path) => `[${path.replace(/^(src|test)\//, '')}](../${path})`).join('<br>');

const HEAD = `# Rulebook

Each requirement, the code that cites it and the tests that cite it. Made by \`npm run rulebook\` from
[requirements.json](requirements.json), \`src\` and \`test\`; \`npm test\` fails while a requirement has no test. \`TC-\` are worked cases, \`AMB-\` the rulings where the rules leave something open (option keys in brackets).
\`ERR-\` are slips of the text and how they are read.
`;

/**
 * The page, and what is wrong: a requirement without a test and without a reason in `untestable`, a reason that no longer
 * holds, a citation of a requirement that there is not, a number that two have. `code` and `tests` are pairs of path and text.
 */
export function rulebook(systems, code, tests) {
  const inCode = cited(code);
  const inTests = cited(tests);
  const wrong = [];
  const known = new Set();
  let page = HEAD;
  for (const { system, requirements, untestable } of systems) {
    page += `\n## ${system}\n\n| Requirement | In short | Code | Tests |\n| --- | --- | --- | --- |\n`;
    for (const { id, title } of requirements) {
      if (known.has(id)) wrong.push(`${id} (${title}): another requirement has that number`);
      known.add(id);
      const why = untestable[id];
      if (!inTests.has(id) && why === undefined) wrong.push(`${id} (${title}): no test cites it`);
      if (inTests.has(id) && why !== undefined) wrong.push(`${id} is listed as untestable, but a test cites it`);
      page += `| ${id} | ${title} | ${links(inCode.get(id))} | ${why === undefined ? links(inTests.get(id)) : `*${why}*`} |\n`;
    }
    for (const id of Object.keys(untestable))
      if (!known.has(id)) wrong.push(`untestable names ${id}, which there is not`);
  }
  // A slip in a citation would hide a missing test.
  const ours = new Set([...known].map(series));
  for (const [id, paths] of [...inCode, ...inTests])
    if (ours.has(series(id)) && !known.has(id)) wrong.push(`${id}, cited in ${paths.join(', ')}, does not exist`);
  return { page, wrong };
}
