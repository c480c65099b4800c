import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import type { MainPage } from '../../shared/api/contracts.ts';
import { api, memberSession } from '../../shared/member/member-session.ts';
import { deviceId } from '../../shared/session/device-id.ts';

/** As the page opens its parts are asked for within a moment of each other. */
const freshMs = 5_000;

/** Which browser reads: a guest is shown the same variant of a banner wherever it stands. */
export const readerBody = () => ({ browser: deviceId() });

/** Under which the main page is kept as a guest or a member has it. */
export const mainKeyOf = (reader: 'guest' | 'member') => ['main', 'page', reader] as const;

/** All that the main page shows at first; a guest and a member are shown different things. */
export function mainQuery() {
  return queryOptions({
    queryKey: mainKeyOf(memberSession.get() === null ? 'guest' : 'member'),
    queryFn: () => answerOf(api.POST('/api/main', { body: readerBody() })),
    staleTime: freshMs,
    // Its parts have their own calls: they go on at once.
    retry: false,
  });
}

/**
 * How a part of the main page is read: while the page's one call is on its way or has just been
 * answered it is from there; else, and where that call has not got it, by its own call.
 */
export function partOfMain<Part>(
  pick: (main: MainPage) => Part | null,
  own: () => Promise<Part>,
): (context: { client: QueryClient }) => Promise<Part> {
  return async ({ client }) => {
    const query = mainQuery();
    const state = client.getQueryState(query.queryKey);
    const isUsable =
      state !== undefined &&
      (state.fetchStatus === 'fetching' || Date.now() - state.dataUpdatedAt < freshMs);
    const main = isUsable ? await client.fetchQuery(query).catch(() => null) : null;
    return (main === null ? null : pick(main)) ?? own();
  };
}
