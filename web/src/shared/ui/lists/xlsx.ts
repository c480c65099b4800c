/**
 * A workbook of one sheet, as the smallest set of parts that spreadsheets open. It is loaded when
 * somebody saves one.
 */
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A text, or a number that the spreadsheet can add up. */
export type Cell = string | number;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OPEN_XML = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Of a sheet's name. */
const NAME_LENGTH_MAX = 31;

export type Workbook = {
  /** The first row is the sheet's head. */
  add: (rows: readonly (readonly Cell[])[]) => void;
  end: () => Blob;
};

/** Begins a workbook. Rows are packed as they come, so a long one is never whole in memory unpacked. */
export function openWorkbook(name: string): Workbook {
  const packed: Blob[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    packed.push(new Blob([bytes.slice()]));
  });
  const open = (path: string) => {
    const part = new ZipDeflate(path);
    zip.add(part);
    return part;
  };
  for (const [path, text] of Object.entries(partsOf(name))) open(path).push(strToU8(text), true);
  const sheet = open('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(`${XML}<worksheet xmlns="${SHEET}"><sheetData>`));
  return {
    add: (rows) => sheet.push(strToU8(rows.map(rowText).join(''))),
    end() {
      sheet.push(strToU8('</sheetData></worksheet>'), true);
      zip.end();
      return new Blob(packed);
    },
  };
}

/** All parts but the sheet. */
function partsOf(name: string): Record<string, string> {
  const title = escaped(name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, NAME_LENGTH_MAX));
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    '_rels/.rels': relation(`${OPEN_XML}/officeDocument`, 'xl/workbook.xml'),
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OPEN_XML}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation(`${OPEN_XML}/worksheet`, 'worksheets/sheet1.xml'),
  };
}

function relation(type: string, target: string): string {
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${type}" Target="${target}"/></Relationships>`;
}

function rowText(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellText).join('')}</row>`;
}

/** A text is a text, whatever it begins with: no cell runs as a formula. */
function cellText(cell: Cell): string {
  return typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function escaped(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      // XML has no way to write them.
      .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
  );
}
