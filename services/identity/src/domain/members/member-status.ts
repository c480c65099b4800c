// Invariant: a member's status changes only along these arrows; whoever comes second finds the
// arrow gone and is refused as already processed.

export const memberStatuses = ['pending', 'active', 'suspended', 'refused'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** As operators see it: who may come in but has a self-exclusion is listed apart from the others. */
export const shownStatuses = [...memberStatuses, 'excluded'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export function shownStatus(status: MemberStatus, isExcluded: boolean): ShownStatus {
  return status === 'active' && isExcluded ? 'excluded' : status;
}

export const memberDecisions = ['approve', 'refuse', 'suspend', 'reinstate'] as const;
export type MemberDecision = (typeof memberDecisions)[number];

const arrows: Record<MemberDecision, { from: MemberStatus; to: MemberStatus }> = {
  approve: { from: 'pending', to: 'active' },
  refuse: { from: 'pending', to: 'refused' },
  suspend: { from: 'active', to: 'suspended' },
  reinstate: { from: 'suspended', to: 'active' },
};

/** The status after the decision, or null when the decision does not apply any more. */
export function statusAfter(status: MemberStatus, decision: MemberDecision): MemberStatus | null {
  const arrow = arrows[decision];
  return arrow.from === status ? arrow.to : null;
}

export function mayLogIn(status: MemberStatus): boolean {
  return status === 'active';
}

export function parseMemberStatus(text: string): MemberStatus {
  const status = memberStatuses.find((known) => known === text);
  if (status === undefined) throw new Error(`The database holds an unknown status "${text}".`);
  return status;
}
