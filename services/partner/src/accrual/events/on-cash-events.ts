import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { RawEvent, ReceivedEvent } from '@noriter/kit/kafka';
import type { walletEvents } from '@noriter/proto/topics';
import { CashRequestKind, CashRequestStatus } from '@noriter/proto/wallet_events_pb';
import { isProven } from '@noriter/wallet-client/outcome';
import { accrueCash } from '../actions/accrue-cash.ts';
import { onceMembersAreKnown } from '../actions/once-members-are-known.ts';
import type { AccrualDeps } from '../deps.ts';
import type { CashMove, TakenBack } from '../domain/cash-move.ts';

type CashDeps = Pick<
  AccrualDeps,
  'pool' | 'policyAt' | 'treeBooks' | 'clock' | 'lateMembers' | 'config' | 'log'
>;

/** What changes what was paid in and out. */
const counted: ReadonlySet<CashRequestStatus> = new Set([
  CashRequestStatus.COMPLETED,
  CashRequestStatus.TAKEN_BACK,
]);

/** What became of commands is neither deposit nor withdrawal: it is not even decoded. */
export function isNoCash(_deps: unknown, { headers }: RawEvent): boolean {
  return headers.ce_type === 'noriter.v1.WalletEvent.outcome';
}

/** Counts deposits and withdrawals once they are completed, and deposits taken back, as the wallet proves them. */
export async function onCashEvents(
  deps: CashDeps,
  events: readonly ReceivedEvent<typeof walletEvents>[],
): Promise<void> {
  const moves: CashMove[] = [];
  const takenBack: TakenBack[] = [];
  for (const { id, value, raw } of events) {
    const { siteId, memberId, occurredAt, event } = value;
    if (event.case !== 'cashRequest' || occurredAt === undefined) continue;
    const { requestId, kind, status, amount } = event.value;
    if (!counted.has(status)) continue;
    if (!isProven(deps.config.COMMAND_KEY, raw)) {
      deps.log.error(
        { eventId: id, requestId },
        'a deposit or withdrawal that the wallet did not publish',
      );
      continue;
    }
    const isDeposit = kind === CashRequestKind.DEPOSIT;
    const about = { requestId, siteId, memberId };
    if (status === CashRequestStatus.TAKEN_BACK) takenBack.push(about);
    else moves.push({ ...about, isDeposit, amount, at: timestampDate(occurredAt) });
  }
  // What is taken back with a deposit that waits comes again with it.
  await onceMembersAreKnown(deps, moves, (known) => accrueCash(deps, known, takenBack));
}
