import { together } from '@noriter/kit/postgres';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import { betReturn } from '@noriter/rules/ticket';
import type pg from 'pg';
import { errors } from '../../../errors.ts';
import type { MiniDeps } from '../../../mini/deps.ts';
import { readRoundStandings } from '../../../mini/store/mini-exposure.ts';
import { limitsOf } from '../../../site/domain/limits.ts';
import { decidePlacement } from '../../domain/decide.ts';
import type { SlipBet } from '../../domain/new-slip.ts';
import type { MiniPlacement } from '../../domain/placement.ts';
import { type NewBet, type Refused, standingOf } from '../../domain/placement-checks.ts';
import { type OpenBetRow, openOnDraw, readOpenBets } from '../../store/open-mini-bets.ts';
import { isLocked, playerOf } from '../../store/placement-context.ts';
import type { DecideSlip } from './decide-slip.ts';

/**
 * Reads what slips on rounds of the mini games are decided by.
 *
 * @returns what decides each of them, in their order
 */
export async function readForMiniSlips(
  { limitsAt, oddsAt }: Pick<MiniDeps, 'limitsAt' | 'oddsAt'>,
  tx: pg.ClientBase,
  placements: readonly MiniPlacement[],
): Promise<DecideSlip<MiniPlacement>> {
  const [rows, standings] = await readHeld(tx, placements);
  const standingOn = Map.groupBy(standings, ({ siteId, roundId }) => `${siteId} ${roundId}`);
  const openByMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return async (placement, row, check) => {
    const { bettor, ask } = placement;
    const player = playerOf(bettor, row);
    const open = openByMember.get(bettor.memberId) ?? [];
    const onRound = `${bettor.siteId} ${row.roundId}`;
    const policy = await limitsAt(tx, bettor.siteId, row.limitsVersion);
    const book = await oddsAt(tx, bettor.siteId, row.oddsVersion);
    const decision = decidePlacement(ask, {
      player,
      isGameLocked: isLocked(row, [ask.product, ask.gameId]),
      round: row.roundId === null ? null : { roundId: row.roundId, isOpen: row.isOpen === true },
      book,
      limits: limitsOf(policy, ask.product, player.level),
      open: openOnDraw(open, placement),
      standing: standingOn.get(onRound) ?? [],
      waitingSlips: row.waitingSlips,
    });
    if ('refusal' in decision) return refusalOf(decision);
    const { gameId, gameDay, number } = ask;
    const slip = {
      ...placement,
      gameId,
      gameDay,
      number,
      roundId: decision.roundId,
      roundLossMax: book.roundLossMax,
      at: row.at,
      stakeBefore: row.drawsAt ?? row.at,
      revalidatesAt: null,
      freeBetId: null,
      bets: decision.bets.map((bet) => slipBet({ ...bet, gameId })),
    };
    const refused = check(slip);
    if (refused !== null) return refused;
    openByMember.set(bettor.memberId, [...open, ...openRowsOf(placement, decision.bets)]);
    const { roundId } = decision;
    const added = decision.bets.map((bet) => ({
      ...standingOf(bet),
      roundId,
      siteId: bettor.siteId,
    }));
    standingOn.set(onRound, [...(standingOn.get(onRound) ?? []), ...added]);
    return slip;
  };
}

/** What members and everybody hold on the rounds that are asked for. */
async function readHeld(tx: pg.ClientBase, placements: readonly MiniPlacement[]) {
  if (placements.length === 0) return [[], []] as const;
  const sites = placements.map(({ bettor }) => bettor.siteId);
  const rounds = placements.map(({ ask }) => ask);
  return together(tx, () => [readOpenBets(tx, placements), readRoundStandings(tx, sites, rounds)]);
}

function slipBet(bet: NewBet & { gameId: string }): SlipBet {
  return {
    ...bet,
    kind: 'single',
    linesOf: 1,
    lineStake: bet.stake,
    bonus: null,
    returnMost: betReturn(bet),
    returnMax: null,
    legs: [],
  };
}

function openRowsOf(
  { bettor: { memberId }, ask: { gameId, gameDay, number } }: MiniPlacement,
  bets: readonly NewBet[],
): OpenBetRow[] {
  return bets.map(({ marketId, selectionId, stake }) => {
    const bet = { gameId, marketId, selectionId, stake, recentStakes: [stake] };
    return { ...bet, memberId, gameDay, number };
  });
}

function refusalOf({ refusal, params, selections }: Refused): Refusal {
  return refuse(errors, refusal, params, selections.length === 0 ? null : { selections });
}
