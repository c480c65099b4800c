/** What the addresses of the pages about third-party games may say. */
import { type Asked, type Found, readsSearch } from '../../../shared/search/read-search.ts';
import { dayKey, flagKey, oneOf, wordsKey } from '../../../shared/search/search-keys.ts';
import { rowsKeys } from '../../shared/admin-search.ts';

export const gameStates = ['open', 'hidden', 'maintenance'] as const;
export const roundStates = ['open', 'closed', 'cancelled', 'refunded'] as const;
export const transactionStates = ['pending', 'applied', 'refused', 'tombstone'] as const;

const ID_LENGTH_MAX = 100;
const vendorKeys = { ...rowsKeys, vendor: wordsKey() };
const days = { startDate: dayKey, endDate: dayKey };

const catalogueKeys = { ...vendorKeys, search: wordsKey(), state: oneOf(gameStates) };
export type CatalogueSearch = Found<typeof catalogueKeys>;
export const catalogueSearch: (asked: Asked) => CatalogueSearch = readsSearch(catalogueKeys);

const orderKeys = { vendor: wordsKey(), group: wordsKey() };
export type OrderSearch = Found<typeof orderKeys>;
export const orderSearch: (asked: Asked) => OrderSearch = readsSearch(orderKeys);

const roundKeys = {
  ...vendorKeys,
  ...days,
  search: wordsKey(ID_LENGTH_MAX),
  member: wordsKey(),
  state: oneOf(roundStates),
};
export type GameRoundsSearch = Found<typeof roundKeys>;
export const gameRoundsSearch: (asked: Asked) => GameRoundsSearch = readsSearch(roundKeys);

const transactionKeys = { ...roundKeys, state: oneOf(transactionStates) };
export type TransactionsSearch = Found<typeof transactionKeys>;
export const transactionsSearch: (asked: Asked) => TransactionsSearch =
  readsSearch(transactionKeys);

const differenceSearchKeys = { ...vendorKeys, resolved: flagKey };
export type DifferencesSearch = Found<typeof differenceSearchKeys>;
export const differencesSearch: (asked: Asked) => DifferencesSearch =
  readsSearch(differenceSearchKeys);

export const reportOrders = ['staked', 'ggr', 'loss', 'rtp', 'bets'] as const;
const reportKeys = { ...vendorKeys, ...days, order: oneOf(reportOrders) };
export type GameReportSearch = Found<typeof reportKeys>;
export const gameReportSearch: (asked: Asked) => GameReportSearch = readsSearch(reportKeys);
