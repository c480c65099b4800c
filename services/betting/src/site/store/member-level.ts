import type { SiteDeps } from '../deps.ts';

/** A member's level; that of their session while their profile has not arrived here yet. */
export async function levelOf(
  { prisma }: Pick<SiteDeps, 'prisma'>,
  { memberId, siteId, level }: { memberId: string; siteId: string; level: number },
): Promise<number> {
  const row = await prisma.member.findFirst({
    where: { memberId, siteId, profileAt: { gt: new Date(0) } },
    select: { level: true },
  });
  return row?.level ?? level;
}
