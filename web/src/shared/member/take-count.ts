import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';

/** Shows a count that was told. One that is being asked for meanwhile may be older, and is asked for again. */
export function takeCount(queryKey: QueryKey, count: number): void {
  queryClient.setQueryData(queryKey, count);
  if (queryClient.getQueryState(queryKey)?.fetchStatus !== 'fetching') return;
  void queryClient.invalidateQueries({ queryKey });
}
