import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { RawEvent, ReceivedEvent } from '@noriter/kit/kafka';
import type { walletEvents } from '@noriter/proto/topics';
import { type CommandOutcome, isProven } from '@noriter/wallet-client/outcome';
import { noteOutcomes } from '../actions/note-outcomes.ts';
import type { CloseDeps } from '../deps.ts';
import { REVERSAL_SUBJECT, SETTLEMENT_SUBJECT } from '../domain/settlement-id.ts';

/** What the wallet does not prove to us is no outcome of our commands: it is not even decoded. */
export function isNoOutcome({ config }: Pick<CloseDeps, 'config'>, event: RawEvent): boolean {
  return !isProven(config.COMMAND_KEY, event);
}

/** What became of payments and of what was taken back. */
export async function onWalletEvents(
  deps: Pick<CloseDeps, 'pool'>,
  events: readonly ReceivedEvent<typeof walletEvents>[],
): Promise<void> {
  const of = (subjectType: string) =>
    events.flatMap(({ value: { event, occurredAt } }): CommandOutcome[] => {
      if (event.case !== 'outcome' || occurredAt === undefined) return [];
      const { commandId, subjectId, applied, refusalCode } = event.value;
      if (event.value.subjectType !== subjectType) return [];
      const refusal = applied ? null : refusalCode;
      return [{ commandId, subjectId, refusal, at: timestampDate(occurredAt) }];
    });
  const paid = of(SETTLEMENT_SUBJECT);
  const reversed = of(REVERSAL_SUBJECT);
  if (paid.length > 0) await noteOutcomes(deps, paid, false);
  if (reversed.length > 0) await noteOutcomes(deps, reversed, true);
}
