import { z } from 'zod';
import type { RoundsDeps } from '../deps.ts';

const answer = z.object({
  state: z.enum(['open', 'closed', 'cancelled', 'unknown']),
  detailUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
});

/** What became of a round, and where it can be seen again, by its vendor. @throws VendorUnreachable */
export function askRound(
  { vendorClient }: Pick<RoundsDeps, 'vendorClient'>,
  { vendorKey, vendorRoundId: roundId }: { vendorKey: string; vendorRoundId: string },
) {
  return vendorClient.call(vendorKey, '/round', { roundId }, answer);
}
