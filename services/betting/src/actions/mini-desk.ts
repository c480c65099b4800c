import { type Refusal, refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import { limitsOf } from '../domain/limits.ts';
import {
  decidePlacement,
  type NewBet,
  type Refused,
  returnOf,
} from '../domain/placement/decide.ts';
import { errors } from '../errors.ts';
import { type HeldRow, heldOnDraw, readHeldOnRounds } from '../queries/held-on-rounds.ts';
import type { MiniPlacement } from '../queries/placement.ts';
import { isLocked, playerOf, type WorldRow } from '../queries/placement-world.ts';
import type { NewSlip, SlipBet } from './write-slips.ts';

/** Decides slips of one moment; what it accepts counts for those that come behind. */
export type Desk<One> = (placement: One, row: WorldRow) => Promise<NewSlip | Refusal>;

/** Slips of single bets on rounds of the mini games. */
export async function openMiniDesk(
  { siteDocuments }: Pick<BettingDeps, 'siteDocuments'>,
  tx: pg.ClientBase,
  placements: readonly MiniPlacement[],
): Promise<Desk<MiniPlacement>> {
  const rows = placements.length === 0 ? [] : await readHeldOnRounds(tx, placements);
  const heldByMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return async (placement, row) => {
    const { bettor, ask } = placement;
    const player = playerOf(bettor, row);
    const held = heldByMember.get(bettor.memberId) ?? [];
    const policy = await siteDocuments.limits(tx, bettor.siteId, row.limitsVersion);
    const decision = decidePlacement(ask, {
      player,
      isGameLocked: isLocked(row, [ask.product, ask.gameId]),
      round: row.roundId === null ? null : { roundId: row.roundId, isOpen: row.isOpen === true },
      book: await siteDocuments.odds(tx, bettor.siteId, row.oddsVersion),
      limits: limitsOf(policy, ask.product, player.level),
      held: heldOnDraw(held, placement),
      waitingSlips: row.waitingSlips,
    });
    if ('refusal' in decision) return refusalOf(decision);
    heldByMember.set(bettor.memberId, [...held, ...heldBy(placement, decision.bets)]);
    const { gameId, gameDay, number } = ask;
    return {
      ...placement,
      gameId,
      gameDay,
      number,
      roundId: decision.roundId,
      at: row.at,
      stakeBefore: row.drawsAt ?? row.at,
      rechecksAt: null,
      full: [],
      bets: decision.bets.map(slipBet),
    };
  };
}

function slipBet(bet: NewBet): SlipBet {
  return {
    ...bet,
    kind: 'single',
    linesOf: 1,
    lineStake: bet.stake,
    bonus: null,
    returnMost: returnOf(bet),
    returnMax: null,
    legs: [],
  };
}

function heldBy(
  { bettor: { memberId }, ask: { gameId, gameDay, number } }: MiniPlacement,
  bets: readonly NewBet[],
): HeldRow[] {
  return bets.map(({ marketId, selectionId, stake }) => {
    const bet = { gameId, marketId, selectionId, stake, recentStakes: [stake] };
    return { ...bet, memberId, gameDay, number };
  });
}

function refusalOf({ refusal, params, selections }: Refused): Refusal {
  return refuse(errors, refusal, params, selections.length === 0 ? null : { selections });
}
