import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { RawEvent, ReceivedEvent } from '@noriter/kit/kafka';
import type { walletEvents } from '@noriter/proto/topics';
import { CashRequestKind, CashRequestStatus } from '@noriter/proto/wallet_events_pb';
import { isProven } from '@noriter/wallet-client/outcome';
import { accrueCash } from '../actions/accrue-cash.ts';
import type { AccrualDeps } from '../deps.ts';
import type { CashMove } from '../domain/cash-move.ts';

/** What became of commands is neither deposit nor withdrawal: it is not even decoded. */
export function isNoCash(_deps: unknown, { headers }: RawEvent): boolean {
  return headers.ce_type === 'noriter.v1.WalletEvent.outcome';
}

/** Counts deposits and withdrawals once they are completed, as the wallet proves them. */
export async function onCashEvents(
  deps: Pick<AccrualDeps, 'pool' | 'policyAt' | 'treeBooks' | 'config' | 'log'>,
  events: readonly ReceivedEvent<typeof walletEvents>[],
): Promise<void> {
  const moves = events.flatMap(({ id, value, raw }): CashMove[] => {
    const { siteId, memberId, occurredAt, event } = value;
    if (event.case !== 'cashRequest' || occurredAt === undefined) return [];
    const { requestId, kind, status, amount } = event.value;
    if (status !== CashRequestStatus.COMPLETED) return [];
    if (!isProven(deps.config.COMMAND_KEY, raw)) {
      deps.log.error(
        { eventId: id, requestId },
        'a deposit or withdrawal that the wallet did not publish',
      );
      return [];
    }
    const isDeposit = kind === CashRequestKind.DEPOSIT;
    return [{ requestId, siteId, memberId, isDeposit, amount, at: timestampDate(occurredAt) }];
  });
  if (moves.length > 0) await accrueCash(deps, moves);
}
