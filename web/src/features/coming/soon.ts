import type { comingRoutes } from './coming-routes.ts';

type ComingPath = (typeof comingRoutes)[number]['path'];

/** A link to an address below /member that is not built yet; the table has to know it. */
export function soon<Path extends ComingPath>(path: Path) {
  return { to: '/member/$', params: { _splat: path } } as const;
}
