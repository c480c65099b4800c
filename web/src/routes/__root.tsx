import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../app/router.tsx';
import { useOfferedLanguages } from '../shared/member/offered-languages.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  useOfferedLanguages();
  return <Outlet />;
}
