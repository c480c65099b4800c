import { fromKoreaMinute, koreaMinute } from '../../../format/time.ts';
import { type Language, languages } from '../../../i18n/language.ts';
import type { ContentDocument, SavedDocuments, Texts } from './content-items.ts';
import type {
  audiences,
  bannerArts,
  bannerPlaces,
  ContentKind,
  faqCategories,
  noticeCategories,
} from './content-kinds.ts';

export type Words = { title: string; body: string };
export type DraftTexts = Record<Language, Words>;

/** What an operator types, of whatever kind: the fields another kind has stay as they are. */
export type Draft = {
  enabled: boolean;
  order: string;
  /** Minutes on the Korean clock; empty for an open end. */
  from: string;
  until: string;
  link: string;
  pinned: boolean;
  noticeCategory: (typeof noticeCategories)[number];
  faqCategory: (typeof faqCategories)[number];
  audience: (typeof audiences)[number];
  languages: readonly Language[];
  place: (typeof bannerPlaces)[number];
  art: (typeof bannerArts)[number];
  texts: DraftTexts;
};

const noWords: Words = { title: '', body: '' };

export const emptyTexts: DraftTexts = { ko: noWords, en: noWords, vi: noWords };

export const emptyDraft: Draft = {
  enabled: true,
  order: '100',
  from: '',
  until: '',
  link: '',
  pinned: false,
  noticeCategory: 'notice',
  faqCategory: 'cash',
  audience: 'all',
  languages,
  place: 'main-top',
  art: 'notice',
  texts: emptyTexts,
};

/** A saved document as it is typed on. */
export function draftOf(document: ContentDocument): Draft {
  const { enabled, texts } = document;
  const draft: Draft = { ...emptyDraft, enabled, texts: draftTextsOf(texts) };
  if ('from' in document) {
    draft.from = minuteOf(document.from);
    draft.until = minuteOf(document.until);
  }
  if ('order' in document) draft.order = String(document.order);
  if ('link' in document) draft.link = document.link ?? '';
  if ('pinned' in document) {
    draft.pinned = document.pinned;
    draft.noticeCategory = document.category;
  } else if ('category' in document) {
    draft.faqCategory = document.category;
  }
  if ('audience' in document) {
    draft.audience = document.audience;
    draft.languages = document.languages;
  }
  if ('place' in document) {
    draft.place = document.place;
    draft.art = document.art;
  }
  return draft;
}

export function draftTextsOf(texts: Texts): DraftTexts {
  return { ko: texts.ko, en: texts.en ?? noWords, vi: texts.vi ?? noWords };
}

/** What is sent to be saved, by kind. Checked before: see draft-problems.ts. */
export const documentOf: { [Kind in ContentKind]: (draft: Draft) => SavedDocuments[Kind] } = {
  notices: (draft) => ({
    category: draft.noticeCategory,
    pinned: draft.pinned,
    enabled: draft.enabled,
    ...periodOf(draft),
    texts: textsOf(draft.texts),
  }),
  faq: (draft) => ({
    category: draft.faqCategory,
    order: Number(draft.order),
    enabled: draft.enabled,
    texts: textsOf(draft.texts),
  }),
  popups: (draft) => ({
    audience: draft.audience,
    languages: [...draft.languages],
    link: linkOf(draft),
    order: Number(draft.order),
    enabled: draft.enabled,
    ...periodOf(draft),
    texts: textsOf(draft.texts),
  }),
  banners: (draft) => ({
    place: draft.place,
    art: draft.art,
    link: linkOf(draft),
    order: Number(draft.order),
    enabled: draft.enabled,
    ...periodOf(draft),
    texts: textsOf(draft.texts),
  }),
};

/** The languages something was written in; what is left empty is read in another one. */
export function textsOf(draft: DraftTexts): Texts {
  const texts: Texts = { ko: trimmed(draft.ko) };
  if (isWritten(draft.en)) texts.en = trimmed(draft.en);
  if (isWritten(draft.vi)) texts.vi = trimmed(draft.vi);
  return texts;
}

export function isWritten({ title, body }: Words): boolean {
  return title.trim() !== '' || body.trim() !== '';
}

function trimmed({ title, body }: Words): Words {
  return { title: title.trim(), body: body.trim() };
}

function periodOf({ from, until }: Draft): { from: string | null; until: string | null } {
  return { from: momentOf(from), until: momentOf(until) };
}

function minuteOf(at: string | null): string {
  return at === null ? '' : koreaMinute(at);
}

function momentOf(minute: string): string | null {
  return minute === '' ? null : fromKoreaMinute(minute);
}

function linkOf({ link }: Draft): string | null {
  return link.trim() === '' ? null : link.trim();
}
