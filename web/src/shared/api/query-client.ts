import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isPassing } from './api-error.ts';
import { siteCheckKey } from './site.ts';

const retriesMax = 2;

/**
 * Reads are tried again only when the failure passes by itself; writes never by themselves, nor do
 * they wait for a line: what was pressed without one would be sent when nobody looks any more.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: lookWhetherClosed }),
  mutationCache: new MutationCache({ onError: lookWhetherClosed }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < retriesMax && isPassing(error),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A call refused for maintenance tells sooner than the next look, and where no event came. */
function lookWhetherClosed(error: Error): void {
  if (!(error instanceof ApiError) || error.code !== 'S003') return;
  void queryClient.invalidateQueries({ queryKey: siteCheckKey });
}
