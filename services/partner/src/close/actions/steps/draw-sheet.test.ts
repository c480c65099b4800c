import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { categories } from '../../../vocabulary/categories.ts';
import { type Printed, statementSheet } from '../../domain/statement-sheet.ts';
import { drawSheet } from './draw-sheet.ts';

const line = { isCorrection: false, turnover: '1000000', base: '988000', amount: '197600' };
const printed: Printed = {
  settlement: {
    settlementId: '00000000-0000-4000-8000-000000000007',
    holder: { nickname: '쀍다온매장', loginId: 'ptn5', tier: 5 },
    kind: 'losing',
    fromDay: '2026-01-15',
    untilDay: '2026-01-15',
    state: 'paid',
    paidAt: '2026-01-16 12:00',
    earned: '197600',
    corrected: '-200000',
    cut: '0',
    fee: '0',
    carriedIn: '-1234567',
    payable: '98765432109876',
    carriedOut: '0',
  },
  lines: [{ ...line, category: 'in-play' }],
};

/** The texts of each page, as whoever copies them out of the file gets them. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.flatMap((one) => ('str' in one ? [one.str] : [])).join(' '));
  }
  await document.destroy();
  return pages;
}

describe('a statement as PDF', () => {
  test('has every text of its sheet in each language, with its letters alone', async () => {
    for (const language of ['ko', 'en', 'vi'] as const) {
      const sheet = statementSheet(printed, language);
      const pdf = await drawSheet(sheet);
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(pdf.length).toBeLessThan(60_000);
      const [text = '', ...others] = await pagesOf(pdf);
      expect(others).toEqual([]);
      const texts = [
        sheet.title,
        ...sheet.facts.flat(),
        ...sheet.heads,
        ...sheet.rows.flat(),
        ...sheet.sums.flatMap(({ name, won }) => [name, won]),
        '1 / 1',
      ];
      for (const one of texts) expect(text.normalize()).toContain(one.normalize());
    }
  });

  test('goes on over pages that are numbered, each with the heads of its table', async () => {
    const lines = [false, true].flatMap((isCorrection) =>
      categories.map((category) => ({ ...line, isCorrection, category })),
    );
    const sheet = statementSheet({ ...printed, lines }, 'ko');
    const pages = await pagesOf(await drawSheet(sheet));
    expect(pages).toHaveLength(2);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`${at + 1} / 2`);
      expect(page).toContain('유효 베팅');
      expect(page).toContain(sheet.foot);
    }
    expect(pages.join(' ').match(/197,600원/g)).toHaveLength(lines.length + 1);
    expect(pages[1]).toContain('98,765,432,109,876원');
  });
});
