import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { RawEvent, ReceivedEvent } from '@noriter/kit/kafka';
import type { walletEvents } from '@noriter/proto/topics';
import { isProven } from '@noriter/wallet-client/outcome';
import { noteTransfers, type SideOutcome } from '../actions/note-transfers.ts';
import type { TransfersDeps } from '../deps.ts';
import { TRANSFER_SUBJECT } from '../domain/transfer.ts';

/** What the wallet does not prove to us is no outcome of our commands: it is not even decoded. */
export function isNoOutcome({ config }: Pick<TransfersDeps, 'config'>, event: RawEvent): boolean {
  return !isProven(config.COMMAND_KEY, event);
}

/** What became of the two sides of transfers. */
export async function onWalletEvents(
  deps: Pick<TransfersDeps, 'pool' | 'policyAt' | 'treeBooks'>,
  events: readonly ReceivedEvent<typeof walletEvents>[],
): Promise<void> {
  const outcomes = events.flatMap(({ value: { event, occurredAt } }): SideOutcome[] => {
    if (event.case !== 'outcome' || occurredAt === undefined) return [];
    const {
      commandId,
      subjectType,
      subjectId: transferId,
      applied,
      refusalCode,
      cash,
    } = event.value;
    if (subjectType !== TRANSFER_SUBJECT) return [];
    const refusal = applied ? null : refusalCode;
    return [{ transferId, commandId, refusal, cash, at: timestampDate(occurredAt) }];
  });
  if (outcomes.length > 0) await noteTransfers(deps, outcomes);
}
