import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { keepFormerLevel } from '@noriter/member-projection/levels';
import {
  type MemberProjection,
  profileColumns,
  projectMember,
} from '@noriter/member-projection/projection';
import type { ProtectionChanged } from '@noriter/proto/member_events_pb';
import type { memberEvents } from '@noriter/proto/topics';
import type { WalletDeps } from '../deps.ts';
import { perPeriod } from '../domain/calendar.ts';
import type { Gate } from '../domain/protection.ts';
import { openAccounts } from '../store/ledger/accounts.ts';
import { saveGate } from '../store/members/gate.ts';

const projection: MemberProjection = {
  group: 'wallet',
  profile: {
    ...profileColumns,
    payout_account_masked: ({ payoutAccountMasked }) => payoutAccountMasked,
    payout_account_version: ({ payoutAccountVersion }) => payoutAccountVersion,
  },
  async before(tx, change) {
    if (change.profile !== undefined) await keepFormerLevel(tx, change, change.profile.level);
  },
  async also(tx, change) {
    if (change.isApproval) await openAccounts(tx, [change]);
    // A protection bounds the account as well, and arrives by calls too.
    if (change.protection !== undefined) await saveGate(tx, change, gateOf(change.protection));
  },
};

/** Keeps what the wallet must know of members, and opens the account of one who was approved. */
export async function onMemberEvent(
  { pool }: Pick<WalletDeps, 'pool'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  // Who was never approved has no money here.
  if (event.value.event.case === 'refused') return;
  await projectMember(pool, projection, event);
}

function gateOf({ version, timeOutUntil, excluded, deposit, loss }: ProtectionChanged): Gate {
  return {
    version,
    timeOutUntil: timeOutUntil === undefined ? null : timestampDate(timeOutUntil),
    excluded,
    deposit: perPeriod((period) => deposit?.[period] ?? null),
    loss: perPeriod((period) => loss?.[period] ?? null),
  };
}
