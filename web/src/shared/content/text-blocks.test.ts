import { describe, expect, it } from 'vitest';
import { safeAddress, textBlocks } from './text-blocks.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('an operator’s text', () => {
  it('is paragraphs parted by empty lines, with line breaks kept', () => {
    expect(textBlocks('첫 줄\n둘째 줄\n\n다음 문단')).toEqual([
      { kind: 'paragraph', lines: [[text('첫 줄')], [text('둘째 줄')]] },
      { kind: 'paragraph', lines: [[text('다음 문단')]] },
    ]);
  });

  it('has headings of two depths, each on its own', () => {
    expect(textBlocks('## 베팅\n### 조합\n## 정산')).toEqual([
      { kind: 'heading', depth: 1, line: [text('베팅')] },
      { kind: 'heading', depth: 2, line: [text('조합')] },
      { kind: 'heading', depth: 1, line: [text('정산')] },
    ]);
  });

  it('keeps items of one kind in one list', () => {
    expect(textBlocks('- 하나\n- 둘\n1. 먼저\n2. 나중')).toEqual([
      { kind: 'list', isOrdered: false, lines: [[text('하나')], [text('둘')]] },
      { kind: 'list', isOrdered: true, lines: [[text('먼저')], [text('나중')]] },
    ]);
  });

  it('has strong words and links inside a line', () => {
    expect(textBlocks('꼭 **본인 명의**로, [문의](/member/cscenter)에서.')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            text('꼭 '),
            { kind: 'strong', text: '본인 명의' },
            text('로, '),
            { kind: 'link', text: '문의', href: '/member/cscenter' },
            text('에서.'),
          ],
        ],
      },
    ]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '[누르세요](javascript:alert(1))',
    '[누르세요](//evil.example)',
    '[누르세요](data:text/html,x)',
    '** 반쪽',
    '#제목이 아님',
  ])('leaves %s as plain words', (words) => {
    expect(textBlocks(words)).toEqual([{ kind: 'paragraph', lines: [[text(words)]] }]);
  });

  it('is nothing when it is empty', () => {
    expect(textBlocks(' \n\n ')).toEqual([]);
  });
});

describe('an address in a text', () => {
  it.each(['/member/faq', '/', '/member/faq?category=cash#top', 'https://www.kcgp.or.kr/'])(
    'may be %s',
    (address) => {
      expect(safeAddress(address)).toBe(address);
    },
  );

  it.each(['//x', '/\\x', 'http://x.kr', 'javascript:x', 'https://', ' /x', ''])(
    'may not be "%s"',
    (address) => {
      expect(safeAddress(address)).toBeNull();
    },
  );
});
