/** What the calls of sports take and answer: the pages know it from here only. */
import type { AnswerOf, BodyOf } from '../../../shared/api/calls.ts';
import type { BetRow, ServicePaths, Slip } from '../../../shared/api/contracts.ts';

type Answer<Path extends keyof ServicePaths> = AnswerOf<ServicePaths, Path>;

/** With its main markets in a list, with all of them by itself. */
export type FixtureRow = Answer<'/api/sport/fixtures'>['list'][number];
export type Fixture = Omit<FixtureRow, 'markets'>;
export type FixtureState = Fixture['state'];
export type League = Fixture['league'];
/** A name in the site's language and in the one all others read. */
export type Names = NonNullable<Fixture['home']>;
/** Who is ranked in a race or a season, by the id that selections of it have. */
export type Runner = Fixture['runners'][number];
/** Points of each part that was begun, and of all of them. */
export type Scoreboard = NonNullable<Fixture['scoreboard']>;
export type MarketView = FixtureRow['markets'][number];
export type MarketState = MarketView['state'];
/** What is bet on; lines are whole quarters of a point. */
export type Market = MarketView['market'];

/** A live video beside the sports book. */
export type LiveStream = Answer<'/api/sport/streams'>['list'][number];

export type ResultRow = Answer<'/api/sport/results'>['list'][number];
export type ResultsQuery = BodyOf<ServicePaths, '/api/sport/results'>;
export type ResultKind = NonNullable<ResultsQuery['kind']>;
export type FixturesQuery = BodyOf<ServicePaths, '/api/sport/fixtures'>;
export type FixtureMode = FixturesQuery['mode'];

/** What the slip has to know to say beforehand what would be refused. */
export type SlipRules = Answer<'/api/bet/limits'>;
type SiteRules = NonNullable<SlipRules['rules']>;
type SiteMatrix = SiteRules['matrix'];
/** The client reads a pair as a list. */
export type CombinationMatrix = Omit<SiteMatrix, 'crossings'> & {
  crossings: readonly { sport: Fixture['sport']; kinds: readonly Market['kind'][] }[];
};
/** Of the rules of the site, what the slip looks at. */
export type SportRules = Omit<SiteRules, 'matrix' | 'axis'> & { matrix: CombinationMatrix };
/** The fold bonus: from so many legs on a line pays more, in thousandths: 1030 is 3 % more. */
export type BonusRule = NonNullable<SportRules['bonus']>;

/** A slip of either product. */
export type PlaceWish = BodyOf<ServicePaths, '/api/bet/betProc'>;
export type PlaceTickets = Extract<BodyOf<ServicePaths, '/api/bet/betProc'>, { product: 'sport' }>;

/** A bet on sports: one shape serves the bets of every product. */
export type TicketRow = BetRow;
/** A leg as it was accepted, and what became of it. */
export type TicketLeg = TicketRow['legs'][number];
export type TicketSlip = Slip;

export type CashOutPart = NonNullable<BodyOf<ServicePaths, '/api/bet/cashOut/offer'>['part']>;
export type CashOutOffer = Answer<'/api/bet/cashOut/offer'>;

export type BetListQuery = BodyOf<ServicePaths, '/api/bet/betlist'>;

export function isTicket({ groupKey }: Pick<BetRow, 'groupKey'>): boolean {
  return groupKey === 'sport';
}

export function isTicketSlip({ product }: Pick<Slip, 'product'>): boolean {
  return product === 'sport';
}

/** What the member may stake without money of their own. */
export type FreeBet = AnswerOf<ServicePaths, '/api/bet/freeBet/list'>['list'][number];
