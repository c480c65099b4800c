import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../api/client.ts';
import { api } from '../../session/member-session.ts';

/** Guests and members see popups of their own, so who asks is part of the key. */
export function mainPopupsQuery(isMember: boolean) {
  return queryOptions({
    queryKey: ['main', 'popups', isMember ? 'member' : 'guest'],
    queryFn: async () => (await answerOf(api.POST('/api/main/popupList', { body: {} }))).list,
    staleTime: 60_000,
  });
}
