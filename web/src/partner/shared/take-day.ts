import type { Query } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/query-client.ts';
import type { LiveMessage } from '../../shared/live/live-message.ts';
import type { Totals } from '../../shared/partner/model/contracts.ts';
import { isOwnDay, partnersKey, totalsName } from '../../shared/partner/model/reads.ts';

type Shown = { totals: Totals };

/**
 * `PARTNER`: what the own day has come to. The totals that a page shows of it are those; what was being
 * asked for meanwhile may be older, and is asked for again.
 */
export function takeDay({ data1: day, data2 }: LiveMessage): void {
  const totals = JSON.parse(data2) as Totals;
  const own = { queryKey: [...partnersKey, 'partner', totalsName] };
  const isOfDay = ({ queryKey }: Query) => isOwnDay(queryKey[3] ?? {}, day);
  for (const { queryKey, state } of queryClient.getQueryCache().findAll(own).filter(isOfDay)) {
    if (state.fetchStatus === 'fetching') void queryClient.invalidateQueries({ queryKey });
    else queryClient.setQueryData<Shown>(queryKey, (shown) => shown && { ...shown, totals });
  }
}
