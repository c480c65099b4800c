/**
 * What is asked for when somebody comes back to the tab, or the live channel to the page: only what may have
 * changed without a word of it here. A hidden tab keeps its channel, and takes over what it is told.
 *
 * - What the channel keeps current: not while it has been there without a break since that was asked for.
 * - What is looked at again by itself: where a look was due. A hidden tab misses them.
 * - Anything else: by its age. Nobody tells of it.
 *
 * A new query goes by its age, and is asked for on return, until one of the tables below names it.
 */
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { liveState } from '../shared/live/live-state.ts';

/**
 * Beginnings of the keys of what the channel keeps current, by the command of the event that comes with each
 * change: `asked-on-return.test.tsx` sends it. Not here: what changes by the clock too, as limits and matches;
 * of what not every change is told, as bets, among which are rounds of third-party games; and what is told only
 * for as long as it is asked for, as a partner's day and a tournament.
 */
export const keptCurrent: readonly { key: QueryKey; by: string }[] = [
  { key: ['member', 'balance'], by: 'CASH' },
  { key: ['cash', 'ledger'], by: 'CASH' },
  { key: ['cash', 'points'], by: 'CASH' },
  { key: ['cash', 'debts'], by: 'CASH' },
  { key: ['cash', 'list'], by: 'CASHREQ' },
  { key: ['bet', 'round'], by: 'BET' },
  { key: ['member', 'messages', 'unread'], by: 'MSG' },
  { key: ['member', 'messages', 'list'], by: 'MSG' },
  { key: ['member', 'notifications', 'unread'], by: 'NOTICE' },
];

/** Beginnings of the keys of all that any event speaks of: while the channel was away, one may have. */
const spokenOf: readonly QueryKey[] = [
  ['member'],
  ['cash'],
  ['bet'],
  ['mini'],
  ['sport'],
  ['promotions'],
  ['partners', 'partner'],
  ['site', 'check'],
];

type AnyQuery = Query<unknown, Error, unknown, QueryKey>;

/** Since when the channel has been there; null while it is not. */
let thereSince: number | null = null;
/** When each was asked for last: an answer is as old as its question. */
const askedAt = new WeakMap<object, number>();

/** Has the queries of a client follow the rule above. */
export function askOnReturn(client: QueryClient): void {
  const look = () => {
    const isThere = liveState.getState().state === 'connected';
    thereSince = isThere ? (thereSince ?? performance.now()) : null;
  };
  look();
  liveState.subscribe(look);
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    askedAt.set(event.query, performance.now());
  });
  const { queries, ...others } = client.getDefaultOptions();
  const refetchOnWindowFocus = (query: AnyQuery) => mayHaveChanged(query);
  client.setDefaultOptions({ ...others, queries: { ...queries, refetchOnWindowFocus } });
}

/** The channel is back: what it tells of may have changed while it was away. */
export function askForMissed(client: QueryClient): void {
  const isSpokenOf = ({ queryKey }: { queryKey: QueryKey }) =>
    spokenOf.some((key) => begins(queryKey, key));
  void client.invalidateQueries({ predicate: isSpokenOf });
}

function mayHaveChanged(query: AnyQuery): boolean {
  const { isInvalidated, status } = query.state;
  // It is known to have changed, or not known at all.
  if (isInvalidated || status !== 'success') return true;
  if (isKept(query)) return false;
  const asked = askedAt.get(query);
  return asked === undefined || performance.now() - asked >= lookEveryMs(query);
}

function isKept(query: AnyQuery): boolean {
  const asked = askedAt.get(query);
  if (thereSince === null || asked === undefined || asked < thereSince) return false;
  return keptCurrent.some(({ key }) => begins(query.queryKey, key));
}

/** 0 for what nobody looks at again. */
function lookEveryMs(query: AnyQuery): number {
  const intervals = query.observers.map(({ options: { refetchInterval: every } }) =>
    typeof every === 'function' ? every(query) : every,
  );
  const looks = intervals.filter((every) => typeof every === 'number');
  return looks.length === 0 ? 0 : Math.min(...looks);
}

function begins(key: QueryKey, beginning: QueryKey): boolean {
  return hashKey(key.slice(0, beginning.length)) === hashKey(beginning);
}
