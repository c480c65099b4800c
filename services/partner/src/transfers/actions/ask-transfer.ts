import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { Refusal, refuse } from '@noriter/kit/result-codes';
import type { MoneyCommand } from '@noriter/wallet-client/command';
import { writeCommands } from '@noriter/wallet-client/write-commands';
import { errors } from '../../errors.ts';
import { transferLimitOf } from '../../policy/domain/policy.ts';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import { readPeople } from '../../tree/store/people.ts';
import { partnerScope, reach } from '../../tree/store/reach.ts';
import { readTerms } from '../../tree/store/terms.ts';
import { announceReceiver } from '../clients/announce-receiver.ts';
import { type MoneyProof, proveOwner } from '../clients/prove-owner.ts';
import type { TransfersDeps } from '../deps.ts';
import {
  allowedAmount,
  debitIdOf,
  limitTexts,
  TRANSFER_SUBJECT,
  type TransferKind,
  transferCodes,
} from '../domain/transfer.ts';
import { findTransfer, insertTransfer, movedToday } from '../store/transfers.ts';
import { checkMayLeave, checkMemberGives } from './check-sides.ts';

type By = { siteId: string; memberId: string };

export type TransferWish = {
  transferId: string;
  kind: TransferKind;
  memberId: string;
  amount: string;
  proof: MoneyProof;
  note: string;
};

/**
 * Writes a transfer and asks for its debit, once for its id. The outcome of the debit decides it.
 *
 * @throws Refusal C203, C216, C301 to C303, C401 to C403, C502, C503, PT101, and those of `proveOwner`
 */
export async function askTransfer(
  deps: Pick<TransfersDeps, 'pool' | 'clock' | 'policyAt' | 'identity' | 'wallet'>,
  by: By,
  wish: TransferWish,
): Promise<void> {
  const { pool, clock } = deps;
  const { transferId, kind, memberId: otherId, note } = wish;
  if ((await findTransfer(pool, transferId)) !== null) return;
  const at = clock.now();
  const codes = transferCodes[kind];
  if (otherId === by.memberId) throw refuse(errors, codes.other);
  const personOf = await readPeople(pool, [by.memberId, otherId], at);
  const terms = await readTerms(pool, { siteId: by.siteId, partnerId: by.memberId });
  if (terms === null && kind === 'give') {
    const site = { siteId: by.siteId, rootId: null, at };
    await checkMemberGives(deps, by.memberId, site, personOf(otherId));
  } else {
    const scope = await partnerScope(pool, by, at);
    if (terms?.mayTransfer !== true || personOf(by.memberId).suspended) {
      throw refuse(errors, codes.permission);
    }
    await reach(pool, scope, otherId).catch((error: unknown) => {
      throw error instanceof Refusal ? refuse(errors, codes.other) : error;
    });
  }
  if (personOf(otherId).suspended) throw refuse(errors, 'C503');
  const isToMember = kind === 'give' && personOf(otherId).tier === 0;
  // Taken by a partner, it would be that partner's to withdraw.
  if (kind === 'take' && personOf(otherId).tier === 0) await checkMayLeave(deps, otherId);
  const { transfersNeedCode } = await withTransaction(pool, (tx) =>
    currentPolicy(deps, tx, by.siteId),
  );
  const ofPartner = transfersNeedCode ? 'always' : 'real';
  const needsFactor = terms === null ? 'never' : ofPartner;
  await proveOwner(deps, by.memberId, { proof: wish.proof, needsFactor });
  // Nothing is said of it before the money leaves: a member's limits are their own.
  if (isToMember) await announceReceiver(deps, { siteId: by.siteId, memberId: otherId });
  const { tier } = personOf(by.memberId);
  const [fromId, toId] = kind === 'give' ? [by.memberId, otherId] : [otherId, by.memberId];
  await withTransaction(pool, async (tx) => {
    const day = koreaDay(at);
    const moved = await movedToday(tx, by.memberId, day);
    const policy = await currentPolicy(deps, tx, by.siteId);
    const limit = transferLimitOf(policy, terms === null ? LOWEST_TIER : tier);
    const amount = limit === null ? null : allowedAmount(wish.amount, limit, moved);
    if (amount === null) {
      const none = { amountMin: 0n, amountMax: 0n, dayMax: 0n };
      throw refuse(errors, codes.amount, limitTexts(limit ?? none));
    }
    const { siteId, memberId: byId } = by;
    const transfer = { transferId, siteId, kind, byId, fromId, toId, amount, day, note };
    await insertTransfer(tx, { ...transfer, requestedAt: at });
    const about = { siteId, transferId, amount, at, memberId: fromId };
    const debit = {
      ...about,
      kind: 'transfer_out',
      // Asked again when it leaves: a bonus could have come during the proof.
      afterTurnover: personOf(fromId).tier === 0,
      ...(isToMember ? { receiverId: toId } : {}),
    } as const;
    await writeCommands(tx, [transferCommand({ ...debit, commandId: debitIdOf(transferId) })]);
  });
}

/** Where members give each other money, they do it within what a store may. */
const LOWEST_TIER = 5;

type Side = Pick<
  MoneyCommand,
  'commandId' | 'siteId' | 'memberId' | 'kind' | 'amount' | 'at' | 'afterTurnover' | 'receiverId'
>;

/** One side of a transfer, in the ledger by the transfer's id. */
export function transferCommand({
  transferId,
  ...side
}: Side & { transferId: string }): MoneyCommand {
  const subject = { subjectType: TRANSFER_SUBJECT, subjectId: transferId };
  return { ...side, ...subject, counterAccount: 'partner:transfer', product: '' };
}
