import { idText } from '@noriter/kit/id-text';
import { seenInInbox } from '@noriter/kit/inbox';
import type { ReceivedEvent } from '@noriter/kit/kafka';
import { isOutage } from '@noriter/kit/outage';
import { keepFormerLevel } from '@noriter/member-projection/levels';
import {
  type MemberProjection,
  profileColumns,
  projectMember,
} from '@noriter/member-projection/projection';
import type { memberEvents } from '@noriter/proto/topics';
import { type AskedProtections, askProtections } from '../actions/steps/ask-protections.ts';
import type { WalletDeps } from '../deps.ts';
import { openAccounts } from '../store/ledger/accounts.ts';
import { saveGate } from '../store/members/gate.ts';
import { noteUnread } from '../store/members/unread-protections.ts';

type Deps = Pick<WalletDeps, 'pool' | 'identity' | 'log' | 'clock'>;
type Received = ReceivedEvent<typeof memberEvents>;

const GROUP = 'wallet';

/**
 * Keeps what the wallet must know of members, and opens the accounts of those who were approved.
 *
 * That a protection has changed is a sign and no word: anybody writes it who reaches the broker, with the highest
 * version there is. What holds is what identity answers, once for the whole batch and before any transaction.
 */
export async function onMemberEvents(deps: Deps, events: readonly Received[]): Promise<void> {
  // Who was never approved has no money here.
  const ours = events.filter(({ value }) => value.event.case !== 'refused');
  const asked = await askProtections(deps, await membersToAsk(deps, ours));
  const projection = projectionOf(deps, asked);
  let failure: unknown;
  for (const event of ours) {
    try {
      await projectMember(deps.pool, projection, event);
    } catch (error) {
      if (isOutage(error)) throw error;
      failure ??= error;
    }
  }
  // The others are done: one by one again they ask nothing.
  if (failure !== undefined) throw failure;
}

/** Each once, and nobody of whom the event was handled before. */
async function membersToAsk({ pool }: Deps, events: readonly Received[]): Promise<string[]> {
  const signs = events.filter(({ value }) => value.event.case === 'protectionChanged');
  if (signs.length === 0) return [];
  const seen = await seenInInbox(
    pool,
    GROUP,
    signs.map(({ id }) => id),
  );
  const ids = signs.flatMap(({ id, value }) => {
    const memberId = idText.safeParse(value.memberId);
    return seen.has(id) || !memberId.success ? [] : [memberId.data];
  });
  return [...new Set(ids)];
}

function projectionOf({ clock }: Deps, { gates, unread }: AskedProtections): MemberProjection {
  return {
    group: GROUP,
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
      if (change.protection === undefined) return;
      const memberId = change.memberId.toLowerCase();
      const gate = gates.get(memberId);
      // A protection bounds the account as well, and arrives by calls too.
      if (gate !== undefined) await saveGate(tx, change, gate);
      if (unread.has(memberId)) await noteUnread(tx, change, clock.now());
    },
  };
}
