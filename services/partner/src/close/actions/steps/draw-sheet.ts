import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Sheet } from '../../domain/statement-sheet.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Place = { x: number; y: number; width: number };

const MARGIN = 48;
const A4 = { width: 595, height: 842 };
const WIDTH = A4.width - 2 * MARGIN;
const LAST_Y = A4.height - MARGIN - 30;
const ROW = 21;
const NUMBER_WIDTH = 105;
const colours = { text: '#16181d', faint: '#5c6470', line: '#c9ced6' };
const localeOf = { ko: 'ko-KR', en: 'en-US', vi: 'vi-VN' } as const;

const require = createRequire(import.meta.url);
// The site's own font in the one form that is cut to the letters of a file quickly.
const fontOf = (weight: string) =>
  readFileSync(
    require.resolve(`pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`),
  );
const fonts = { regular: fontOf('Regular'), bold: fontOf('Bold') };

/** Draws a sheet as PDF on as many pages as it takes, each with its number. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: localeOf[sheet.language],
    displayTitle: true,
    info: { Title: sheet.foot, Creator: 'Noriter' },
    font: '',
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => void parts.push(part));
  const ended = new Promise<void>((resolve) => void doc.on('end', resolve));
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  let y = drawHead(doc, sheet);
  y = drawRows(doc, sheet, y + 16);
  drawSums(doc, sheet, y + 12);
  numberPages(doc, sheet.foot);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function drawHead(doc: Doc, { title, facts }: Sheet): number {
  write(doc, title, { x: MARGIN, y: MARGIN, width: WIDTH }, { size: 20, weight: 'bold' });
  let y = MARGIN + 38;
  for (const [name, value] of facts) {
    write(doc, name, { x: MARGIN, y, width: 110 }, { colour: colours.faint });
    write(doc, value, { x: MARGIN + 110, y, width: WIDTH - 110 });
    y += 17;
  }
  return y;
}

/** @returns where the table ends */
function drawRows(doc: Doc, { heads, rows }: Sheet, from: number): number {
  let y = drawRow(doc, heads, from, { isHead: true });
  for (const row of rows) {
    if (y + ROW > LAST_Y) {
      doc.addPage();
      y = drawRow(doc, heads, MARGIN, { isHead: true });
    }
    y = drawRow(doc, row, y, { isHead: false });
  }
  return y;
}

function drawRow(
  doc: Doc,
  cells: readonly string[],
  y: number,
  { isHead }: { isHead: boolean },
): number {
  const style = isHead ? ({ colour: colours.faint } as const) : {};
  const first = WIDTH - NUMBER_WIDTH * (cells.length - 1);
  for (const [at, text] of cells.entries()) {
    const x = at === 0 ? MARGIN : MARGIN + first + NUMBER_WIDTH * (at - 1);
    const place = { x, y: y + 5, width: at === 0 ? first : NUMBER_WIDTH };
    write(doc, text, place, { ...style, isRight: at > 0 });
  }
  drawLine(doc, MARGIN, y + ROW);
  return y + ROW;
}

function drawSums(doc: Doc, { sums }: Sheet, from: number): void {
  let y = from;
  if (y + sums.length * ROW > LAST_Y) {
    doc.addPage();
    y = MARGIN;
  }
  const x = MARGIN + WIDTH / 2;
  const width = WIDTH / 2;
  for (const { name, won, isMain } of sums) {
    const style = isMain ? ({ size: 12, weight: 'bold' } as const) : {};
    if (isMain) drawLine(doc, x, y);
    write(doc, name, { x, y: y + 4, width }, { colour: colours.faint, ...style });
    write(doc, won, { x, y: y + 4, width }, { ...style, isRight: true });
    y += ROW;
  }
}

function numberPages(doc: Doc, foot: string): void {
  const { count } = doc.bufferedPageRange();
  const style = { size: 8, colour: colours.faint };
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const place = { x: MARGIN, y: A4.height - MARGIN - 10, width: WIDTH };
    write(doc, foot, place, style);
    write(doc, `${page + 1} / ${count}`, place, { ...style, isRight: true });
  }
}

type Style = { size?: number; weight?: keyof typeof fonts; colour?: string; isRight?: boolean };

/** One line at its place: what does not fit is not broken, as no page may begin in the middle of it. */
function write(doc: Doc, text: string, { x, y, width }: Place, style: Style = {}): void {
  const { size = 9.5, weight = 'regular', colour = colours.text, isRight = false } = style;
  doc.font(weight).fontSize(size).fillColor(colour);
  const left = isRight ? x + width - doc.widthOfString(text) : x;
  doc.text(text, left, y, { lineBreak: false });
}

function drawLine(doc: Doc, x: number, y: number): void {
  doc
    .moveTo(x, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
}
