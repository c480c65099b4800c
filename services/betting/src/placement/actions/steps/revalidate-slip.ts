import { together } from '@noriter/kit/postgres';
import type { Refusal } from '@noriter/kit/result-codes';
import type { LegName } from '@noriter/rules/leg-name';
import type pg from 'pg';
import { locksSince } from '../../../site/store/game-locks.ts';
import { readOffers } from '../../../sportsbook/store/offers.ts';
import type { AcceptedTicket } from '../../domain/sport/ask.ts';
import { revalidateTickets, type SportDecision } from '../../domain/sport/decide.ts';
import { refused } from '../../domain/sport/sport-refusals.ts';
import { isLocked } from '../../store/placement-context.ts';
import { repriceBets } from '../../store/reprice-bets.ts';
import {
  type DueSlip,
  type SlipToRevalidate,
  writeRevalidated,
  writeRevalidationRefusal,
} from '../../store/slips-to-revalidate.ts';
import { readFixtures, readVoidMarkets, withoutVoid } from '../../store/sport-context.ts';
import type { PlaceSlipsDeps } from './decide-all.ts';
import { scopesOf, sportRefusal } from './decide-sport-slips.ts';
import { stakeEnd } from './new-sport-slip.ts';

export type Deps = Pick<PlaceSlipsDeps, 'pool' | 'config' | 'ids' | 'clock' | 'sportRulesAt'>;

/** It was not revalidated in time. */
const TOO_LATE = 'W408';

type Refused = { code: string; problems: object; refusal: Refusal };

/** The tickets at the prices of this moment, and until when a stake buys a part in them. */
type Standing = { tickets: AcceptedTicket[]; stakeBefore: Date };

/** @returns what a slip is refused for; null for one that stands, and one that came too late */
export async function revalidate(
  deps: Pick<Deps, 'sportRulesAt'>,
  tx: pg.ClientBase,
  slip: DueSlip,
): Promise<Refusal | null> {
  if (slip.isOverdue) {
    await writeRevalidationRefusal(tx, slip.slipId, { code: TOO_LATE, problems: null });
    return null;
  }
  const verdict = await verdictOn(deps, tx, slip);
  if ('code' in verdict) {
    await writeRevalidationRefusal(tx, slip.slipId, verdict);
    return verdict.refusal;
  }
  await together(tx, () => [
    repriceBets(tx, slip, verdict.tickets),
    writeRevalidated(tx, slip.slipId, verdict.stakeBefore),
  ]);
  return null;
}

async function verdictOn(
  { sportRulesAt }: Pick<Deps, 'sportRulesAt'>,
  tx: pg.ClientBase,
  { ask, siteId, rulesVersion, placedAt, at }: SlipToRevalidate,
): Promise<Refused | Standing> {
  const asked = legsOf(ask.tickets);
  const [rules, offered, voids, fixtures, locked] = await together(tx, () => [
    sportRulesAt(tx, siteId, rulesVersion),
    readOffers(tx, asked),
    readVoidMarkets(tx, [siteId], asked),
    readFixtures(
      tx,
      asked.map(({ fixtureId }) => fixtureId),
    ),
    locksSince(tx, { siteId, since: placedAt }),
  ]);
  const offers = withoutVoid(offered, siteId, voids);
  const decision: SportDecision = isLocked({ locked }, scopesOf(offers))
    ? refused('B0093', [])
    : revalidateTickets(ask, { offers, rules }, placedAt);
  if ('refusal' in decision) {
    const { refusal, params, problems } = decision;
    return { code: refusal, problems: { params, problems }, refusal: sportRefusal(decision) };
  }
  const starts = decision.tickets.flatMap(({ legs }) =>
    legs.map(({ isLive, fixtureId }) => {
      return { isLive, startsAt: fixtures.get(fixtureId)?.startsAt ?? at };
    }),
  );
  return { tickets: [...decision.tickets], stakeBefore: stakeEnd(starts, at) };
}

function legsOf(tickets: readonly { readonly legs: readonly LegName[] }[]): LegName[] {
  return tickets.flatMap(({ legs }) => [...legs]);
}
