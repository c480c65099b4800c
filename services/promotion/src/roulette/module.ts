import { rouletteRoutes } from './http/roulette.ts';

/** The roulette: spins whose seeds are promised before, drawn so that anybody can check them. */
export const rouletteModule = { routes: rouletteRoutes };
