import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../api/client.ts';
import { api } from '../../session/member-session.ts';

export const bannersQuery = queryOptions({
  queryKey: ['board', 'banners'],
  queryFn: async () => (await answerOf(api.POST('/api/etc/banner', { body: {} }))).list,
  staleTime: 60_000,
});
