import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { idPrefixOf } from '../../shared/format/short-number.ts';
import { betFilter } from '../bets/shared/betting-queries.ts';
import type { AdminBet, CashRow, MemberRow } from '../shared/contracts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { usePermits } from '../shared/use-operator.ts';

const MEMBERS_SHOWN = 8;
/** Of what one number stands for: two of ten million share one. */
const NUMBERED_SHOWN = 3;
const WHOLE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Found = {
  members: readonly MemberRow[];
  requests: readonly CashRow[];
  /** One bet of each slip. */
  bets: readonly AdminBet[];
  isFetching: boolean;
  error: unknown;
};

/** What the words lead to: members, and with a short number or a whole id requests and slips too. */
export function useFound(words: string): Found {
  const permits = usePermits();
  const asked = words.trim();
  const isNumber = WHOLE_ID.test(asked) || idPrefixOf(asked) !== null;
  const members = useQuery({
    queryKey: ['admin', 'members', 'find', asked],
    queryFn: () => {
      const body = { search: asked, rows: MEMBERS_SHOWN };
      return answerOf(operatorApi.POST('/api/admin/members/list', { body }));
    },
    enabled: asked !== '' && permits('members.read'),
    placeholderData: keepPreviousData,
  });
  const requests = useQuery({
    queryKey: ['admin', 'queue', 'cash', 'find', asked],
    queryFn: () => findRequests(asked),
    enabled: isNumber && permits('cash.read'),
  });
  const bets = useQuery({
    queryKey: ['admin', 'betting', 'bets', 'find', asked],
    queryFn: () => findBets(asked),
    enabled: isNumber && permits('betting.read'),
  });
  return {
    members: asked === '' ? [] : (members.data?.list ?? []),
    requests: requests.data ?? [],
    bets: bets.data ?? [],
    isFetching: members.isFetching || requests.isFetching || bets.isFetching,
    error: members.error ?? requests.error ?? bets.error,
  };
}

async function findRequests(asked: string): Promise<CashRow[]> {
  const search = idPrefixOf(asked) ?? asked.toLowerCase();
  const lists = await Promise.all(
    (['in', 'out'] as const).map((kind) => {
      const body = { kind, search, rows: NUMBERED_SHOWN };
      return answerOf(operatorApi.POST('/api/admin/cash/list', { body }));
    }),
  );
  return lists.flatMap(({ list }) => list);
}

async function findBets(asked: string): Promise<AdminBet[]> {
  // What is named by its number needs no days.
  const filter = betFilter({ search: asked }, { startDate: '', endDate: '' });
  const body = { ...filter, rows: NUMBERED_SHOWN };
  const { list } = await answerOf(operatorApi.POST('/api/admin/betting/bets/list', { body }));
  return [...new Map(list.map((bet) => [bet.slipId, bet])).values()];
}
