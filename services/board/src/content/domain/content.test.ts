import { describe, expect, test } from 'vitest';
import { isWithin } from '../../vocabulary/period.ts';
import { mentions, textIn } from '../../vocabulary/texts.ts';
import { columnsOf, documentOf, isFor, isShown } from './content.ts';
import { type ContentDocument, documentOfKind } from './documents.ts';

const at = (text: string) => new Date(text);
const ko = { title: '제목', body: '본문' };
const en = { title: 'Title', body: 'Words' };

describe('a period', () => {
  const from = at('2026-01-01T00:00:00Z');
  const until = at('2026-01-02T00:00:00Z');

  test.each([
    ['before it', '2025-12-31T23:59:59.999Z', false],
    ['its first instant', '2026-01-01T00:00:00.000Z', true],
    ['its last instant', '2026-01-01T23:59:59.999Z', true],
    ['the first instant after it', '2026-01-02T00:00:00.000Z', false],
  ])('%s', (_when, now, shown) => {
    expect(isWithin({ from, until }, at(now))).toBe(shown);
  });

  test('an end that is absent is open', () => {
    expect(isWithin({ from: null, until }, at('1999-01-01T00:00:00Z'))).toBe(true);
    expect(isWithin({ from, until: null }, at('2999-01-01T00:00:00Z'))).toBe(true);
    expect(isWithin({ from: null, until: null }, at('2026-01-01T00:00:00Z'))).toBe(true);
  });
});

describe('the language of a text', () => {
  test.each([
    ['vi', { ko, en }, 'en'],
    ['vi', { ko }, 'ko'],
    ['en', { ko }, 'ko'],
    ['ko', { ko, en }, 'ko'],
    ['en', { ko, en }, 'en'],
  ] as const)('a reader of %s', (language, texts, shown) => {
    expect(textIn(texts, language).language).toBe(shown);
  });

  test('a search looks into what the reader sees, whatever the case', () => {
    expect(mentions({ ko, en }, 'vi', 'wORDS')).toBe(true);
    expect(mentions({ ko, en }, 'en', '본문')).toBe(false);
    expect(mentions({ ko, en }, 'ko', '본문')).toBe(true);
  });
});

describe('a popup is for', () => {
  const member = { isMember: true, language: 'ko' } as const;
  const guest = { isMember: false, language: 'ko' } as const;

  test.each([
    ['all', true, true],
    ['guests', true, false],
    ['members', false, true],
  ] as const)('%s', (audience, forGuest, forMember) => {
    const popup = { audience, languages: ['ko'] } as const;
    expect(isFor(popup, guest)).toBe(forGuest);
    expect(isFor(popup, member)).toBe(forMember);
  });

  test('readers of its languages only', () => {
    const popup = { audience: 'all', languages: ['en', 'vi'] } as const;
    expect(isFor(popup, guest)).toBe(false);
    expect(isFor(popup, { ...guest, language: 'vi' })).toBe(true);
  });
});

describe('a document', () => {
  const popup = {
    audience: 'all',
    languages: ['ko'],
    link: '/terms',
    order: 3,
    enabled: true,
    from: '2026-01-01T00:00:00.000Z',
    until: null,
    texts: { ko },
    variants: [],
  };

  test('comes out of its columns as it went in', () => {
    const parsed = documentOfKind.popup.parse(popup);
    expect(documentOf(columnsOf(parsed))).toEqual(popup);
    expect(columnsOf(parsed).details).toEqual({
      audience: 'all',
      languages: ['ko'],
      link: '/terms',
      variants: [],
    });
  });

  test('is not shown when it is switched off, or before its time', () => {
    const columns = columnsOf(documentOfKind.popup.parse(popup));
    const now = at('2026-01-01T00:00:00Z');
    expect(isShown(columns, now)).toBe(true);
    expect(isShown({ ...columns, enabled: false }, now)).toBe(false);
    expect(isShown(columns, at('2025-12-31T00:00:00Z'))).toBe(false);
  });

  test('has new lines of one kind and no blanks around', () => {
    const texts = { ko: { title: '  제목 ', body: '\r\n하나\r\n둘\r\n' } };
    const parsed: ContentDocument = documentOfKind.popup.parse({ ...popup, texts });
    expect(parsed.texts.ko).toEqual({ title: '제목', body: '하나\n둘' });
  });

  test.each([
    ['no Korean text', { texts: { en } }],
    ['an empty title', { texts: { ko: { ...ko, title: '  ' } } }],
    ['a title of 101 characters', { texts: { ko: { ...ko, title: 'a'.repeat(101) } } }],
    ['a title of two lines', { texts: { ko: { ...ko, title: 'a\nb' } } }],
    ['an empty body', { texts: { ko: { ...ko, body: '\n ' } } }],
    ['a body above 20,000', { texts: { ko: { ...ko, body: 'a\n'.repeat(10_001) } } }],
    ['a language twice', { languages: ['ko', 'ko'] }],
    ['no language', { languages: [] }],
    ['an end before its start', { until: '2025-01-01T00:00:00Z' }],
    ['an end at its start', { until: popup.from }],
    ['a link that runs', { link: 'javascript:alert(1)' }],
    ['no word on who sees it', { audience: 'nobody' }],
    ['an order below zero', { order: -1 }],
  ])('may not have %s', (_what, change) => {
    expect(documentOfKind.popup.safeParse({ ...popup, ...change }).success).toBe(false);
  });

  test('a body of exactly 20,000 is taken', () => {
    const body = Array.from({ length: 20 }, () => 'a'.repeat(999)).join('\n');
    const texts = { ko: { ...ko, body: `${body}a` } };
    expect(documentOfKind.popup.parse({ ...popup, texts }).texts.ko.body).toHaveLength(20_000);
  });
});
