import { waitUntil } from '../../machine/wait-until.ts';
import { controlOf } from '../../site/feed-control.ts';
import { type SportLeg, threeWayLegs } from '../../site/sport-legs.ts';
import { type Bettors, type Copies, countOf, type OpenBets, placeAndCopy } from './open-bets.ts';

const LINE_STAKE = '10000';
/** Long enough for every round's bets to be written before it starts. */
const STARTS_IN_SECONDS = 3_600;
const SETTLED_MS_MAX = 30_000;

type Match = Record<'home' | 'draw' | 'away', SportLeg>;

/**
 * Tickets on one match: singles, and combinations of two and three legs whose others have won
 * already, so that all of them wait for the feed to settle this match.
 */
export async function openSportBets(bettors: Bettors, copies: Copies): Promise<OpenBets> {
  const { site, books } = bettors;
  const control = controlOf(site);
  const [first, second, last] = [
    await matchOf(bettors),
    await matchOf(bettors),
    await matchOf(bettors),
  ];
  const tickets = [
    [last.home],
    [last.draw],
    [last.away],
    [first.home, last.home],
    [first.home, last.draw],
    [second.home, last.away],
    [first.home, second.home, last.home],
    [first.home, second.home, last.away],
  ];
  const asks = tickets.map((legs) => ({
    product: 'sport',
    oddsPolicy: 'any',
    tickets: [{ legs, linesOf: legs.length, lineStake: LINE_STAKE }],
  }));
  const prepare = async () => {
    const earlier = [first.home.fixtureId, second.home.fixtureId];
    for (const eventId of earlier) await control({ action: 'finish', eventId, home: 2, away: 1 });
    await waitUntil(
      'the legs of before have won',
      async () => (await openLegsOf(bettors, earlier)) === 0,
      SETTLED_MS_MAX,
    );
  };
  await placeAndCopy(bettors, asks, { copies, prepare });
  const eventId = last.home.fixtureId;
  return {
    async settle() {
      await control({ action: 'finish', eventId, home: 1, away: 0 });
    },
    open: () =>
      countOf(
        books.betting,
        `select coalesce(sum(tickets), 0)::int as count from sport_exposure where fixture_id = $1`,
        [eventId],
      ),
  };
}

async function matchOf({ site }: Bettors): Promise<Match> {
  const eventId = await controlOf(site)({
    action: 'fixture',
    sport: 'soccer',
    startsInSeconds: STARTS_IN_SECONDS,
  });
  const legs = await threeWayLegs(site.url, eventId);
  const side = (name: string): SportLeg => {
    const leg = legs.find(({ selectionId }) => selectionId === name);
    if (!leg) throw new Error(`Who wins has a side ${name}.`);
    return leg;
  };
  return { home: side('home'), draw: side('draw'), away: side('away') };
}

function openLegsOf({ books }: Bettors, fixtureIds: readonly string[]): Promise<number> {
  return countOf(
    books.betting,
    `select count(*)::int as count from bet_leg
     where fixture_id = any($1::text[]) and (result is null or exposed_tickets > 0)`,
    [fixtureIds],
  );
}
