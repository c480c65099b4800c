import { oddsText } from '../feed/drafts.ts';
import { totalOf, wonParts } from '../model/course.ts';
import { type Match, secondOf, type World } from '../play/world.ts';

/** What `GET /control/fixtures` answers: all that is announced, in the order it is played. */
export function fixtureList(
  world: World,
  { sport, status }: { readonly sport?: string | undefined; readonly status?: string | undefined },
) {
  return [...world.matches.values()]
    .filter(({ standing }) => sport === undefined || standing.plan.sport === sport)
    .filter(({ standing }) => status === undefined || standing.status === status)
    .sort((one, other) => one.standing.plan.startTime - other.standing.plan.startTime)
    .map((match) => row(world, match));
}

function row(world: World, match: Match) {
  const { standing, game } = match;
  const { plan, status, product } = standing;
  const [home, away] = plan.isRanked ? [] : plan.competitors;
  const { board } = game.knownAt(secondOf(world, match), match.isEnded);
  const score = game.form.family === 'sets' ? wonParts(board.parts) : totalOf(board.parts);
  const isBegun = status !== 'not_started';
  return {
    eventId: plan.eventId,
    sport: plan.sport,
    status,
    startTime: plan.startTime,
    product,
    homeKo: home?.names.ko ?? null,
    homeEn: home?.names.en ?? null,
    awayKo: away?.names.ko ?? null,
    awayEn: away?.names.en ?? null,
    home: isBegun ? score.home : null,
    away: isBegun ? score.away : null,
    markets: [...standing.lines.values()].map((line) => ({
      id: line.type.id,
      specifiers: line.specifiers,
      status: line.status,
      outcomes: Object.fromEntries(
        line.outcomes.map(({ id, odds }) => [id, odds === null ? null : oddsText(odds)]),
      ),
    })),
  };
}
