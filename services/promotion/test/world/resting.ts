import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { played } from './play.ts';
import type { PromotionWorld } from './promotion-world.ts';

type Site = ReturnType<PromotionWorld['site']>;
type Member = ReturnType<Site['member']>;

/** Begins a time-out, or another one. */
export async function rest(
  { clock }: Pick<PromotionWorld, 'clock'>,
  member: Member,
  { version, forMs }: { version: number; forMs: number },
): Promise<void> {
  const timeOutUntil = timestampFromDate(new Date(clock.now().getTime() + forMs));
  await member.report({ case: 'protectionChanged', value: { version, timeOutUntil } });
}

/** A member who lost twenty thousand today, and rests for a while. */
export async function restingMember(
  world: PromotionWorld,
  site: Site,
  forMs: number,
): Promise<Member> {
  const member = site.member();
  await played(world, member, [{ lost: 20_000n }]);
  await rest(world, member, { version: 1, forMs });
  return member;
}
