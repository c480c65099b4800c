import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import { eventually } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import {
  CashRequestKind,
  CashRequestStatus,
  type WalletEvent,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import { expect } from 'vitest';
import type { PartnerWorld, Someone } from './partner-world.ts';

type Request = {
  amount: bigint;
  isDeposit?: boolean;
  requestId?: string;
  isCompleted?: boolean;
  /** By somebody who can write to the topic, and is not the wallet. */
  isForged?: boolean;
};

/** The wallet publishes a request; it waits until it is counted, if it is to be. */
export async function publishRequest(
  { space, clock, pool }: PartnerWorld,
  { memberId }: Someone,
  request: Request,
): Promise<string> {
  const { amount, isDeposit = true, requestId = randomUUID(), isCompleted = true } = request;
  const { isForged = false } = request;
  const value = create(WalletEventSchema, {
    siteId: 'noriter',
    memberId,
    occurredAt: timestampFromDate(clock.now()),
    event: {
      case: 'cashRequest',
      value: {
        requestId,
        kind: isDeposit ? CashRequestKind.DEPOSIT : CashRequestKind.WITHDRAWAL,
        status: isCompleted ? CashRequestStatus.COMPLETED : CashRequestStatus.REQUESTED,
        amount,
      },
    },
  });
  await send(space, memberId, value, isForged);
  if (isCompleted && !isForged) {
    await eventually(async () => {
      const noted = 'select from counted_cash where request_id = $1';
      expect((await pool.query(noted, [requestId])).rowCount).toBe(1);
    });
  }
  return requestId;
}

/** The wallet publishes that a deposit was taken back; it waits until that is counted, if it is to be. */
export async function publishTakenBack(
  { space, clock, pool }: PartnerWorld,
  { memberId }: Someone,
  { requestId, isForged = false }: { requestId: string; isForged?: boolean },
): Promise<void> {
  const value = create(WalletEventSchema, {
    siteId: 'noriter',
    memberId,
    occurredAt: timestampFromDate(clock.now()),
    event: {
      case: 'cashRequest',
      value: {
        requestId,
        kind: CashRequestKind.DEPOSIT,
        status: CashRequestStatus.TAKEN_BACK,
        amount: 1n,
      },
    },
  });
  await send(space, memberId, value, isForged);
  if (isForged) return;
  await eventually(async () => {
    const noted = 'select from counted_cash where request_id = $1';
    const undoing = deriveId('taken-back', requestId);
    expect((await pool.query(noted, [undoing])).rowCount).toBe(1);
  });
}

async function send(
  space: PartnerWorld['space'],
  memberId: string,
  value: WalletEvent,
  isForged: boolean,
): Promise<void> {
  const provenWith = isForged ? undefined : space.commandKeysOf('partner')[0];
  await space.producer.send(walletEvents, { key: memberId, id: randomUUID(), value, provenWith });
}
