import { addToOutbox } from '@noriter/kit/outbox';
import { promotionEvents } from '@noriter/proto/topics';
import type { MoneyCommand } from '@noriter/wallet-client/command';
import { writeCommands } from '@noriter/wallet-client/write-commands';
import type pg from 'pg';
import type { Trigger } from '../../domain/definition.ts';
import { accountOf, commandIdOf, GRANT_SUBJECT, grantKinds } from '../../domain/grant-command.ts';
import type { GrantTurnover } from '../../domain/reward.ts';
import { grantEvent } from '../../events/promotion-event.ts';
import type { NewGrant } from '../../store/grants.ts';

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
    kind: grantKinds[reward],
    amount,
    counterAccount: accountOf(promotionId),
    subjectType: GRANT_SUBJECT,
    subjectId: grantId,
    product: '',
    ...(turnover === null ? {} : { turnover }),
    at,
  };
  await writeCommands(tx, [command]);
  await addToOutbox(tx, promotionEvents, grantEvent({ ...grant, askedAt: at }, trigger));
}
