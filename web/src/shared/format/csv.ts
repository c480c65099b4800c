/** What a spreadsheet would take for a formula: text a stranger chose must never be run as one. */
const runsAsFormula = /^[=+\-@\t\r]/;

/**
 * Rows as a CSV file's text: UTF-8 with the mark by which a spreadsheet knows Korean, lines ended
 * as RFC 4180 has it, and no cell that would run as a formula.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string): string {
  const text = runsAsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
