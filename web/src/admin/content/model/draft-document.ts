import { fromKoreaMinute } from '../../../shared/format/time.ts';
import type { SavedDocuments, Texts } from './content-items.ts';
import type { ContentKind } from './content-kinds.ts';
import type { Draft, DraftTexts, Words } from './draft.ts';

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
    variants: draft.variants.map(({ share, texts }) => ({
      share: Number(share),
      texts: textsOf(texts),
    })),
  }),
  banners: (draft) => ({
    place: draft.place,
    art: draft.art,
    link: linkOf(draft),
    order: Number(draft.order),
    enabled: draft.enabled,
    ...periodOf(draft),
    texts: textsOf(draft.texts),
    variants: draft.variants.map(({ share, art, texts }) => ({
      share: Number(share),
      art,
      texts: textsOf(texts),
    })),
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

function momentOf(minute: string): string | null {
  return minute === '' ? null : fromKoreaMinute(minute);
}

function linkOf({ link }: Draft): string | null {
  return link.trim() === '' ? null : link.trim();
}
