import { answerOf } from '../../../shared/api/client.ts';
import { idPrefixOf } from '../../../shared/format/short-number.ts';
import { type CashSearch, rowsUsual } from '../../shared/admin-search.ts';
import type { CashKind } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** The part of the address that narrows the list, as the calls take it. */
export function cashFilter(kind: CashKind, search: CashSearch) {
  const { status, search: words, startDate, endDate, min, max, order } = search;
  return {
    kind,
    ...(status === undefined ? {} : { status }),
    ...(words === undefined ? {} : { search: idPrefixOf(words) ?? words }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(min === undefined ? {} : { amountMin: min }),
    ...(max === undefined ? {} : { amountMax: max }),
    ...(order === undefined ? {} : { order }),
  };
}

export function listCash(kind: CashKind, search: CashSearch, memberId?: string) {
  const { page = 1, rows = rowsUsual } = search;
  const body = {
    ...cashFilter(kind, search),
    page,
    rows,
    ...(memberId === undefined ? {} : { memberId }),
  };
  return answerOf(operatorApi.POST('/api/admin/cash/list', { body }));
}

/** Everything the filter finds, as far as the server lets it go. */
export async function takeCash(kind: CashKind, search: CashSearch) {
  const body = cashFilter(kind, search);
  const { list, total } = await answerOf(operatorApi.POST('/api/admin/cash/export', { body }));
  return { list, isWhole: list.length === total };
}
