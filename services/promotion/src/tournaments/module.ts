import { betResults, roundResults } from './events/on-play-events.ts';
import { adminTournamentRoutes } from './http/admin-tournaments.ts';
import { tournamentRoutes } from './http/tournaments.ts';
import { closeTournamentsJob, openTournamentsJob, publishRankingsJob } from './jobs/tournaments.ts';

/** Members ranked by what they play: counted, pushed, closed, and the first ones given prizes. */
export const tournamentsModule = {
  routes: [...tournamentRoutes, ...adminTournamentRoutes],
  consumes: [betResults, roundResults],
  jobs: [openTournamentsJob, closeTournamentsJob, publishRankingsJob],
};
