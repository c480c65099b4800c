import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { Listed } from '../../../shared/api/contracts.ts';
import { api } from '../../../shared/member/member-session.ts';
import { isTicket } from '../../sportsbook/model/sport-types.ts';
import { slipRulesQuery } from '../../sportsbook/prices/sport-queries.ts';
import { betKey } from '../queries/bet-queries.ts';

/** What they are worth moves with every price; so often it is looked up while a list is in front. */
const lookMs = 5_000;

/** What the open tickets of a list would be bought back for, by bet; those without a price are not in it. */
export function useCashOutPrices(rows: readonly Listed[]): ReadonlyMap<string, string> {
  const open = rows.flatMap((row) =>
    row.row === 'bet' && isTicket(row) && row.state === 'accepted' ? [row.betId] : [],
  );
  const rules = useQuery({ ...slipRulesQuery, enabled: open.length > 0 }).data?.rules;
  const isOffered = open.length > 0 && rules !== undefined && rules?.cashOutRate !== null;
  const { data } = useQuery({
    queryKey: [...betKey, 'cash-out-prices', open],
    queryFn: () => answerOf(api.POST('/api/bet/cashOut/prices', { body: { betIds: open } })),
    enabled: isOffered,
    refetchInterval: lookMs,
  });
  return new Map(
    (data?.list ?? []).flatMap(({ betId, amount }) => (amount === null ? [] : [[betId, amount]])),
  );
}
