import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addToOutbox } from '@noriter/kit/outbox';
import { MemberEventSchema, type MemberProfileSchema } from '@noriter/proto/member_events_pb';
import { memberEvents } from '@noriter/proto/topics';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';
import { bankName } from '../domain/banks.ts';
import { maskPayoutAccount } from '../domain/masking.ts';
import { openAccount } from './payout-account.ts';

export type MemberEventBody = NonNullable<MessageInitShape<typeof MemberEventSchema>['event']>;
type Profile = MessageInitShape<typeof MemberProfileSchema>;

/** Says what happened to a member, in the transaction in which it happened. */
export async function announceMember(
  { ids, clock }: Pick<IdentityDeps, 'ids' | 'clock'>,
  tx: pg.ClientBase,
  { siteId, memberId }: { siteId: string; memberId: string },
  event: MemberEventBody,
): Promise<void> {
  const occurredAt = timestampFromDate(clock.now());
  await addToOutbox(tx, memberEvents, {
    key: memberId,
    id: ids.next(),
    value: create(MemberEventSchema, { siteId, memberId, occurredAt, event }),
  });
}

/** What other services may know of the member, as it is now in this transaction. */
export async function profileOf(
  { vault }: Pick<IdentityDeps, 'vault'>,
  tx: pg.ClientBase,
  memberId: string,
): Promise<Profile> {
  const result = await tx.query<ProfileRow>(
    `select m.login_id, m.nickname, m.level, m.partner_type, m.recommender_id,
       m.payout_account_version, p.bank_code, p.account, p.holder
     from member m join payout_account p
       on p.member_id = m.member_id and p.version = m.payout_account_version
     where m.member_id = $1`,
    [memberId],
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error(`Member ${memberId} has no payout account.`);
  const version = row.payout_account_version;
  const { account, holder } = openAccount(vault, { memberId, version, ...row });
  return {
    loginId: row.login_id,
    nickname: row.nickname,
    level: row.level,
    isPartner: row.partner_type !== null,
    recommenderId: row.recommender_id ?? '',
    payoutAccountMasked: maskPayoutAccount(bankName(row.bank_code), account, holder),
    payoutAccountVersion: version,
  };
}

type ProfileRow = {
  login_id: string;
  nickname: string;
  level: number;
  partner_type: string | null;
  recommender_id: string | null;
  payout_account_version: number;
  bank_code: string;
  account: string;
  holder: string;
};
