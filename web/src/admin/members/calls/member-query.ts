import { answerOf } from '../../../shared/api/client.ts';
import { type MembersSearch, rowsUsual } from '../../shared/admin-search.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** The part of the address that narrows the list, as the calls take it. */
export function memberFilter(search: MembersSearch) {
  const { status, search: words, level, recommender, partner, startDate, endDate, order } = search;
  return {
    ...(status === undefined ? {} : { status }),
    ...(words === undefined ? {} : { search: words }),
    ...(level === undefined ? {} : { level }),
    ...(recommender === undefined ? {} : { recommenderId: recommender }),
    ...(partner === undefined ? {} : { isPartner: partner }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(order === undefined ? {} : { order }),
  };
}

export function listMembers(search: MembersSearch) {
  const { page = 1, rows = rowsUsual } = search;
  const body = { ...memberFilter(search), page, rows };
  return answerOf(operatorApi.POST('/api/admin/members/list', { body }));
}

/** Everything the filter finds, as far as the server lets it go. */
export async function takeMembers(search: MembersSearch) {
  const body = memberFilter(search);
  const { list, total } = await answerOf(operatorApi.POST('/api/admin/members/export', { body }));
  return { list, isWhole: list.length === total };
}
