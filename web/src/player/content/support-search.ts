/** What the addresses of the customer centre may say. */
import { faqCategories } from '@noriter/rules/lists/content-choices';
import { type Found, readsSearch } from '../../shared/search/read-search.ts';
import { oneOf, pageKey, wordsKey } from '../../shared/search/search-keys.ts';

const notice = { page: pageKey, search: wordsKey() };
const faq = { category: oneOf(faqCategories), search: wordsKey() };

export type NoticeSearch = Found<typeof notice>;
export type FaqSearch = Found<typeof faq>;

export const noticeSearch = readsSearch(notice);
export const faqSearch = readsSearch(faq);
