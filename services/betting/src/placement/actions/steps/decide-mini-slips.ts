import { together } from '@noriter/kit/postgres';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import { betReturn } from '@noriter/rules/ticket';
import type pg from 'pg';
import { errors } from '../../../errors.ts';
import type { MiniDeps } from '../../../mini/deps.ts';
import type { KeptStandings } from '../../../mini/domain/kept-standings.ts';
import type { OddsBook } from '../../../mini/domain/odds-book.ts';
import type { Standing } from '../../../mini/domain/round-liability.ts';
import { limitsOf } from '../../../site/domain/limits.ts';
import { type Decision, decidePlacement } from '../../domain/decide.ts';
import type { SlipBet } from '../../domain/new-slip.ts';
import type { MiniPlacement } from '../../domain/placement.ts';
import { type NewBet, type Refused, standingOf } from '../../domain/placement-checks.ts';
import { safeLoss } from '../../domain/rounds-filled.ts';
import { type OpenBetRow, openOnDraw, readOpenBets } from '../../store/open-mini-bets.ts';
import { isLocked, playerOf } from '../../store/placement-context.ts';
import type { DecideSlip } from './decide-slip.ts';
import { type HeldRound, holdRounds, keyOf, readStandings } from './held-rounds.ts';

/**
 * Reads what slips on rounds of the mini games are decided by.
 *
 * @param keptStandings what this process saw last on rounds, which need not be read for slips that are
 *   far from filling them; null where all is to be read
 * @returns what decides each of them, in their order
 */
export async function readForMiniSlips(
  { limitsAt, oddsAt }: Pick<MiniDeps, 'limitsAt' | 'oddsAt'>,
  tx: pg.ClientBase,
  placements: readonly MiniPlacement[],
  keptStandings: KeptStandings | null,
): Promise<DecideSlip<MiniPlacement>> {
  const { rows, rounds } = await readHeld(tx, placements, keptStandings);
  const openByMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return async (placement, row, check) => {
    const { bettor, ask } = placement;
    const player = playerOf(bettor, row);
    const open = openByMember.get(bettor.memberId) ?? [];
    const policy = await limitsAt(tx, bettor.siteId, row.limitsVersion);
    const book = await oddsAt(tx, bettor.siteId, row.oddsVersion);
    const context = {
      player,
      isGameLocked: isLocked(row, [ask.product, ask.gameId]),
      round: row.roundId === null ? null : { roundId: row.roundId, isOpen: row.isOpen === true },
      limits: limitsOf(policy, ask.product, player.level),
      open: openOnDraw(open, placement),
      waitingSlips: row.waitingSlips,
    };
    const decideBy = ({ totals, isFresh }: HeldRound) =>
      decidePlacement(ask, { ...context, standing: totals, book: isFresh ? book : cautious(book) });
    const held = rounds.of(placement, row.roundId);
    let decision = decideBy(held);
    if (isFull(decision) && !held.isFresh) decision = decideBy(await rounds.readAnew(placement));
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
    rounds.add(placement, decision.bets.map(standingOf));
    return slip;
  };
}

/** What members and everybody hold on the rounds that are asked for. */
async function readHeld(
  tx: pg.ClientBase,
  placements: readonly MiniPlacement[],
  keptStandings: KeptStandings | null,
) {
  const seen = new Map<string, readonly Standing[]>();
  for (const key of new Set(placements.map(keyOf))) {
    const standings = keptStandings?.of(key);
    if (standings) seen.set(key, standings);
  }
  const unseen = placements.filter((placement) => !seen.has(keyOf(placement)));
  const [rows, standings] = await together(tx, () => [
    placements.length === 0 ? [] : readOpenBets(tx, placements),
    unseen.length === 0 ? [] : readStandings(tx, unseen),
  ]);
  return { rows, rounds: holdRounds(tx, seen, standings) };
}

/** The book for who does not know what stands on a round now. */
function cautious(book: OddsBook): OddsBook {
  return { ...book, roundLossMax: safeLoss(book.roundLossMax) };
}

function isFull(decision: Decision): boolean {
  return 'refusal' in decision && decision.refusal === 'B1018';
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
