import { z } from 'zod';
import type { VendorClient } from '../../site/clients/call-vendor.ts';
import type { ReportedJackpot } from '../domain/jackpot.ts';

const name = z.string().max(200);

const answer = z.object({
  jackpots: z
    .array(
      z.object({
        jackpotId: z.string().min(1).max(100),
        names: z.object({ ko: name, en: name, vi: name }),
        amount: z.string().regex(/^\d{1,15}$/),
        gameCodes: z.array(z.string().min(1).max(100)).max(500),
      }),
    )
    .max(100),
});

/** @throws VendorUnreachable */
export async function askJackpots(
  vendors: VendorClient,
  vendorKey: string,
): Promise<ReportedJackpot[]> {
  const { jackpots } = await vendors.call(vendorKey, '/jackpots', {}, answer);
  const byId = new Map(jackpots.map((one) => [one.jackpotId, one]));
  return [...byId.values()].map(({ jackpotId, names, amount, gameCodes }) => ({
    jackpotId,
    nameKo: names.ko,
    nameEn: names.en,
    nameVi: names.vi,
    amount: BigInt(amount),
    gameCodes,
  }));
}
