import { externalRoutes } from './http/external.ts';

/** The way into an external back office, by a link for one browser and one use. */
export const externalModule = { routes: externalRoutes };
