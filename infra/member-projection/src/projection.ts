import { onceInInbox } from '@noriter/kit/inbox';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { withTransaction } from '@noriter/kit/postgres';
import type { MemberProfile, ProtectionChanged } from '@noriter/proto/member_events_pb';
import type { memberEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import { type MemberChange, memberChangeOf } from './member-change.ts';
import { savePart } from './save-part.ts';

/** Columns of the service's table, each with what it takes of a message. */
type ColumnsOf<Message> = Readonly<Record<string, (message: Message) => unknown>>;

/** What every service that shows members keeps of their profile. */
export const profileColumns: ColumnsOf<MemberProfile> = {
  login_id: ({ loginId }) => loginId,
  nickname: ({ nickname }) => nickname,
  level: ({ level }) => level,
  is_partner: ({ isPartner }) => isPartner,
  is_test: ({ isTest }) => isTest,
};

/** What a service keeps of members, in its table `member`. */
export type MemberProjection = {
  /** The service's name: its events are handled once by it. */
  readonly group: string;
  readonly profile: ColumnsOf<MemberProfile>;
  readonly protection?: ColumnsOf<ProtectionChanged>;
  /** What the service keeps of how it was, in the transaction. */
  readonly before?: (tx: pg.ClientBase, change: MemberChange) => Promise<void>;
  /** What else the service does in the transaction. */
  readonly also?: (tx: pg.ClientBase, change: MemberChange) => Promise<void>;
};

/**
 * Keeps what an event of `member.events` says of a member. Events may come twice, late or in another
 * order: each is handled once, and what is older than what is kept changes nothing.
 */
export async function projectMember(
  pool: pg.Pool,
  { group, profile, protection, before, also }: MemberProjection,
  event: Pick<ReceivedEvent<typeof memberEvents>, 'id' | 'value'>,
): Promise<void> {
  const change = memberChangeOf(event.value);
  if (change === null) return;
  await withTransaction(pool, async (tx) => {
    if (!(await onceInInbox(tx, group, event.id))) return;
    await before?.(tx, change);
    if (change.profile !== undefined) {
      const values = valuesOf(profile, change.profile);
      await savePart(tx, change, { order: 'profile_at', at: change.at, values });
    }
    if (change.status !== undefined) {
      const values = { status: change.status };
      await savePart(tx, change, { order: 'status_at', at: change.at, values });
    }
    if (change.protection !== undefined && protection !== undefined) {
      const { version } = change.protection;
      const values = valuesOf(protection, change.protection);
      await savePart(tx, change, { order: 'protection_version', at: version, values });
    }
    await also?.(tx, change);
  });
}

function valuesOf<Message>(columns: ColumnsOf<Message>, message: Message) {
  return Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, of(message)]));
}
