/** Which fixtures are asked for. What is null does not narrow the list. */
export type FixtureQuery = {
  /** offered: planned, put off or under way. */
  mode: 'prematch' | 'live' | 'special' | 'offered' | 'results';
  sport: string | null;
  leagueId: string | null;
  search: string | null;
  /** By when they start. */
  from: Date | null;
  until: Date | null;
  /** Which of the markets; each a pattern of `like`. */
  markets: readonly string[];
};

/** Patterns of keys, by kind: those of the whole match first of all. */
export const marketPatterns = {
  main: [
    'three-way/regular/%',
    'two-way/match/%',
    'handicap/regular/%',
    'handicap/match/%',
    'total/regular/%',
    'total/match/%',
    'outright/%',
  ],
  special: ['first-to/%', 'special/%', 'outright/%', 'correct-score/%', 'odd-even/%'],
  winloose: ['three-way/%', 'two-way/%', 'outright/%/1'],
  handy: ['handicap/%'],
  underover: ['total/%'],
  all: ['%'],
} as const;

export const modes = {
  prematch: `fixture.state = 'planned' and fixture.starts_at > clock_timestamp()
    and fixture.house_state <> 'closed'`,
  live: `fixture.state = 'running' and fixture.house_state <> 'closed' and exists (
    select from sport_market as market where market.fixture_id = fixture.fixture_id
      and market.producer = 'live')`,
  special: `fixture.state in ('planned', 'running') and fixture.house_state <> 'closed' and exists (
    select from sport_market as market where market.fixture_id = fixture.fixture_id
      and market.state in ('active', 'suspended') and market.market_key like any($6::text[]))`,
  // Put off, it waits for its new time: operators look for it here.
  offered: `fixture.state in ('planned', 'running', 'postponed')`,
  results: `fixture.state in ('finished', 'abandoned', 'cancelled') and exists (
    select from sport_market as market where market.fixture_id = fixture.fixture_id
      and market.state in ('settled', 'cancelled') and market.market_key like any($6::text[]))`,
} as const satisfies Record<FixtureQuery['mode'], string>;

/** All modes take the same values, so that each of them is one more text and no more. */
export const filterSql = `($1::text is null or fixture.sport = $1)
  and ($2::text is null or fixture.league_id = $2)
  and ($3::text is null or concat_ws(' ', fixture.home_ko, fixture.home_en, fixture.away_ko,
    fixture.away_en, league.name_ko, league.name_en) ilike $3)
  and ($4::timestamptz is null or fixture.starts_at >= $4)
  and ($5::timestamptz is null or fixture.starts_at < $5)
  and $6::text[] is not null`;

export const fromSql = `from sport_fixture as fixture join sport_league as league using (league_id)`;

export const countSql = `(select count(*)::int from sport_market as counted
  where counted.fixture_id = fixture.fixture_id and counted.state in ('active', 'suspended'))`;

export function valuesOf({
  sport,
  leagueId,
  search,
  from,
  until,
  markets,
}: FixtureQuery): unknown[] {
  const pattern = search === null ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [sport, leagueId, pattern, from, until, markets];
}
