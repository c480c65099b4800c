import { type Found, readsSearch } from '../../shared/search/read-search.ts';
import { idKey, oneOf, pageKey } from '../../shared/search/search-keys.ts';

export const inquiryStates = ['waiting', 'answered'] as const;
export const inquiryKinds = ['account', 'other', 'dispute'] as const;

const list = { page: pageKey, state: oneOf(inquiryStates) };
/** The kind of a new inquiry, and the bet or request it is about. */
const write = { kind: oneOf(inquiryKinds), bet: idKey, deposit: idKey, withdrawal: idKey };

export type InquirySearch = Found<typeof list>;
export type AskSearch = Found<typeof write>;
export const inquirySearch = readsSearch(list);
export const askSearch = readsSearch(write);
