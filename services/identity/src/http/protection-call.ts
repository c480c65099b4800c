import { z } from 'zod';
import type { ProtectionRequest } from '../domain/protection/protection.ts';
import type { ProtectionChange } from '../store/protection/protection-changes.ts';

export const own = { access: 'member', idempotent: true, data: z.object({}) } as const;

export function changeOf(
  { siteId, memberId, address }: { siteId: string; memberId: string; address: string },
  changeId: string,
  request: ProtectionRequest,
): ProtectionChange {
  return { siteId, memberId, address, changeId, request };
}
