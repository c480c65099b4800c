/**
 * Invariant: a member, a network and all together are each given at most so often, and a device without
 * an operator's look. Caps are counted in one order, so that two grants never wait for each other.
 */
import { networkOf } from '@noriter/kit/client-address';
import { deriveId } from '@noriter/kit/ids';
import { koreaDay } from '@noriter/kit/korea-time';
import type { Caps } from './definition.ts';

type Counted = { holder: string; period: string; max: number };

/** What a grant to a member at an address is counted towards; the network stands as a pseudonym. */
export function capsOf(
  { perMember, perMemberDay, perNetworkDay, inAll }: Caps,
  { memberId, siteId, address }: { memberId: string; siteId: string; address: string },
  now: Date,
): Counted[] {
  const day = koreaDay(now);
  const member = `member:${memberId}`;
  const network = `network:${deriveId('promotion-network', `${siteId}:${networkOf(address)}`)}`;
  return [
    { holder: member, period: '', max: perMember },
    { holder: member, period: day, max: perMemberDay },
    ...(address === '' ? [] : [{ holder: network, period: day, max: perNetworkDay }]),
    { holder: 'all', period: '', max: inAll },
  ].flatMap(({ max, ...counted }) => (max === null ? [] : [{ ...counted, max }]));
}

/** What a browser's own id is known by here; on another site it is another one. */
export function devicePseudonym(siteId: string, deviceId: string): string {
  return deriveId('promotion-device', `${siteId}:${deviceId}`);
}

/** The cap of a device, counted after all others: who is beyond it is held, and not refused. */
export function deviceCapOf(device: string, max: number): Counted {
  return { holder: `device:${device}`, period: '', max };
}
