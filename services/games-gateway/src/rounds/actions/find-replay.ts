import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { askRound } from '../clients/ask-round.ts';
import type { RoundsDeps } from '../deps.ts';
import { readRound } from '../store/list-rounds.ts';

/**
 * Where a round can be seen again: a page of its vendor, whose address is asked for each time, as it may hold
 * a token that ends.
 *
 * @param which.memberId only a round of this member
 * @throws Refusal G003 without such a round, G010 without such a page, 9999 the vendor does not answer
 */
export async function findReplay(
  deps: Pick<RoundsDeps, 'pool' | 'vendorClient' | 'log'>,
  { siteId, roundId, memberId }: { siteId: string; roundId: string; memberId?: string },
): Promise<string> {
  const round = await readRound(deps.pool, siteId, roundId);
  const isOthers = memberId !== undefined && round?.memberId !== memberId;
  if (round === null || isOthers) throw refuse(errors, 'G003');
  const { detailUrl } = await askRound(deps, round).catch((error: unknown) => {
    if (!(error instanceof VendorUnreachable)) throw error;
    deps.log.warn({ err: error, roundId }, 'a vendor did not say where a round is seen');
    throw refuse(errors, '9999');
  });
  if (detailUrl === null) throw refuse(errors, 'G010');
  return detailUrl;
}
