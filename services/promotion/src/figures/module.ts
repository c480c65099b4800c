import { figureRoutes } from './http/figures.ts';

/** What promotions cost and caused, and what one would have cost. */
export const figuresModule = { routes: [...figureRoutes] };
