/**
 * Most of what happens is of members who are not here now: events that would only be sent to a member
 * whom nobody reads for are left out before they are decoded.
 */
import type { RawEvent } from '@noriter/kit/kafka';

import type { Live } from './live.ts';

/** Of the wallet's events the one that its member alone hears of; the others concern operators, too. */
const OUTCOME = 'noriter.v1.WalletEvent.outcome';

type Readers = { readonly live: Pick<Live, 'hasNoReader'> };

/** @param event of a topic whose events go to the member of their key alone */
export function isUnread({ live }: Readers, event: Pick<RawEvent, 'key'>): boolean {
  return live.hasNoReader(event.key);
}

/** @param event of the wallet's topic */
export function isUnreadOutcome(
  { live }: Readers,
  event: Pick<RawEvent, 'key' | 'headers'>,
): boolean {
  return live.hasNoReader(event.key) && event.headers.ce_type === OUTCOME;
}
