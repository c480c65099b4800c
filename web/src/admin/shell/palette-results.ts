import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import type { CashRow, MemberRow } from '../shared/contracts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { usePermits } from '../shared/use-operator.ts';

const MEMBERS_SHOWN = 8;
const WHOLE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Found = {
  members: readonly MemberRow[];
  request: CashRow | null;
  isFetching: boolean;
  error: unknown;
};

/** What the words lead to: members, and with a whole id a request for money too. */
export function useFound(words: string): Found {
  const permits = usePermits();
  const asked = words.trim();
  const members = useQuery({
    queryKey: ['admin', 'members', 'find', asked],
    queryFn: () => {
      const body = { search: asked, rows: MEMBERS_SHOWN };
      return answerOf(operatorApi.POST('/api/admin/members/list', { body }));
    },
    enabled: asked !== '' && permits('members.read'),
    placeholderData: keepPreviousData,
  });
  const request = useQuery({
    queryKey: ['admin', 'queue', 'cash', 'find', asked],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/cash/find', { body: { requestId: asked } })),
    enabled: WHOLE_ID.test(asked) && permits('cash.read'),
  });
  return {
    members: asked === '' ? [] : (members.data?.list ?? []),
    request: request.data?.request ?? null,
    isFetching: members.isFetching || request.isFetching,
    error: members.error ?? request.error,
  };
}
