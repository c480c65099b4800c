import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../api/client.ts';
import type { ListBody } from '../../api/envelope.ts';
import { api } from '../../session/member-session.ts';

export type CashType = 'in' | 'out' | 'all';

export function cashListQuery(cashType: CashType, list: ListBody) {
  return queryOptions({
    queryKey: ['cash', 'list', cashType, list],
    queryFn: () => answerOf(api.POST('/api/cash/list', { body: { ...list, cashType } })),
    placeholderData: keepPreviousData,
  });
}

export function ledgerQuery(list: ListBody) {
  return queryOptions({
    queryKey: ['cash', 'ledger', list],
    queryFn: () => answerOf(api.POST('/api/cash/ledger', { body: list })),
    placeholderData: keepPreviousData,
  });
}
