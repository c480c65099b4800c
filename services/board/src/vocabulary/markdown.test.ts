import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSiteLink } from './link.ts';
import { markdownProblem } from './markdown.ts';
import { markdownBody } from './texts.ts';

describe('a body', () => {
  test.each([
    ['paragraphs', '첫 문단입니다.\n\n둘째 문단입니다.'],
    ['headings', '## 큰 제목\n### 작은 제목'],
    ['lists', '- 하나\n- 둘\n\n1. 첫째\n2. 둘째'],
    ['bold words and links', '**꼭** [입금](/member/chargeMain/charge)을 확인해 주세요.'],
    ['a link to another site', '[상담](https://www.kcgp.or.kr)'],
    ['signs that only look like marks', '3 < 5, 5 > 3, 1.85 × 2.10, #1, 2*3'],
  ])('may have %s', (_what, text) => {
    expect(markdownProblem(text)).toBeNull();
  });

  test.each([
    ['HTML', 'a <b>bold</b> word', 'HTML'],
    ['a script', '<script>alert(1)</script>', 'HTML'],
    ['an open tag', '<img src=x onerror=alert(1)>', 'HTML'],
    ['a comment', '<!-- hidden -->', 'HTML'],
    ['a picture', '![x](https://example.com/x.png)', 'pictures'],
    ['a page title', '# 제목', 'headings'],
    ['a deep heading', '#### 제목', 'headings'],
    ['a quote', '> 인용', 'not shown'],
    ['a table', '| a | b |', 'not shown'],
    ['code', '```\ncode\n```', 'not shown'],
    ['a star list', '* item', 'not shown'],
    ['a link that runs', '[x](javascript:alert(1))', 'neither'],
    ['a link over plain HTTP', '[x](http://example.com)', 'neither'],
    ['a link to nowhere', '[x]()', 'neither'],
    ['a link without words', '[ ](/terms)', 'words'],
    ['a NUL', 'a\u0000b', 'control'],
    ['half a character', 'a\ud800b', 'control'],
    ['too many lines', '\n'.repeat(1_000), 'lines'],
    ['a line without end', 'a'.repeat(2_001), 'longer'],
  ])('may not have %s', (_what, text, problem) => {
    expect(markdownProblem(text)).toContain(problem);
  });

  test('attack: of lines without end none is read', () => {
    // From each of its lines to the end, and back, it would take minutes.
    expect(markdownProblem(`a${'\n'.repeat(500_000)}a`)).toContain('lines');
    const { error } = markdownBody.safeParse(`<b>${'x'.repeat(20_001)}`);
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  });

  test('the line is named', () => {
    expect(markdownProblem('하나\n둘\n<b>셋</b>')).toMatch(/^Line 3: /);
  });
});

describe('a link', () => {
  test.each(['/', '/terms', '/member/board?page=2#end', 'https://example.com/a?b=c'])(
    'may be %s',
    (text) => {
      expect(isSiteLink(text)).toBe(true);
    },
  );

  test.each([
    '',
    'terms',
    '//example.com',
    '/\\example.com',
    'http://example.com',
    'https://',
    'https://localhost',
    'https://user:secret@example.com',
    'https://exa mple.com',
    'https:\\\\example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '/a b',
    `/${'a'.repeat(300)}`,
  ])('may not be %s', (text) => {
    expect(isSiteLink(text)).toBe(false);
  });

  test('never leaves the site by a path, and goes nowhere but to https', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        for (const link of [text, `/${text}`, `https://${text}`]) {
          if (!isSiteLink(link)) continue;
          const { protocol, host } = new URL(link, 'https://site.example');
          expect(protocol).toBe('https:');
          if (link.startsWith('/')) expect(host).toBe('site.example');
        }
      }),
      { numRuns: 500 },
    );
  });
});
