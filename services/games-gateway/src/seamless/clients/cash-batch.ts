import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import type { RemoteService } from '@noriter/kit/service-client';
import { readCashOf } from '../../site/clients/read-cash.ts';

/** What members have, by the wallet: those who are asked about together are one call. */
export type CashBatch = MicroBatcher<string, bigint>;

/** The wallet takes 500 of a call. */
const MEMBERS_PER_CALL_MAX = 500;
const WAITING_MAX = 5_000;

export function openCashBatch(wallet: RemoteService): CashBatch {
  return createMicroBatcher({
    maxBatch: MEMBERS_PER_CALL_MAX,
    maxQueue: WAITING_MAX,
    run: (memberIds) => readCashOf(wallet, memberIds),
  });
}
