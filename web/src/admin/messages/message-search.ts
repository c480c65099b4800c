import { type Asked, readsSearch } from '../../shared/search/read-search.ts';
import { oneOf, wholeKey } from '../../shared/search/search-keys.ts';
import { type RowsSearch, rowsKeys } from '../shared/admin-search.ts';

/** Whom a message can be written to. */
export const targetKinds = ['all', 'level', 'partner', 'member', 'filter'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Whom messages were sent to: what a filter found is a list. */
export const audienceKinds = ['all', 'level', 'partner', 'member', 'list'] as const;
type AudienceKind = (typeof audienceKinds)[number];

export type SentSearch = RowsSearch & {
  kind?: AudienceKind | undefined;
  /** The message that is looked at. */
  message?: number | undefined;
};

export const sentSearch: (asked: Asked) => SentSearch = readsSearch({
  ...rowsKeys,
  kind: oneOf(audienceKinds),
  message: wholeKey(1),
});
