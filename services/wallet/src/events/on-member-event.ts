import { timestampDate } from '@bufbuild/protobuf/wkt';
import { onceInInbox } from '@noriter/kit/inbox';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { withTransaction } from '@noriter/kit/postgres';
import type {
  MemberEvent,
  MemberProfile,
  ProtectionChanged,
} from '@noriter/proto/member_events_pb';
import type { memberEvents } from '@noriter/proto/topics';
import { keepGate } from '../actions/keep-gate.ts';
import { openAccounts } from '../actions/ledger-tables.ts';
import { type MemberNews, saveProfile, saveStatus } from '../actions/save-member.ts';
import type { WalletDeps } from '../deps.ts';
import { perPeriod } from '../domain/calendar.ts';
import type { Gate } from '../domain/protection.ts';
import { memberStatus } from '../queries/read-standing.ts';

/** Keeps what the wallet must know of members, and opens the account of one who was approved. */
export async function onMemberEvent(
  { pool }: Pick<WalletDeps, 'pool'>,
  event: ReceivedEvent<typeof memberEvents>,
): Promise<void> {
  const change = changeOf(event.value);
  if (change === null) return;
  await withTransaction(pool, async (tx) => {
    if (!(await onceInInbox(tx, 'wallet', event.id))) return;
    const { member } = change;
    if (change.profile !== undefined) await saveProfile(tx, member, change.profile);
    if (change.status !== undefined) await saveStatus(tx, member, change.status);
    if (change.opens) await openAccounts(tx, [member]);
    if (change.gate !== undefined) await keepGate(tx, member, change.gate);
  });
}

type Change = {
  member: MemberNews;
  profile?: MemberProfile | undefined;
  status?: number;
  opens?: boolean;
  gate?: Gate;
};

/** What an event changes here; null when it is none of the wallet's business. */
function changeOf({ siteId, memberId, occurredAt, event }: MemberEvent): Change | null {
  const at = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
  const member = { memberId, siteId, at };
  switch (event.case) {
    case 'approved':
      return { member, profile: event.value.profile, status: memberStatus.active, opens: true };
    case 'profileChanged':
      return { member, profile: event.value.profile };
    case 'statusChanged':
      return { member, status: event.value.status };
    case 'protectionChanged':
      return { member, gate: gateOf(event.value) };
    default:
      return null;
  }
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
