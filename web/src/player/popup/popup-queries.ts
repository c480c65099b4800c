import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { partOfMain, readerBody } from '../main-page/main-queries.ts';

/** Guests and members see popups of their own, so who asks is part of the key. */
export function mainPopupsQuery(isMember: boolean) {
  return queryOptions({
    queryKey: ['main', 'popups', isMember ? 'member' : 'guest'],
    queryFn: partOfMain(
      ({ popups }) => popups,
      async () => (await answerOf(api.POST('/api/main/popupList', { body: readerBody() }))).list,
    ),
    staleTime: 60_000,
  });
}
