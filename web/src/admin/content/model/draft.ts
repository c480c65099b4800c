import type {
  audiences,
  bannerArts,
  bannerPlaces,
  faqCategories,
  noticeCategories,
} from '@noriter/rules/lists/content-choices';
import { koreaMinute } from '../../../shared/format/time.ts';
import { type Language, languages } from '../../../shared/i18n/language.ts';
import type { ContentDocument, Texts } from './content-items.ts';

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
  /** Of popups and banners: other words, and another drawing, for a part of the readers. */
  variants: readonly DraftVariant[];
};

export type DraftVariant = {
  /** Percent, as it is typed. */
  share: string;
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
  variants: [],
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
  if ('variants' in document) draft.variants = document.variants.map(draftVariantOf);
  return draft;
}

type SavedVariant = { share: number; art?: Draft['art']; texts: Texts };

function draftVariantOf({ share, art = emptyDraft.art, texts }: SavedVariant): DraftVariant {
  return { share: String(share), art, texts: draftTextsOf(texts) };
}

export function draftTextsOf(texts: Texts): DraftTexts {
  return { ko: texts.ko, en: texts.en ?? noWords, vi: texts.vi ?? noWords };
}

function minuteOf(at: string | null): string {
  return at === null ? '' : koreaMinute(at);
}
