import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { partOfMain, readerBody } from '../main-page/main-queries.ts';

export const bannersQuery = queryOptions({
  queryKey: ['board', 'banners'],
  queryFn: partOfMain(
    ({ banners }) => banners,
    async () => (await answerOf(api.POST('/api/etc/banner', { body: readerBody() }))).list,
  ),
  staleTime: 60_000,
});
