import { z } from 'zod';
import type { VendorClient } from '../../site/clients/call-vendor.ts';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { playerIdOf } from '../../vocabulary/player-id.ts';
import type { Transfer, TransferNews } from '../domain/transfer.ts';

const wonDigits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform((text) => BigInt(text));
const moved = z.object({ status: z.enum(['done', 'refused']) });
const asked = z.object({ status: z.enum(['done', 'refused', 'unknown']) });
const has = z.object({ balance: wonDigits });

const newsOf = { done: 'vendor-done', refused: 'vendor-refused' } as const;

/** Asks the vendor to take or give an amount, under our id. */
export function askToMove(
  vendors: VendorClient,
  { vendorKey, transferId, memberId, direction, amount }: Transfer,
): Promise<TransferNews> {
  const body = { playerId: playerIdOf(memberId), transferId, amount: amount.toString() };
  return answerOrNone(async () => {
    const { status } = await vendors.call(vendorKey, `/${direction}`, body, moved);
    return newsOf[status];
  });
}

/** Asks the vendor what became of our id: one it does not know is refused from then on. */
export function askStatus(
  vendors: VendorClient,
  { vendorKey, transferId }: Transfer,
): Promise<TransferNews> {
  return answerOrNone(async () => {
    const { status } = await vendors.call(vendorKey, '/status', { transferId }, asked);
    return status === 'unknown' ? 'vendor-refused' : newsOf[status];
  });
}

/** What a member has at the vendor. @throws VendorUnreachable */
export async function askBalance(
  vendors: VendorClient,
  vendorKey: string,
  memberId: string,
): Promise<bigint> {
  const body = { playerId: playerIdOf(memberId) };
  return (await vendors.call(vendorKey, '/balance', body, has)).balance;
}

/** Opens the member's wallet at the vendor; again it changes nothing. @throws VendorUnreachable */
export async function openPlayer(
  vendors: VendorClient,
  vendorKey: string,
  memberId: string,
): Promise<void> {
  await vendors.call(vendorKey, '/create', { playerId: playerIdOf(memberId) }, z.object({}));
}

async function answerOrNone(ask: () => Promise<TransferNews>): Promise<TransferNews> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof VendorUnreachable) return 'unanswered';
    throw error;
  }
}
