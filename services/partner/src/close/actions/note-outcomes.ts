import { deriveId } from '@noriter/kit/ids';
import { withTransaction } from '@noriter/kit/postgres';
import type { CommandOutcome } from '@noriter/wallet-client/outcome';
import { publishPartnerEvent } from '../../tree/events/partner-event.ts';
import type { CloseDeps } from '../deps.ts';
import { paymentIdOf, reversalIdOf } from '../domain/settlement-id.ts';
import { lockSettlements, type Settlement, setSettlementState } from '../store/settlements.ts';

type Deps = Pick<CloseDeps, 'pool'>;

/** What the wallet did about payments, or about taking them back; each is noted once. */
export async function noteOutcomes(
  { pool }: Deps,
  outcomes: readonly CommandOutcome[],
  isReversal: boolean,
): Promise<void> {
  const by = new Map(outcomes.map((outcome) => [outcome.commandId, outcome]));
  const settlementIds = [...new Set(outcomes.map(({ subjectId }) => subjectId))];
  await withTransaction(pool, async (tx) => {
    for (const settlement of await lockSettlements(tx, settlementIds)) {
      // Somebody else's command may name the subject as well: only the one that it waits for decides it.
      const outcome = by.get(
        isReversal ? reversalIdOf(settlement) : paymentIdOf(settlement.settlementId),
      );
      const waits = settlement.state === (isReversal ? 'reversing' : 'paying');
      if (outcome === undefined || !waits) continue;
      const { settlementId, siteId, holderId: partnerId } = settlement;
      await setSettlementState(tx, [settlementId], changeOf(settlement, outcome, isReversal));
      if (outcome.refusal !== null) continue;
      const id = deriveId('partner-paid', `${settlementId} ${isReversal}`);
      const value = paidOf(settlement, isReversal);
      await publishPartnerEvent(
        tx,
        id,
        { siteId, partnerId, at: outcome.at },
        { case: 'paid', value },
      );
    }
  });
}

function changeOf(
  { reversalsRefused }: Settlement,
  { refusal, at }: CommandOutcome,
  isReversal: boolean,
) {
  if (refusal !== null && isReversal) {
    return { state: 'paid' as const, refusal, reversalsRefused: reversalsRefused + 1 };
  }
  if (refusal !== null) return { state: 'refused' as const, refusal };
  return isReversal
    ? { state: 'reversed' as const, reversedAt: at }
    : { state: 'paid' as const, paidAt: at };
}

function paidOf(settlement: Settlement, reversed: boolean) {
  const { settlementId, kind, payable: amount, fromDay, untilDay } = settlement;
  return { settlementId, kind, amount, fromDay, untilDay, reversed };
}
