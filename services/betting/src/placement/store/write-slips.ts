import { handingOn } from '@noriter/kit/ids';
import { waitForLocks } from '@noriter/kit/lock-queue';
import { addAllToOutbox } from '@noriter/kit/outbox';
import { together } from '@noriter/kit/postgres';
import { slipEvents } from '@noriter/proto/topics';
import type { MoneyCommand } from '@noriter/wallet-client/command';
import type pg from 'pg';
import type { BettingBase } from '../../base.ts';
import { addStandings, type OnRound, readRoundStandings } from '../../mini/store/mini-exposure.ts';
import { roundKeyOf } from '../../site/store/round-lock.ts';
import type { NewSlip, SlipRow } from '../domain/new-slip.ts';
import { stakeCommand } from '../domain/stake.ts';
import { placedEvent } from '../events/bet-event.ts';
import { takeFreeBets } from './free-bets.ts';
import { insertLegs } from './insert-legs.ts';
import { insertSlips } from './insert-slips.ts';
import type { SlipView } from './read-slip.ts';
import { bonusColumn } from './ticket-columns.ts';

/** Slips as they were written, in their order: pending, with the stakes to be taken of them. */
export type WrittenSlips = {
  slips: SlipView[];
  /** To be asked for once they are committed. */
  stakes: MoneyCommand[];
  /** What stands on the slips' rounds with them; their locks are held. */
  standings: readonly OnRound[];
};

/**
 * Writes slips with their bets and reserves what the house may lose by them, in the caller's transaction
 * and in as many statements as for one. A slip that is pending is all that is written of its stake.
 */
export async function writeSlips(
  deps: Pick<BettingBase, 'ids'>,
  tx: pg.ClientBase,
  slips: readonly NewSlip[],
): Promise<WrittenSlips> {
  if (slips.length === 0) return { slips: [], stakes: [], standings: [] };
  const written = slips.map((slip) => ({
    ...slip,
    bets: slip.bets.map((bet) => ({ ...bet, betId: handingOn(deps.ids.next()) })),
    stake: slip.bets.reduce((sum, bet) => sum + bet.stake, 0n),
  }));
  const waiting = written.filter(({ revalidatesAt }) => revalidatesAt !== null);
  const [, , , standings] = await together(tx, () => [
    insertSlips(tx, written),
    insertLegs(tx, written),
    takeFreeBets(
      tx,
      written.flatMap(({ slipId, freeBetId }) => (freeBetId === null ? [] : { slipId, freeBetId })),
    ),
    // As late as can be: whoever else bets on these rounds waits until this is committed.
    addToRounds(tx, written),
    addAllToOutbox(
      tx,
      slipEvents,
      // The others are published when they are decided, in a moment.
      waiting.map((row) => placedEvent({ ...ownerOf(row), ...row }, row.at)),
    ),
  ]);
  const stakes = written.map((row) =>
    stakeCommand({ ...ownerOf(row), stake: row.stake, at: row.at }),
  );
  return { slips: written.map(viewOf), stakes, standings };
}

/** @returns what stands on the rounds then, as nobody can change it before this is committed */
async function addToRounds(tx: pg.ClientBase, slips: readonly SlipRow[]): Promise<OnRound[]> {
  const onRounds = slips.filter(({ roundId }) => roundId !== null).map(roundOf);
  if (onRounds.length === 0) return [];
  const [, , standings] = await together(tx, () => [
    waitForLocks(tx, onRounds.map(roundKeyOf)),
    addStandings(tx, slips.flatMap(standingsOf)),
    readRoundStandings(
      tx,
      onRounds.map(({ siteId }) => siteId),
      onRounds,
    ),
  ]);
  return standings;
}

function roundOf({ bettor: { siteId }, gameId, gameDay, number }: SlipRow) {
  return { siteId, gameId, gameDay: gameDay ?? '', number: number ?? 0 };
}

/** What the bets of a mini game put on its round. */
function standingsOf({ roundId, bettor: { siteId }, bets }: SlipRow) {
  return bets.flatMap(({ marketId, selectionId, stake, returnMost: returned }) =>
    roundId === null || marketId === null || selectionId === null
      ? []
      : [{ roundId, siteId, marketId, selectionId, stake, returned }],
  );
}

function ownerOf({ slipId, bettor, product, freeBetId }: SlipRow) {
  const { siteId, memberId } = bettor;
  return { slipId, siteId, memberId, product, freeBetId };
}

function viewOf(row: SlipRow): SlipView {
  const { slipId, product, gameId, gameDay, number, roundId, stake, bets, at } = row;
  const both = { slipId, product, gameId, gameDay, number, placedAt: at, state: 'pending' };
  const nothing = { returned: 0n, cashedOut: 0n, voidReason: null, settledAt: null };
  const open = { ...both, ...nothing, freeBetId: row.freeBetId, isToBeCancelled: false };
  return {
    ...both,
    roundId,
    stake,
    refusal: null,
    problems: null,
    bets: bets.map((bet) => ({
      ...open,
      ...bet,
      openLineStake: bet.lineStake,
      bonus: bonusColumn(bet.bonus),
      legs: bet.legs.map((leg, position) => ({ ...leg, position, result: null })),
    })),
  };
}
