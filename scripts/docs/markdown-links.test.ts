import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, brokenLinks, slugOf } from './markdown-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'noriter-links-'));
mkdirSync(join(folder, 'sub'));

function document(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const other = document('sub/other.md', '# The title\n\n## Two words\n\n## Two words\n');

test('a link to a file, a folder and a heading that exist is no problem', () => {
  const file = document('well.md', '[a](sub/other.md) [b](sub) [c](sub/other.md#two-words-1)\n');
  expect(brokenLinks([file])).toEqual([]);
});

test('a missing file, a missing heading and a missing picture are named with their line', () => {
  const text = '# Here\n[a](none.md)\n[b](sub/other.md#three) [c](#here)\n![d](none.png)\n';
  const file = document('broken.md', text);
  expect(brokenLinks([file])).toEqual([
    { file, line: 2, target: 'none.md', problem: 'there is no such file' },
    { file, line: 3, target: 'sub/other.md#three', problem: 'there is no such heading' },
    { file, line: 4, target: 'none.png', problem: 'there is no such file' },
  ]);
});

test('a path of the repository in backticks has to exist; commands and patterns are left alone', () => {
  const text = '`docs/glossary.md` `docs/none.md` `services/*/x.ts` `docs/none.md#x` `npm test`\n';
  const file = document('paths.md', text);
  expect(brokenLinks([file]).map(({ target }) => target)).toEqual(['docs/none.md']);
});

test('what stands in fenced code and on other machines is not asked', () => {
  const file = document('code.md', '```md\n[a](none.md)\n```\n[b](https://example.com/none)\n');
  expect(brokenLinks([file])).toEqual([]);
});

test('headings make the anchors that GitHub makes', () => {
  expect(slugOf('5. What `npm start` does, in [one](x.md) line')).toBe(
    '5-what-npm-start-does-in-one-line',
  );
  expect([...anchorsOf(other)]).toEqual(['the-title', 'two-words', 'two-words-1']);
});
