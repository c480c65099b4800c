import { Counter } from 'prom-client';
import type { AccrualDeps } from '../deps.ts';
import { createLateMembers, type LateMembers } from '../domain/late-members.ts';

/** Who is waited for; an alert rule watches who was given up. */
export function openLateMembers({
  metrics,
  log,
}: Pick<AccrualDeps, 'metrics' | 'log'>): LateMembers {
  const givenUp = new Counter({
    name: 'noriter_partner_members_given_up_total',
    help: 'Members who were not known in time: what they did, or who stands below them, earned no partner',
    registers: [metrics],
  });
  return createLateMembers((memberId) => {
    givenUp.inc();
    log.error(
      { memberId },
      'a member is not known in time: partners earn nothing of what they did',
    );
  });
}
