import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import { holdOf, type PartnerPolicy } from '../../policy/domain/policy.ts';
import { kindsOf } from '../../vocabulary/kinds.ts';
import { WHOLE_PPM } from '../../vocabulary/ppm.ts';
import { lockedUntil, type Neighbour, type RateFault, rateFaults } from '../domain/check-rate.ts';
import { type HoldVerdict, holdVerdict, shareVerdict } from '../domain/hold.ts';
import { rateAt } from '../domain/rate-history.ts';
import { neighboursOf, type Relative } from '../store/neighbours.ts';
import { publishedHolds } from '../store/published-holds.ts';
import { type NewRate, readRates, type StoredRate } from '../store/rates.ts';

export type RateWish = {
  readonly siteId: string;
  readonly holderId: string;
  readonly rates: readonly NewRate[];
  readonly effectiveFrom: Date;
  readonly now: Date;
  /** Who passes on what they have themselves is bounded by that alone. */
  readonly isOperator: boolean;
};

export type CheckedRate = NewRate & {
  readonly faults: readonly RateFault[];
  /** Until when it cannot be changed; null when it can be. */
  readonly lockedUntil: Date | null;
  readonly hold: HoldVerdict;
  /** What the category holds; of a share, what one operator may promise alone. */
  readonly holdPpm: number;
};

/**
 * What stands against rates: parent, children, the lock of a day; and how they are beside what their
 * category holds: by what is published of its games, and by the policy where nothing is. Shares of
 * losing and of cash are held against what one operator may promise alone.
 *
 * @throws Refusal PT205 for a kind its category does not know, or one named twice
 */
export async function checkRates(
  db: pg.Pool | pg.ClientBase,
  policy: PartnerPolicy,
  { siteId, holderId, rates, effectiveFrom, now, isOperator }: RateWish,
): Promise<CheckedRate[]> {
  const { parent, children, isPartner } = await neighboursOf(db, holderId, now);
  const keys = rates.map(({ category, kind }) => `${category} ${kind}`);
  const known = rates.every(
    ({ category, kind }) => kindsOf(category).includes(kind) && (isPartner || kind === 'rolling'),
  );
  if (!known || new Set(keys).size < keys.length) throw refuse(errors, 'PT205');
  const people = [holderId, ...(parent === null ? [] : [parent.memberId]), ...children.map(idOf)];
  const all = await readRates(db, people);
  const published = await publishedHolds(db, siteId);
  return rates.map((rate) => {
    const of = (memberId: string) => all.filter((one) => isOf(one, memberId, rate));
    const beside = ({ memberId, name }: Relative): Neighbour => ({
      memberId,
      name,
      rates: of(memberId),
    });
    const own = published.find(({ category }) => category === rate.category);
    const heldPpm = own?.holdPpm ?? holdOf(policy, rate.category);
    const sharePpm = isOperator ? policy.shareAlonePpm : WHOLE_PPM;
    const present = rateAt(of(holderId), effectiveFrom)?.ppm ?? 0;
    return {
      ...rate,
      ...(rate.kind === 'rolling'
        ? { holdPpm: heldPpm, hold: holdVerdict(rate.ppm, heldPpm) }
        : { holdPpm: sharePpm, hold: shareVerdict(rate.ppm, present, sharePpm) }),
      lockedUntil: lockedUntil(of(holderId), now),
      faults: rateFaults(
        { ppm: rate.ppm, effectiveFrom, now },
        { parent: parent === null ? null : beside(parent), children: children.map(beside) },
      ),
    };
  });
}

function idOf({ memberId }: Relative): string {
  return memberId;
}

function isOf(rate: StoredRate, holderId: string, { category, kind }: NewRate): boolean {
  return rate.holderId === holderId && rate.category === category && rate.kind === kind;
}
