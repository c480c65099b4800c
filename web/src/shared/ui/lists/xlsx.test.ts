import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openWorkbook } from './xlsx.ts';

test('a workbook has its parts, numbers as numbers, and texts that run as no formula', async () => {
  const workbook = openWorkbook('회원/파트너 "현황"');
  workbook.add([['이름', '유효 베팅']]);
  workbook.add([['=1+1 <다온&매장>\u0001', -1_200_000]]);
  const parts = unzipSync(new Uint8Array(await workbook.end().arrayBuffer()));
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  expect(textOf('xl/workbook.xml')).toContain('name="회원 파트너 &quot;현황&quot;"');
  const sheet = textOf('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<c><v>-1200000</v></c>');
  expect(sheet).toContain('<t xml:space="preserve">=1+1 &lt;다온&amp;매장&gt;</t>');
  expect(sheet).not.toContain('<f>');
  expect(sheet.match(/<row>/g)).toHaveLength(2);
});
