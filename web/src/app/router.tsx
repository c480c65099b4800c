import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { RouteFailed } from '../components/route-failed.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { queryClient } from './query-client.ts';

export type RouterContext = { queryClient: QueryClient };

/** The router of every page. Its tree is put together here, which takes its time on a phone. */
export function createSiteRouter() {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Query owns what is fresh; the router asks it every time.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteFailed,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
