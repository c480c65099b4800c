import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { writeCommands } from '@noriter/wallet-client/write-commands';
import { errors } from '../../errors.ts';
import type { CloseDeps } from '../deps.ts';
import { REVERSAL_SUBJECT, reversalIdOf } from '../domain/settlement-id.ts';
import { lockSettlements, setSettlementState } from '../store/settlements.ts';

/**
 * Takes a paid commission back by a counter-entry of the same amount. Where the partner has less, the
 * wallet refuses and the settlement stays paid, until it is asked for again. It waits for one answer at a time.
 *
 * @throws Refusal PT405
 */
export async function reverseSettlement(
  { pool, clock }: Pick<CloseDeps, 'pool' | 'clock'>,
  { siteId, audit }: { siteId: string; audit: Auditor },
  { settlementId, reason }: { settlementId: string; reason: string },
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const [one] = await lockSettlements(tx, [settlementId]);
    const canBe = one?.siteId === siteId && one.state === 'paid' && one.payable > 0n;
    // Points are no cash: what a member has made of them is not taken back.
    if (!canBe || one.kind === 'self-rolling') throw refuse(errors, 'PT405');
    await writeCommands(tx, [
      {
        commandId: reversalIdOf(one),
        siteId,
        memberId: one.holderId,
        kind: 'transfer_out',
        amount: one.payable,
        counterAccount: 'partner:commission',
        subjectType: REVERSAL_SUBJECT,
        subjectId: settlementId,
        product: '',
        at: clock.now(),
      },
    ]);
    await setSettlementState(tx, [settlementId], { state: 'reversing' });
    await audit(tx, {
      action: 'partner-settlement.reverse',
      subject: `settlement:${settlementId}`,
      before: { state: 'paid' },
      after: { state: 'reversing', amount: one.payable.toString(), reason },
    });
  });
}
