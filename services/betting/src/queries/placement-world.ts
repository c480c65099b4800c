import type pg from 'pg';
import { limitsOf } from '../domain/limits.ts';
import { gameOf, gamesOfSeed } from '../domain/mini/games.ts';
import type { Ask, HeldBet, Player, World } from '../domain/placement/ask.ts';
import type { SiteDocuments } from './site-documents.ts';

/** Who bets, as their session says. */
export type Bettor = { siteId: string; memberId: string; level: number; isPartner: boolean };

/** A slip that somebody asks for. */
export type Placement = {
  slipId: string;
  bettor: Bettor;
  ask: Ask;
  /** The request as canonical JSON, which a repetition must match. */
  asked: string;
};

/** The numbers of the contract's MemberStatus; 0 is a member whose approval has not arrived yet. */
const memberStatus = { unknown: 0, active: 2, suspended: 3 } as const;

type WorldRow = {
  level: number | null;
  isPartner: boolean | null;
  status: number | null;
  excluded: boolean | null;
  isGameLocked: boolean;
  roundId: string | null;
  isOpen: boolean | null;
  oddsVersion: number | null;
  limitsVersion: number | null;
  waitingSlips: number;
  at: Date;
};

/**
 * What slips are decided by, read after their members were put in line. A round is open by the
 * database's clock at this very moment, whatever the clocks of the processes say; that moment is
 * when the slips are placed.
 */
const worldSql = `
  select case when member.profile_at > 'epoch' then member.level end as level,
    member.is_partner as "isPartner", member.status, member.excluded,
    exists (select 1 from game_lock where site_id = ask.site_id and locked
      and scope in ('', ask.product, ask.game_id)) as "isGameLocked",
    round.round_id as "roundId",
    round.state = 'open' and round.closes_at > now.at and not exists (
      select from round_void as void where void.site_id = ask.site_id
        and void.round_id = round.round_id and void.status = 'approved') as "isOpen",
    (select version from mini_odds where site_id = ask.site_id) as "oddsVersion",
    (select version from bet_limits where site_id = ask.site_id) as "limitsVersion",
    (select count(*)::int from bet_slip where member_id = ask.member_id and state = 'pending')
      as "waitingSlips",
    now.at
  from (select clock_timestamp() as at) as now,
    unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::int[])
      with ordinality as ask (site_id, member_id, product, game_id, game_day, number, place)
    left join member on member.member_id = ask.member_id and member.site_id = ask.site_id
    left join mini_round as round
      on round.game_id = ask.game_id and round.game_day = ask.game_day and round.number = ask.number
  order by ask.place`;

/** What a slip is decided by, and when, but for the bets its member holds. */
export type WorldAt = Omit<World, 'held'> & { at: Date };

/** A bet that a member holds, and on which draw. */
export type HeldRow = HeldBet & { memberId: string; gameDay: string; number: number };

/** Bets that are open yet, of the rounds that are asked for and of those off the same draw. */
const heldSql = `
  select member_id as "memberId", game_day as "gameDay", number, game_id as "gameId",
    market_id as "marketId", selection_id as "selectionId", stake,
    placed_at > clock_timestamp() - interval '10 seconds' as "isRecent"
  from bet join (
    select distinct * from unnest($1::uuid[], $2::text[], $3::int[]) as of (member_id, game_day, number)
  ) as asked using (member_id, game_day, number)
  where member_id = any($1::uuid[]) and state in ('pending', 'accepted')`;

/**
 * The world of each slip, in the order of the slips.
 *
 * @returns what each is decided by but for the bets its member holds, which grow with each slip that
 *   is accepted: those come beside it, for `heldOnDraw`
 */
export async function readWorlds(
  tx: pg.ClientBase,
  documents: SiteDocuments,
  placements: readonly Placement[],
): Promise<{ worlds: WorldAt[]; held: HeldRow[] }> {
  const asks = placements.map(({ ask }) => ask);
  const members = placements.map(({ bettor }) => bettor.memberId);
  const days = asks.map(({ gameDay }) => gameDay);
  const numbers = asks.map(({ number }) => number);
  const found = await tx.query<WorldRow>({
    name: 'placement-worlds',
    text: worldSql,
    values: [
      placements.map(({ bettor }) => bettor.siteId),
      members,
      asks.map(({ product }) => product),
      asks.map(({ gameId }) => gameId),
      days,
      numbers,
    ],
  });
  const held = await tx.query<HeldRow>({
    name: 'placement-held',
    text: heldSql,
    values: [members, days, numbers],
  });
  const worlds: WorldAt[] = [];
  for (const [index, placement] of placements.entries()) {
    const row = found.rows[index];
    if (row === undefined) throw new Error('Each slip has its world.');
    worlds.push(await worldOf(tx, documents, { placement, row }));
  }
  return { worlds, held: held.rows };
}

async function worldOf(
  tx: pg.ClientBase,
  documents: SiteDocuments,
  { placement: { bettor, ask }, row }: { placement: Placement; row: WorldRow },
): Promise<WorldAt> {
  const { siteId } = bettor;
  const player = playerOf(bettor, row);
  const policy = await documents.limits(tx, siteId, row.limitsVersion);
  return {
    player,
    isGameLocked: row.isGameLocked,
    round: row.roundId === null ? null : { roundId: row.roundId, isOpen: row.isOpen === true },
    book: await documents.odds(tx, siteId, row.oddsVersion),
    limits: limitsOf(policy, ask.product, player.level),
    waitingSlips: row.waitingSlips,
    at: row.at,
  };
}

/** Of all that is held, what concerns a slip: the same member's, on any game off the same draw. */
export function heldOnDraw(
  held: readonly HeldRow[],
  { bettor: { memberId }, ask: { gameId, gameDay, number } }: Placement,
): HeldRow[] {
  const game = gameOf(gameId);
  const games = new Set(game ? gamesOfSeed(game).map((one) => one.gameId) : []);
  return held.filter(
    (bet) =>
      bet.memberId === memberId &&
      bet.gameDay === gameDay &&
      bet.number === number &&
      games.has(bet.gameId),
  );
}

/** A member whose profile has not arrived yet is who their session says. */
function playerOf(bettor: Bettor, row: WorldRow): Player {
  const status = row.status ?? memberStatus.unknown;
  const isKnown = status === memberStatus.active || status === memberStatus.unknown;
  return {
    level: row.level ?? bettor.level,
    isPartner: bettor.isPartner || row.isPartner === true,
    standing: isKnown ? (row.excluded ? 'locked' : 'free') : standingOf(status),
  };
}

function standingOf(status: number): Player['standing'] {
  return status === memberStatus.suspended ? 'suspended' : 'barred';
}
