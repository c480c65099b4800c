import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { rateAt } from '../../rates/domain/rate-history.ts';
import { readRates, type StoredRate } from '../../rates/store/rates.ts';
import { forBoth } from '../../tree/http/both.ts';
import { personShape } from '../../tree/http/person.ts';
import { type Person, readPeople } from '../../tree/store/people.ts';
import { reach } from '../../tree/store/reach.ts';
import { percentOfPpm } from '../../vocabulary/ppm.ts';
import type { AccrualDeps } from '../deps.ts';
import type { Chain } from '../domain/chain.ts';
import { type AccrualRow, accrualsOf } from '../store/accruals.ts';
import { readChains } from '../store/chains.ts';

const share = z.object({
  person: personShape,
  rate: z.string().describe('Percent: what was set'),
  below: z.string().describe('Percent: what the next active tier below had, or the member'),
  effective: z.string().describe('Percent: what is kept of it'),
  exact: z.string().describe('Won with six decimals, before it was floored'),
  amount: wonText,
  since: z.iso
    .datetime()
    .nullable()
    .describe('From when on the rate counts; null where none was set'),
});

const version = z.object({
  version: z.int(),
  settledAt: z.iso.datetime(),
  day: z.string().describe('The Korean day it is counted on'),
  category: z.string(),
  turnover: wonText,
  stake: wonText,
  returned: wonText,
  isCorrection: z.boolean().describe('It changed what a frozen day was paid for'),
  totalRate: z.string(),
  total: wonText.describe('What all of the chain got'),
  shares: z.array(share).describe('From the caller’s own tier down'),
});

nameSchemas({ AccrualVersion: version });

export const whyRoutes = forBoth<AccrualDeps>()({
  path: '/why',
  summary: 'Why a bet earned what it did: the chain, the rates, their dates and the arithmetic',
  body: z.object({ betId: idText }),
  data: z.object({ betId: z.string(), member: personShape, versions: z.array(version) }),
  refuses: ['PT301'],
  async handle({ pool }, { scope, body: { betId } }) {
    const accruals = await accrualsOf(pool, scope.siteId, betId);
    const chains = await readChains(
      pool,
      accruals.map(({ chainId }) => chainId),
    );
    // Who stood above the bet when it was settled sees it, also after the member has left.
    const seen = accruals.flatMap((accrual) => {
      const chain = chains.get(accrual.chainId);
      const tier = chain === undefined ? null : lowestSeen(chain, scope.rootId);
      return chain === undefined || tier === null ? [] : [{ accrual, chain, tier }];
    });
    const [first] = seen;
    if (first === undefined) throw refuse(errors, 'PT301');
    const { memberId } = first.accrual;
    if (scope.rootId === null) await reach(pool, scope, memberId);
    const holders = [memberId, ...first.chain.links.map(({ partnerId }) => partnerId)];
    const rates = await readRates(pool, holders);
    const personOf = await readPeople(pool, holders, scope.at);
    return {
      betId,
      member: personOf(memberId),
      versions: seen.map((one) => versionOf(one, { personOf, rates })),
    };
  },
});

/** The tier from which on a caller sees a chain; null of who is not in it. */
function lowestSeen({ links }: Chain, rootId: string | null): number | null {
  if (rootId === null) return 1;
  return links.find(({ partnerId }) => partnerId === rootId)?.tier ?? null;
}

type Known = { personOf: (id: string) => Person; rates: readonly StoredRate[] };

function versionOf(
  { accrual, chain, tier: from }: { accrual: AccrualRow; chain: Chain; tier: number },
  { personOf, rates }: Known,
): z.input<typeof version> {
  const sinceOf = (id: string) => {
    const own = rates.filter(
      ({ holderId, category, kind }) =>
        holderId === id && category === chain.category && kind === 'rolling',
    );
    return rateAt(own, accrual.settledAt)?.effectiveFrom.toISOString() ?? null;
  };
  const shareOf = (
    id: string,
    ppm: number,
    slice: { below: number; effective: number; tier: number },
  ) => ({
    person: personOf(id),
    rate: percentOfPpm(ppm),
    below: percentOfPpm(slice.below),
    effective: percentOfPpm(slice.effective),
    exact: exactText(accrual.turnover * BigInt(slice.effective)),
    amount: (accrual.rolling[slice.tier] ?? 0n).toString(),
    since: sinceOf(id),
  });
  const tiers = chain.rolling.tiers.flatMap((slice) => {
    const link = chain.links.find(({ tier }) => tier === slice.tier);
    return link === undefined || slice.tier < from
      ? []
      : [shareOf(link.partnerId, link.rollingPpm, slice)];
  });
  const { member } = chain.rolling;
  const own = shareOf(accrual.memberId, member, { below: 0, effective: member, tier: 0 });
  return {
    version: accrual.version,
    settledAt: accrual.settledAt.toISOString(),
    day: accrual.day,
    category: chain.category,
    turnover: accrual.turnover.toString(),
    stake: accrual.stake.toString(),
    returned: accrual.returned.toString(),
    isCorrection: accrual.isCorrection,
    totalRate: percentOfPpm(topSeen(chain, from)),
    total: tiers
      .reduce((all, { amount }) => all + BigInt(amount), accrual.rolling[0] ?? 0n)
      .toString(),
    shares: member === 0 ? tiers : [...tiers, own],
  };
}

/** What the caller's tier and all below get together. */
function topSeen({ rolling }: Chain, from: number): number {
  const seen = rolling.tiers.filter(({ tier }) => tier >= from);
  return seen.reduce((all, { effective }) => all + effective, rolling.member);
}

function exactText(micro: bigint): string {
  return `${micro / 1_000_000n}.${String(micro % 1_000_000n).padStart(6, '0')}`;
}
