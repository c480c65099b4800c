/** MemberStatus.ACTIVE of member_events.proto. */
const ACTIVE = 2;

/** Whether a member may stake money on games now. What a member has won comes in any case. */
export function mayPlay(
  member: {
    status: number;
    excluded: boolean;
    isPartner: boolean;
    timeOutUntil: Date | null;
    isLocked: boolean;
  },
  now: Date,
): boolean {
  const { status, excluded, isPartner, timeOutUntil, isLocked } = member;
  if (status !== ACTIVE || excluded || isPartner || isLocked) return false;
  return timeOutUntil === null || timeOutUntil <= now;
}
