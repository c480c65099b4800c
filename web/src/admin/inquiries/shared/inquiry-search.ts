import { type Asked, readsSearch } from '../../../shared/search/read-search.ts';
import { flagKey, oneOf, wordsKey } from '../../../shared/search/search-keys.ts';
import { type RowsSearch, rowsKeys } from '../../shared/admin-search.ts';

export const inquiryStates = ['waiting', 'answered'] as const;
export const inquiryKinds = ['account', 'other', 'dispute'] as const;

export type InquiriesSearch = RowsSearch & {
  state?: (typeof inquiryStates)[number] | undefined;
  kind?: (typeof inquiryKinds)[number] | undefined;
  search?: string | undefined;
  mine?: true;
  overdue?: true;
};

export const inquiriesSearch: (asked: Asked) => InquiriesSearch = readsSearch({
  ...rowsKeys,
  state: oneOf(inquiryStates),
  kind: oneOf(inquiryKinds),
  search: wordsKey(),
  mine: flagKey,
  overdue: flagKey,
});
