import type pg from 'pg';
import { limitsOf } from '../domain/limits.ts';
import { gameOf, gamesOfSeed } from '../domain/mini/games.ts';
import type { Ask, HeldBet, Player, World } from '../domain/placement/ask.ts';
import { limitsOfDocument } from './limits-document.ts';
import { bookOfDocument } from './odds-document.ts';

/** Who bets, as their session says. */
export type Bettor = { siteId: string; memberId: string; level: number; isPartner: boolean };

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
  book: unknown;
  limits: unknown;
  waitingSlips: number;
};

/**
 * What a slip is decided by, read after the member's slips were put in line. The round is open by
 * the database's clock at this very moment, whatever the clocks of the processes say.
 */
const worldSql = `
  select case when member.profile_at > 'epoch' then member.level end as level,
    member.is_partner as "isPartner", member.status, member.excluded,
    exists (select 1 from game_lock where site_id = $1 and locked and scope = any($3))
      as "isGameLocked",
    round.round_id as "roundId",
    round.state = 'open' and round.closes_at > clock_timestamp() and not exists (
      select from round_void as void where void.site_id = $1 and void.round_id = round.round_id
        and void.status = 'approved') as "isOpen",
    (select document from mini_odds where site_id = $1) as book,
    (select document from bet_limits where site_id = $1) as limits,
    (select count(*)::int from bet_slip where member_id = $2 and state = 'pending')
      as "waitingSlips"
  from (select 1) as one
    left join member on member.member_id = $2 and member.site_id = $1
    left join mini_round as round
      on round.game_id = $4 and round.game_day = $5 and round.number = $6`;

/** Bets that are open yet, of every game that is read off the same draw. */
const heldSql = `
  select game_id as "gameId", market_id as "marketId", selection_id as "selectionId", stake,
    placed_at > clock_timestamp() - interval '10 seconds' as "isRecent"
  from bet
  where member_id = $1 and game_day = $2 and number = $3 and game_id = any($4)
    and state in ('pending', 'accepted')`;

export async function readWorld(
  tx: pg.ClientBase,
  bettor: Bettor,
  { product, gameId, gameDay, number }: Ask,
): Promise<World> {
  const { siteId, memberId } = bettor;
  const scopes = ['', product, gameId];
  const found = await tx.query<WorldRow>({
    name: 'placement-world',
    text: worldSql,
    values: [siteId, memberId, scopes, gameId, gameDay, number],
  });
  const row = found.rows[0];
  if (row === undefined) throw new Error('The world has one row.');
  const game = gameOf(gameId);
  const seedGames = game ? gamesOfSeed(game).map((one) => one.gameId) : [];
  const held = await tx.query<HeldBet>({
    name: 'placement-held',
    text: heldSql,
    values: [memberId, gameDay, number, seedGames],
  });
  const player = playerOf(bettor, row);
  return {
    player,
    isGameLocked: row.isGameLocked,
    round: row.roundId === null ? null : { roundId: row.roundId, isOpen: row.isOpen === true },
    book: bookOfDocument(row.book),
    limits: limitsOf(limitsOfDocument(row.limits), product, player.level),
    held: held.rows,
    waitingSlips: row.waitingSlips,
  };
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
