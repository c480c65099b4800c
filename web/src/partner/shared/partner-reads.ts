import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { partnerReads, partnersKey } from '../../shared/partner/model/reads.ts';

/** What a partner reads: the own subtree. */
export const ownReads = partnerReads(api, 'partner');

/** Who one is among partners; members may ask too. */
export const statusQuery = queryOptions({
  queryKey: [...partnersKey, 'partner', 'status'],
  queryFn: () => answerOf(api.POST('/api/partner/status', { body: {} })),
});

/** Within the two minutes for which a partner who has asked is sent what the own day comes to. */
const WATCH_AGAIN_MS = 60_000;

/** Has the own day pushed to this partner for as long as one of the pages is open. */
export const watchQuery = queryOptions({
  queryKey: [...partnersKey, 'partner', 'watch'],
  queryFn: () => answerOf(api.POST('/api/partner/watch', { body: {} })),
  refetchInterval: WATCH_AGAIN_MS,
});
