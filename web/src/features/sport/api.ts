/** What the calls of sports take and answer: the pages know it from here only. */
import type { BodyOf, Call } from '../../api/calls.ts';
import type { BetRow, Slip, StakeLimits } from '../../api/contracts.ts';
import type { ListBody, ListData } from '../../api/envelope.ts';
import type { Sport } from './sports.ts';

/** A name in the site's language and in the one all others read. */
export type Names = { nameKo: string; nameEn: string };

export type Score = { home: number; away: number };

type Measured = { span: string; count: 'points' | 'parts' };

/** What is bet on; lines are whole quarters of a point. */
export type Market =
  | ({ kind: 'three-way' | 'two-way' | 'odd-even' } & Measured)
  | ({ kind: 'handicap' | 'total'; line: number } & Measured)
  | ({ kind: 'correct-score'; scores: Score[] } & Measured)
  | { kind: 'first-to'; mark: string; contenders: string[]; withNone: boolean }
  | { kind: 'outright'; race: string; competitors: string[]; places: number }
  | { kind: 'special'; question: string; answers: string[] };

export type MarketState = 'active' | 'suspended' | 'closed' | 'settled' | 'cancelled';

export type MarketSelection = { selectionId: string; odds: string; isOpen: boolean };

export type MarketView = {
  marketKey: string;
  market: Market;
  state: MarketState;
  selections: MarketSelection[];
};

export type FixtureState =
  | 'planned'
  | 'running'
  | 'finished'
  | 'abandoned'
  | 'postponed'
  | 'cancelled';

/** Points of each part that was begun, and of all of them. */
export type Scoreboard = {
  part: string | null;
  parts: Record<string, Score>;
  total: Score;
  elapsedSeconds: number | null;
  at: string;
};

export type League = Names & { leagueId: string };

/** Who is ranked in a race or a season, by the id that selections of it have. */
export type Runner = {
  competitorId: string;
  /** Which they wear. */
  number: number | null;
  names: { ko: string; en: string };
};

export type Fixture = {
  fixtureId: string;
  sport: Sport;
  league: League;
  /** Null where there are no two sides: a race, a question. */
  home: Names | null;
  away: Names | null;
  /** Empty where two play each other. */
  runners: Runner[];
  startsAt: string;
  state: FixtureState;
  isLive: boolean;
  scoreboard: Scoreboard | null;
  /** Of its last live delta. */
  version: number;
  marketCount: number;
};

/** With its main markets in a list, with all of them by itself. */
export type FixtureRow = Fixture & { markets: MarketView[] };

export type ResultMarket = MarketView & { winners: string[] };
export type ResultRow = Fixture & { markets: ResultMarket[] };
export type ResultKind = 'winloose' | 'handy' | 'underover' | 'special';

export type FixtureMode = 'prematch' | 'live' | 'special';

export type SportMenu = { sports: { sport: Sport; fixtures: number; live: number }[] };

/** The fold bonus: from so many legs on a line pays more, in thousandths: 1030 is 3 % more. */
export type BonusRule = { legOddsMin: string; steps: { folds: number; factor: number }[] };

export type CombinationMatrix = {
  crossings: { sport: Sport; kinds: Market['kind'][] }[];
  alone: { sport?: Sport; leagueId?: string; kind?: Market['kind'] }[];
  groups: Sport[][];
  mixesLive: boolean;
};

export type SportRules = {
  foldsMax: number;
  linesMax: number;
  legOddsMin: string;
  totalOddsMax: string;
  bonus: BonusRule | null;
  matrix: CombinationMatrix;
  /** How long a slip with a leg in play is looked at before it is taken. */
  liveDelayMs: number;
  /** null: nothing is bought back. */
  cashOutRate: number | null;
  /** `minutesMax` 0: no bet is taken back. */
  cancel: { minutesMax: number; perDayMax: number };
};

/** What the slip has to know to say beforehand what would be refused. */
export type SlipRules = { limits: StakeLimits; rules: SportRules | null };

