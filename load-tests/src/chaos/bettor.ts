import { setTimeout as pause } from 'node:timers/promises';
import { stretched } from '@noriter/kit/testing/limits';
import { z } from 'zod';
import type { RoundName } from '../site/mini-rounds.ts';
import type { Answer, PlayerSession } from '../site/site-client.ts';
import type { SportLeg } from '../site/sport-legs.ts';
import type { Matches } from './matches.ts';
import { retryUntilAnswered } from './retried-call.ts';

/** One for each bet of a member, so a bet is known by it: in won. */
const FIRST_STAKE = 1_000;
const PAUSE_MS = 500;
/** Who has stopped waits for the answer to his last bet for so long. */
const ANSWERED_MS_MAX = stretched(60_000);
const TWICE_EVERY = 5;
const END_EVERY = 6;

/** What the site answered to a bet; null while it has not answered. */
type Reported = 'accepted' | 'refused' | null;

export type BetRecord = {
  memberId: string;
  /** By stake: what the site answered. */
  asked: Map<string, Reported>;
  /** Bets whose cancellation and whose cash-out the site confirmed. */
  cancelled: string[];
  cashedOut: string[];
  refused: Map<string, number>;
  waits: number;
  /** The codes of two answers to one request, where they are not the same. */
  differing: string[];
  accepted: { mini: number; sport: number };
};

export type Bettor = { record: BetRecord; stop(): Promise<void> };

/** What a bettor can bet on at a moment. */
export type Offers = { round(): RoundName; matches: Matches };

const slip = z.object({ bets: z.array(z.object({ betId: z.string() })) });
const bought = z.object({ offerId: z.string() });
const ended = z.object({ state: z.string() });

/**
 * A member who bets on rounds and on matches, alone and combined, takes some tickets back and sells
 * others, until stopped. Every bet is sent again until the site has answered it.
 *
 * @param place different for each, so that they do not all want the same
 */
export function startBettor(
  url: string,
  session: PlayerSession,
  { offers, place }: { offers: Offers; place: number },
): Bettor {
  const record = newRecord(session.memberId);
  let givesUpAt = Number.POSITIVE_INFINITY;
  const ask = retryUntilAnswered(url, session.token, {
    hasEnough: () => Date.now() > givesUpAt,
    waits: () => {
      record.waits += 1;
    },
    differs: (codes) => record.differing.push(codes.join(' and ')),
  });
  let stopped = false;

  function note({ resultCode }: Answer): boolean {
    if (resultCode === '0') return true;
    record.refused.set(resultCode, (record.refused.get(resultCode) ?? 0) + 1);
    return false;
  }

  /** @returns the bet's id when it was accepted */
  async function bet(product: 'mini' | 'sport', body: object, stake: string) {
    record.asked.set(stake, null);
    const twice = record.asked.size % TWICE_EVERY === 0;
    const answer = await ask('/api/bet/betProc', { product, ...body }, { twice });
    if (answer === undefined) return null;
    const isAccepted = note(answer);
    record.asked.set(stake, isAccepted ? 'accepted' : 'refused');
    if (!isAccepted) return null;
    record.accepted[product] += 1;
    return slip.parse(answer.data).bets[0]?.betId ?? null;
  }

  async function cancel(betId: string): Promise<void> {
    const answer = await ask('/api/bet/cancel', { betId });
    if (answer && note(answer)) record.cancelled.push(betId);
  }

  async function cashOut(betId: string, part: string): Promise<void> {
    const offer = await ask('/api/bet/cashOut/offer', { betId, part });
    if (!offer || !note(offer)) return;
    const { offerId } = bought.parse(offer.data);
    const answer = await ask('/api/bet/cashOut/take', { offerId }, { twice: true });
    if (!answer || !note(answer)) return;
    if (part === '100' && ended.parse(answer.data).state === 'cashed-out') {
      record.cashedOut.push(betId);
    }
  }

  async function play(): Promise<void> {
    for (let turn = place; !stopped; turn += 1) {
      const stake = String(FIRST_STAKE + record.asked.size);
      const legs = turn % 3 === 0 ? [] : wantedLegs(offers.matches, { turn, place });
      const betId =
        legs.length === 0
          ? await bet('mini', miniAsk(offers.round(), stake), stake)
          : await bet('sport', sportAsk(legs, stake), stake);
      if (betId !== null && legs.length > 0 && turn % END_EVERY === 1) await cancel(betId);
      if (betId !== null && legs.length > 0 && turn % END_EVERY === 4) {
        await cashOut(betId, turn % 4 === 0 ? '50' : '100');
      }
      await pause(PAUSE_MS);
    }
  }

  const playing = play();
  return {
    record,
    async stop() {
      stopped = true;
      givesUpAt = Date.now() + ANSWERED_MS_MAX;
      await playing;
    },
  };
}

function newRecord(memberId: string): BetRecord {
  return {
    memberId,
    asked: new Map(),
    cancelled: [],
    cashedOut: [],
    refused: new Map(),
    waits: 0,
    differing: [],
    accepted: { mini: 0, sport: 0 },
  };
}

function miniAsk(round: RoundName, stake: string) {
  const selections = [{ selectionId: 'sum-odd', odds: '1.95', stake }];
  return { ...round, oddsPolicy: 'any', selections };
}

function sportAsk(legs: readonly SportLeg[], lineStake: string) {
  return { oddsPolicy: 'any', tickets: [{ legs, linesOf: legs.length, lineStake }] };
}

/** One to three matches before their start, or one in play: of each the side this member is for. */
function wantedLegs(
  matches: Matches,
  { turn, place }: { turn: number; place: number },
): SportLeg[] {
  const { prematch, live } = matches.offered();
  const isLive = turn % 4 === 0;
  const legs = (isLive ? live : prematch).flatMap((all) => all[place % all.length] ?? []);
  const folds = isLive ? 1 : 1 + (turn % 3);
  return legs.toSorted(() => Math.random() - 0.5).slice(0, folds);
}
