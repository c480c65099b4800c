import { describe, expect, it } from 'vitest';
import { markProblem } from '../../../shared/content/mark-problem.ts';
import { draftOf, emptyDraft } from './draft.ts';
import { documentOf } from './draft-document.ts';
import { draftProblems } from './draft-problems.ts';

const korean = { ...emptyDraft.texts, ko: { title: ' 점검 ', body: '내용\n' } };

describe('a draft', () => {
  it('comes back from what was saved as it was', () => {
    const draft = {
      ...emptyDraft,
      order: '7',
      from: '2026-11-21 09:00',
      audience: 'guests' as const,
      languages: ['ko' as const],
      link: '/member/faq',
      texts: { ...emptyDraft.texts, ko: { title: '점검', body: '내용' } },
    };
    const saved = documentOf.popups(draft);
    expect(saved.from).toBe('2026-11-21T00:00:00.000Z');
    expect(saved.until).toBeNull();
    const stored = {
      ...saved,
      link: '/member/faq',
      order: 7,
      from: saved.from ?? null,
      until: null,
      variants: [],
    };
    expect(draftOf(stored)).toEqual(draft);
  });

  it('leaves out the languages nothing was written in', () => {
    expect(documentOf.notices({ ...emptyDraft, texts: korean }).texts).toEqual({
      ko: { title: '점검', body: '내용' },
    });
  });
});

describe('what keeps a draft from being saved', () => {
  it('is nothing when Korean is whole', () => {
    expect(draftProblems('notices', { ...emptyDraft, texts: korean })).toEqual({});
  });

  it('is Korean left empty', () => {
    expect(Object.keys(draftProblems('faq', emptyDraft))).toEqual(['ko.title', 'ko.body']);
  });

  it('is a language half written', () => {
    const texts = { ...korean, en: { title: 'Maintenance', body: '' } };
    expect(draftProblems('notices', { ...emptyDraft, texts })).toEqual({
      'en.body': { kind: 'bodyMissing' },
    });
  });

  it('is not a banner without a line below its title', () => {
    const texts = { ...emptyDraft.texts, ko: { title: '입금', body: '' } };
    expect(draftProblems('banners', { ...emptyDraft, texts })).toEqual({});
  });

  it('is an end before its beginning, a link elsewhere, an order that is none, no reader', () => {
    const draft = {
      ...emptyDraft,
      texts: korean,
      from: '2026-11-21 09:00',
      until: '2026-11-21 09:00',
      link: 'http://example.com',
      order: '-1',
      languages: [],
    };
    expect(Object.keys(draftProblems('popups', draft))).toEqual([
      'order',
      'until',
      'link',
      'languages',
    ]);
  });
});

describe('a mark the site does not know', () => {
  it.each([
    ['글\n<b>굵게</b>', { line: 2, kind: 'html' }],
    ['![그림](/a.png)', { line: 1, kind: 'picture' }],
    ['# 큰 제목', { line: 1, kind: 'heading' }],
    ['* 항목', { line: 1, kind: 'block' }],
    ['[누르기](javascript:x)', { line: 1, kind: 'link' }],
    ['## 제목\n- 항목\n1. 차례\n**굵게** [문의](/member/cscenter)', null],
  ])('in %j is %j', (text, problem) => {
    expect(markProblem(text)).toEqual(problem);
  });
});
