import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';
import { overlayHistory } from '../shared/ui/overlays/overlay-entries.ts';
import { RouteFailed } from '../shared/ui/pages/route-failed.tsx';

export type RouterContext = { queryClient: QueryClient };

type Pages = RouterContext & {
  /** Where it is drawn for no address bar. */
  history?: RouterHistory;
};

/** The router of every page. Its tree is put together here, which takes its time on a phone. */
export function createSiteRouter({ queryClient, history }: Pages) {
  return createRouter({
    routeTree,
    context: { queryClient },
    history: history ?? overlayHistory(),
    // The id of a match is read, said and shared as it is: sr:match:1004.
    pathParamsAllowedCharacters: [':'],
    defaultPreload: 'intent',
    // Query owns what is fresh; the router asks it every time.
    defaultPreloadStaleTime: 0,
    // Without an address bar nothing scrolls, and what would bring it back is a script in the page.
    scrollRestoration: history === undefined,
    defaultErrorComponent: RouteFailed,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