export type LegName = { fixtureId: string; marketKey: string; selectionId: string };
export type PlacedLeg = LegName & { odds: string };
export type PlacedTicket = { legs: PlacedLeg[]; linesOf: number; lineStake: string };

export type OddsPolicy = 'none' | 'better' | 'any';

export type PlaceTickets = {
  product: 'sport';
  tickets: PlacedTicket[];
  oddsPolicy: OddsPolicy;
  /** In ten-thousandths: 300 takes odds that fell by 3 %. It widens `better` only. */
  tolerance?: number;
};

export type LegResult = {
  won: boolean;
  voidHalves: 0 | 1 | 2;
  deadHeat?: { places: number; of: number } | null;
};

/** A leg as it was accepted, and what became of it. */
export type TicketLeg = LegName & {
  position: number;
  sport: Sport;
  homeKo: string | null;
  homeEn: string | null;
  awayKo: string | null;
  awayEn: string | null;
  market: Market;
  odds: string;
  startsAt: string;
  result: LegResult | null;
};

export type TicketKind = 'single' | 'combination' | 'system';

/** A bet on sports in the columns every bet has. */
export type TicketRow = Omit<
  BetRow,
  'gameDay' | 'number' | 'marketId' | 'selectionId' | 'groupKey' | 'state'
> & {
  groupKey: 'sport';
  state: BetRow['state'] | 'cashed-out';
  kind: TicketKind;
  linesOf: number;
  lineStake: string;
  bonus: BonusRule | null;
  /** What came back for parts before the end; it is part of `winCash`. */
  cashedOut: string;
  legs: TicketLeg[];
};

export type TicketSlip = Pick<Slip, 'slipId' | 'state' | 'stake' | 'placedAt' | 'refusal'> & {
  product: 'sport';
  bets: TicketRow[];
};

export type CashOutPart = '25' | '50' | '75' | '100';
export type CashOutOffer = { offerId: string; amount: string; expiresAt: string };

type FixturesBody = {
  sport: Sport | 'all';
  mode: FixtureMode;
  leagueId?: string;
  search?: string;
  page: number;
};

type ResultsBody = ListBody & { sport?: Sport; search?: string; kind: ResultKind };

export type SportPaths = {
  '/api/sport/menu': Call<Record<string, never>, SportMenu>;
  '/api/sport/fixtures': Call<FixturesBody, ListData<FixtureRow> & { serverTime: string }>;
  '/api/sport/fixture': Call<{ fixtureId: string }, { serverTime: string; fixture: FixtureRow }>;
  '/api/sport/results': Call<ResultsBody, ListData<ResultRow>>;
  '/api/bet/limits': Call<{ product: 'sport' }, SlipRules>;
  '/api/bet/betProc': Call<PlaceTickets, TicketSlip>;
  '/api/bet/betlist': Call<
    ListBody & { groupKey?: string; vendorCode?: string; oldYn: 'Y' | 'N' },
    ListData<BetRow | TicketRow>
  >;
  '/api/bet/detail': Call<{ slipId: string }, Slip | TicketSlip>;
  '/api/bet/cancel': Call<{ betId: string }, TicketRow>;
  '/api/bet/cashOut/offer': Call<{ betId: string; part: CashOutPart }, CashOutOffer>;
  '/api/bet/cashOut/take': Call<{ offerId: string }, TicketRow>;
};

export type FixturesQuery = BodyOf<SportPaths, '/api/sport/fixtures'>;
export type ResultsQuery = BodyOf<SportPaths, '/api/sport/results'>;
export type BetListQuery = BodyOf<SportPaths, '/api/bet/betlist'>;

export function isTicket(bet: BetRow | TicketRow): bet is TicketRow {
  return bet.groupKey === 'sport';
}

export function isTicketSlip(slip: Slip | TicketSlip): slip is TicketSlip {
  return slip.product === 'sport';
}

/** One text for one selection. */
export function legText({ fixtureId, marketKey, selectionId }: LegName): string {
  return JSON.stringify([fixtureId, marketKey, selectionId]);
}
