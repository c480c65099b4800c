import { formatWon } from '@noriter/kit/money';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import { legText } from '@noriter/rules/leg-name';
import { versionOf } from '@noriter/versioned-settings/store';
import type pg from 'pg';
import { errors } from '../../../errors.ts';
import { limitsOf } from '../../../site/domain/limits.ts';
import { limitSettings } from '../../../site/store/limits.ts';
import { readOffers } from '../../../sportsbook/store/offers.ts';
import { sportRuleSettings } from '../../../sportsbook/store/rules.ts';
import type { SettlementDeps } from '../../deps.ts';
import type { CashOutWish } from '../../domain/cash-out.ts';
import {
  type CashOutRefusal,
  type CashOutTicket,
  presentOdds,
} from '../../domain/cash-out-worth.ts';
import { isInDoubt } from '../../store/legs-in-doubt.ts';
import { countedLegs, type TicketRow } from '../../store/tickets.ts';

export type CashOutDeps = Pick<SettlementDeps, 'pool' | 'sportRulesAt' | 'limitsAt' | 'ids'>;

export type CashOutTerms = {
  wish: Omit<CashOutWish, 'lineStake'>;
  present: CashOutTicket;
  /** How long it waits before it is taken; 0 where no open leg is in play. */
  delayMs: number;
};

/**
 * What a ticket is worth now, and what its site gives for it.
 *
 * @param of.askedAt of a revalidation: a leg that was stopped since then is not open
 * @returns a refusal where the site buys nothing back, or what a leg comes to is not written yet
 */
export async function cashOutTerms(
  { sportRulesAt, limitsAt }: Pick<CashOutDeps, 'sportRulesAt' | 'limitsAt'>,
  tx: pg.ClientBase,
  { ticket, level, askedAt }: { ticket: TicketRow; level: number; askedAt?: Date },
): Promise<CashOutTerms | CashOutRefusal> {
  const { siteId } = ticket;
  const rules = await sportRulesAt(tx, siteId, await versionOf(tx, sportRuleSettings, siteId));
  const rate = rules.cashOutRate;
  if (rate === null || (await isInDoubt(tx, ticket.betId))) {
    return { refusal: 'B1060', fault: 'suspended' };
  }
  const policy = await limitsAt(tx, siteId, await versionOf(tx, limitSettings, siteId));
  const { minimum } = limitsOf(policy, 'sport', level);
  const given = countedLegs(ticket);
  const open = given.filter(({ result }) => result === null);
  const offers = new Map((await readOffers(tx, open)).map((offer) => [legText(offer), offer]));
  const wasStopped = (stoppedAt: Date | null) =>
    askedAt !== undefined && stoppedAt !== null && stoppedAt >= askedAt;
  const legs = given.map((leg) => {
    const offer = offers.get(legText(leg));
    const isOpen = offer?.isOpen === true && !wasStopped(offer.stoppedAt);
    const present = isOpen ? presentOdds(leg.odds, offer) : null;
    return { odds: leg.odds, result: leg.result, present };
  });
  const inPlay = [...offers.values()].some(({ isLive }) => isLive);
  return {
    wish: { rate, now: ticket.at, stakeMinimum: minimum },
    present: { ...ticket, legs },
    delayMs: inPlay ? rules.liveDelayMs : 0,
  };
}

/** Whether anything of a ticket can still be bought back; nothing of one that a free bet staked. */
export function isRunning({ state, voidReason, isLate, freeBetId }: TicketRow): boolean {
  return state === 'accepted' && voidReason === null && !isLate && freeBetId === null;
}

export function cashOutRefusal({ refusal, fault, amount }: CashOutRefusal): Refusal {
  const params = amount === undefined ? {} : { amount: formatWon(amount) };
  const data = { fault, ...(amount === undefined ? {} : { amount: amount.toString() }) };
  return refuse(errors, refusal, params, data);
}
