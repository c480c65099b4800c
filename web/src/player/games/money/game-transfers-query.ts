import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';

/** While money is on its way it is looked at often; else a game that was closed says so. */
const onItsWayLookMs = 3_000;

/** What is between games with a wallet of their own and the cash. */
export const gameTransfersQuery = queryOptions({
  queryKey: ['game', 'money'],
  queryFn: async () => (await answerOf(api.POST('/api/game/transfers', { body: {} }))).list,
  refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? onItsWayLookMs : false),
});
