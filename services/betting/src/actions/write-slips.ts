import { addAllToOutbox } from '@noriter/kit/outbox';
import { together } from '@noriter/kit/postgres';
import { betEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { Amounts } from '../domain/exposure/exposure.ts';
import type { Conditions } from '../domain/mini/market.ts';
import type { AcceptedLeg } from '../domain/placement/sport/ask.ts';
import type { BonusRule, TicketKind } from '../domain/settlement/ticket.ts';
import { placedEvent } from '../events/bet-event.ts';
import { stakeMessage } from '../events/stake-message.ts';
import type { Placement } from '../queries/placement.ts';
import type { SlipView } from '../queries/read-slip.ts';
import type { FixtureFacts } from '../queries/sport-world.ts';
import { bonusColumn } from '../queries/ticket-columns.ts';
import { insertLegs } from './insert-legs.ts';
import { insertSlips } from './insert-slips.ts';
import { suspendMarkets } from './suspend-markets.ts';
import { stakesTogether, type WrittenStakes, writeStakes } from './take-stakes.ts';

/** A leg that may be written, with what it adds to its market. */
export type SlipLeg = AcceptedLeg & FixtureFacts & { share: Amounts };

/** A bet that may be written: of a mini game its market and selection, of sports its legs. */
export type SlipBet = {
  readonly marketId: string | null;
  readonly selectionId: string | null;
  readonly conditions: Conditions | null;
  readonly askedOdds: bigint;
  readonly odds: bigint;
  readonly stake: bigint;
  readonly kind: TicketKind;
  readonly linesOf: number;
  readonly lineStake: bigint;
  readonly bonus: BonusRule | null;
  readonly returnMost: bigint;
  readonly returnMax: bigint | null;
  readonly legs: readonly SlipLeg[];
};

/** A slip that may be written, with the bets it was decided to become. */
export type NewSlip = Pick<Placement, 'product' | 'slipId' | 'bettor' | 'asked'> & {
  gameId: string;
  /** The round it is on; null where it has legs. */
  gameDay: string | null;
  number: number | null;
  roundId: string | null;
  bets: readonly SlipBet[];
  /** When it was decided, by the database's clock. */
  at: Date;
  /** A stake that is taken from then on buys no part in it. */
  stakeBefore: Date;
  /** When it is looked at again; until then nothing is staked. Null where it is not. */
  rechecksAt: Date | null;
  /** Markets that it brings to the limit of what the house may lose. */
  full: readonly { readonly fixtureId: string; readonly marketKey: string }[];
};

export type SlipRow = Omit<NewSlip, 'bets'> & {
  stake: bigint;
  bets: readonly (SlipBet & { betId: string })[];
};

/** Slips as they were written, in their order: pending; and the stakes to be taken of them. */
export type WrittenSlips = { slips: SlipView[]; stakes: WrittenStakes };

/**
 * Writes slips with their bets, reserves what the house may lose by them, and writes the commands
 * for their stakes but of those that are looked at again, all in the caller's transaction and in as
 * many statements as for one.
 */
export async function writeSlips(
  deps: Pick<BettingDeps, 'ids' | 'clock' | 'replies'>,
  tx: pg.ClientBase,
  slips: readonly NewSlip[],
): Promise<WrittenSlips> {
  if (slips.length === 0) return { slips: [], stakes: stakesTogether([]) };
  const written = slips.map((slip) => ({
    ...slip,
    bets: slip.bets.map((bet) => ({ ...bet, betId: deps.ids.next() })),
    stake: slip.bets.reduce((sum, bet) => sum + bet.stake, 0n),
  }));
  const staked = written.filter(({ rechecksAt }) => rechecksAt === null);
  const waiting = written.filter(({ rechecksAt }) => rechecksAt !== null);
  const full = slips.flatMap((slip) => [...slip.full]);
  const [stakes] = await together(tx, () => [
    writeStakes(
      tx,
      staked.map((row) => stakeMessage(ownerOf(row), { ...row, replyTo: deps.replies.channel })),
    ),
    insertSlips(tx, written),
    insertLegs(tx, written),
    suspendMarkets(deps, tx, full),
    addAllToOutbox(
      tx,
      betEvents,
      // The others are told of when they are decided, in a moment.
      waiting.map((row) => placedEvent({ ...ownerOf(row), ...row }, row.at)),
    ),
  ]);
  return { slips: written.map(viewOf), stakes };
}

function ownerOf({ slipId, bettor, product }: SlipRow) {
  const { siteId, memberId } = bettor;
  return { slipId, siteId, memberId, product };
}

function viewOf(row: SlipRow): SlipView {
  const { slipId, product, gameId, gameDay, number, roundId, stake, bets, at } = row;
  const both = { slipId, product, gameId, gameDay, number, placedAt: at, state: 'pending' };
  const open = { ...both, returned: 0n, cashedOut: 0n, settledAt: null };
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
