import { listSearch } from '../../dates/list-range.ts';
import { type Asked, type Found, readsSearch } from '../../search/read-search.ts';
import { challengeKey, idKey, oneOf, wordsKey } from '../../search/search-keys.ts';

export const reportBys = ['day', 'category', 'partner', 'member'] as const;

const keys = { partner: idKey, words: wordsKey(), by: oneOf(reportBys), bet: idKey };

/** What the address of a partner's page says: whose subtree, which days, by what, and words. */
export type PartnerSearch = Found<typeof keys> & ReturnType<typeof listSearch>;

const read = readsSearch(keys);

export const partnerSearch = (asked: Asked): PartnerSearch => ({
  ...read(asked),
  ...listSearch(asked),
});

const externalKeys = { challenge: challengeKey };

/** What the external back office says in the address it leads back to. */
export const externalSearch: (asked: Asked) => Found<typeof externalKeys> =
  readsSearch(externalKeys);

type Change = { readonly [Key in keyof PartnerSearch]?: PartnerSearch[Key] | undefined };

/** The same page with something else asked for, from its first page on. */
export function searchWith(search: PartnerSearch, change: Change): PartnerSearch {
  const { page: _page, ...rest } = search;
  const entries = Object.entries({ ...rest, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

/** The body of whoever's subtree an address names; nobody's name is one's own. */
export function whose({ partner }: PartnerSearch): { partnerId?: string } {
  return partner === undefined ? {} : { partnerId: partner };
}
