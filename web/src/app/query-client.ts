import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '../api/api-error.ts';

const retriesMax = 2;

/** Reads are tried again only when the failure passes by itself; writes never by themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < retriesMax && isPassing(error),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});
