import { z } from 'zod';
import type { VendorClient } from '../../site/clients/call-vendor.ts';
import { VendorUnreachable } from '../../site/clients/call-vendor.ts';
import { playerIdOf } from '../../vocabulary/player-id.ts';
import type { Transfer, TransferNews } from '../domain/transfer.ts';

const wonDigits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform((text) => BigInt(text));

/** What an answer may repeat of what it is about; of an id that it does not know it has nothing to repeat. */
const repeated = {
  transferId: z.unknown().optional(),
  playerId: z.unknown().optional(),
  direction: z.unknown().optional(),
  amount: z.unknown().optional(),
};
const moved = z.object({ ...repeated, status: z.enum(['done', 'refused']) });
const asked = z.object({ ...repeated, status: z.enum(['done', 'refused', 'unknown']) });
const has = z.object({ balance: wonDigits });

const newsOf = {
  done: 'vendor-done',
  refused: 'vendor-refused',
  unknown: 'vendor-refused',
} as const;

/** Asks the vendor to take or give an amount, under our id. */
export function askToMove(vendors: VendorClient, transfer: Transfer): Promise<TransferNews> {
  const { vendorKey, transferId, memberId, direction, amount } = transfer;
  const body = { playerId: playerIdOf(memberId), transferId, amount: amount.toString() };
  return answerOrNone(async () =>
    newsIn(transfer, await vendors.call(vendorKey, `/${direction}`, body, moved)),
  );
}

/** Asks the vendor what became of our id: one it does not know is refused from then on. */
export function askStatus(vendors: VendorClient, transfer: Transfer): Promise<TransferNews> {
  const { vendorKey, transferId } = transfer;
  return answerOrNone(async () =>
    newsIn(transfer, await vendors.call(vendorKey, '/status', { transferId }, asked)),
  );
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

/** An answer that speaks of another amount, member or direction than ours says nothing of ours. */
function newsIn(
  { transferId, memberId, direction, amount }: Transfer,
  answer: z.output<typeof asked>,
): TransferNews {
  const ours = { transferId, playerId: playerIdOf(memberId), direction, amount: amount.toString() };
  const names = ['transferId', 'playerId', 'direction', 'amount'] as const;
  const isOurs = names.every((name) => (answer[name] ?? ours[name]) === ours[name]);
  return isOurs ? newsOf[answer.status] : 'vendor-contradicts';
}

async function answerOrNone(ask: () => Promise<TransferNews>): Promise<TransferNews> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof VendorUnreachable) return 'unanswered';
    throw error;
  }
}
