/**
 * What the addresses of the customer centre may say. Read before their pages are loaded, so
 * nothing heavy may be needed for it.
 */
export const faqCategories = ['cash', 'member', 'betting', 'etc'] as const;

export type FaqCategory = (typeof faqCategories)[number];
export type NoticeSearch = { page?: number; search?: string };
export type FaqSearch = { category?: FaqCategory; search?: string };

type Asked = Record<string, unknown>;

const wordsLengthMax = 50;

export function noticeSearch(asked: Asked): NoticeSearch {
  const page = Number(asked.page);
  return { ...(Number.isInteger(page) && page > 1 ? { page } : {}), ...wordsOf(asked) };
}

export function faqSearch(asked: Asked): FaqSearch {
  const category = faqCategories.find((known) => known === asked.category);
  return { ...(category === undefined ? {} : { category }), ...wordsOf(asked) };
}

/** A number in the address reads as a number; as a word searched for it is text again. */
function wordsOf({ search }: Asked): { search?: string } {
  const words = typeof search === 'number' ? String(search) : search;
  if (typeof words !== 'string' || words.trim() === '') return {};
  return { search: words.trim().slice(0, wordsLengthMax) };
}
