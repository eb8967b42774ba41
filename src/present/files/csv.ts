/** Tables for spreadsheets: comma-separated values with every cell in quotation marks (RFC 4180). */

export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';

/** Names are people's own: one that begins like a formula is not to be reckoned by a spreadsheet. A number is no formula. */
const cell = (value: string | number): string => {
  const text = String(value);
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
};
