import { deriveId } from '@noriter/kit/ids';
import { addToOutbox } from '@noriter/kit/outbox';
import { promotionEvents } from '@noriter/proto/topics';
import type { CommandKind, MoneyCommand } from '@noriter/wallet-client/command';
import { writeCommands } from '@noriter/wallet-client/write-commands';
import type pg from 'pg';
import type { Trigger } from '../../domain/definition.ts';
import type { GrantTurnover } from '../../domain/reward.ts';
import { grantEvent } from '../../events/promotion-event.ts';
import type { NewGrant } from '../../store/grants.ts';

/** The subject of every grant's command in the ledger. */
export const GRANT_SUBJECT = 'promotion-grant';

export const commandIdOf = (grantId: string) => deriveId('promotion-command', grantId);

const commandKind = {
  points: 'points_grant',
  cash: 'bonus_grant',
  'free-bet': 'free_bet_grant',
} as const satisfies Record<NewGrant['reward'], CommandKind>;

/** Sends a grant's money on its way: the wallet's command and the event, of the transaction it is in. */
export async function payGrant(
  tx: pg.ClientBase,
  grant: NewGrant,
  { trigger, turnover, at }: { trigger: Trigger; turnover: GrantTurnover | null; at: Date },
): Promise<void> {
  const { grantId, promotionId, siteId, memberId, reward, amount } = grant;
  const command: MoneyCommand = {
    commandId: commandIdOf(grantId),
    siteId,
    memberId,
    kind: commandKind[reward],
    amount,
    counterAccount: `promotion:${promotionId}`,
    subjectType: GRANT_SUBJECT,
    subjectId: grantId,
    product: '',
    ...(turnover === null ? {} : { turnover }),
    at,
  };
  await writeCommands(tx, [command]);
  await addToOutbox(tx, promotionEvents, grantEvent({ ...grant, askedAt: at }, trigger));
}
