import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';

export const streamsQuery = queryOptions({
  queryKey: ['sport', 'streams'],
  queryFn: async () => (await answerOf(api.POST('/api/sport/streams', { body: {} }))).list,
  staleTime: 60_000,
});
