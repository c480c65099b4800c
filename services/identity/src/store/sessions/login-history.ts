import { koreaDayRange } from '@noriter/kit/korea-time';
import { pageInfo, pageSlice } from '@noriter/kit/paging';

import type { IdentityDeps } from '../../deps.ts';
import { deviceName } from '../../domain/sessions/device.ts';
import { UNSAID } from './login-records.ts';

export type LoginHistoryFilter = {
  readonly siteId: string;
  readonly memberId: string;
  readonly page: number;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

/** Logins, failures and changes of credentials of one member, newest first. */
export async function loginHistory(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  { siteId, memberId, page, startDate, endDate }: LoginHistoryFilter,
) {
  const { from, until } = koreaDayRange(startDate, endDate, clock);
  const where = { siteId, subjectId: memberId, at: { gte: from, lt: until } };
  const { limit, offset } = pageSlice(page);
  const [rows, total] = await Promise.all([
    db.loginRecord.findMany({
      where,
      orderBy: [{ at: 'desc' }, { recordId: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db.loginRecord.count({ where }),
  ]);
  const list = rows.map(({ recordId, kind, at, address, device }) => {
    const from = isOfOperator({ kind, device }) ? UNSAID : address;
    return { recordId, kind, at: at.toISOString(), address: from, device: deviceName(device) };
  });
  return { list, pageInfo: pageInfo(page, total) };
}

/** Records of before had the address of the operator who acted: a member's own act has a browser. */
function isOfOperator({ kind, device }: { kind: string; device: string }): boolean {
  if (kind === 'unlocked' || kind === 'withdrawal-password-cleared') return true;
  return kind === 'session-revoked' && device === '';
}
