import { missionRoutes } from './http/missions.ts';

/** Settled bets counted towards a goal, and its reward claimed once. */
export const missionsModule = { routes: [...missionRoutes] };
