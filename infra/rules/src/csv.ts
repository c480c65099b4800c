/** A text, or a number that a spreadsheet can add up. */
export type CsvCell = string | number | bigint;

/**
 * What a spreadsheet would take for a formula, the full-width signs of Korean keyboards with it: text
 * a stranger chose must never be run as one.
 */
const runsAsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** What a spreadsheet would read as a number and write as another: ids, accounts and phones. */
const readsAsOther = /^(0\d+|\d{12,}|\d+e\d+)$/i;

/** By this mark a spreadsheet leaves a cell as it is. */
const TEXT_MARK = "'";

/**
 * Rows as a CSV file's text: UTF-8 with the mark by which a spreadsheet knows Korean, lines ended
 * as RFC 4180 has it, numbers bare, and no text that would run as a formula.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${csvLines(rows)}`;
}

/** More rows of a file that has begun. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

/** A number that is kept as a text, an amount or odds; what is none stays a text. */
export function csvNumber(text: string): CsvCell {
  if (/^-?\d+$/.test(text)) return BigInt(text);
  return /^-?\d{1,9}\.\d{1,6}$/.test(text) ? Number(text) : text;
}

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell);
  const isMarked = runsAsFormula.test(cell) || readsAsOther.test(cell);
  const text = isMarked ? `${TEXT_MARK}${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
