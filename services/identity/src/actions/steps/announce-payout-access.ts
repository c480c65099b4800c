import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { PayoutAccessPart } from '@noriter/proto/member_events_pb';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { withdrawalsFrom } from '../../domain/members/payout-wait.ts';
import { announceMember } from '../../events/member-event.ts';
import { savePayoutChange } from '../../store/members/update-member.ts';
import { type LoginRecordKind, recordLogin } from '../../store/sessions/login-records.ts';

/** What a change of each kind is part of; what is not here does not lead to payouts. */
const parts = {
  'payout-account-changed': PayoutAccessPart.PAYOUT_ACCOUNT,
  'withdrawal-password-changed': PayoutAccessPart.WITHDRAWAL_PASSWORD,
  'withdrawal-password-cleared': PayoutAccessPart.WITHDRAWAL_PASSWORD,
  'second-factor-added': PayoutAccessPart.SECOND_FACTOR,
  'second-factor-removed': PayoutAccessPart.SECOND_FACTOR,
  'passkey-added': PayoutAccessPart.SECOND_FACTOR,
  'passkey-removed': PayoutAccessPart.SECOND_FACTOR,
} as const satisfies Partial<Record<LoginRecordKind, PayoutAccessPart>>;

export type PayoutChange = keyof typeof parts;

/** In the transaction of the change: the waiting time begins, and the member is told. */
export async function announcePayoutAccess(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  member: { siteId: string; memberId: string; address: string },
  { kind, waitHours }: { kind: PayoutChange; waitHours: number },
): Promise<void> {
  const { siteId, memberId, address } = member;
  const now = deps.clock.now();
  await savePayoutChange(tx, memberId, now);
  await recordLogin(deps, tx, { siteId, subjectId: memberId, kind, address });
  const from = withdrawalsFrom(now, { waitHours, now });
  await announceMember(deps, tx, member, {
    case: 'payoutAccessChanged',
    value: {
      part: parts[kind],
      ...(from === null ? {} : { withdrawalsFrom: timestampFromDate(from) }),
    },
  });
}
