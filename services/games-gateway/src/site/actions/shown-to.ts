import type { GuestCaller, MemberCaller, OperatorCaller } from '@noriter/kit/caller';
import type { SiteDeps } from '../deps.ts';
import { type Audience, asksWho, type Device, seenBy } from '../domain/visibility.ts';
import { readStanding } from '../store/standing.ts';

/** What somebody sees of games, and a name of it: for another name, other games may be shown. */
export type Shown = {
  readonly sees: (game: { vendorKey: string; gameCode: string }) => boolean;
  readonly audience: string;
};

type Deps = Pick<SiteDeps, 'pool' | 'visibility'>;
type Caller = GuestCaller | MemberCaller | OperatorCaller;

/** What a caller sees. Who the caller is, is read only where a rule of the site asks for it. */
export async function shownTo(deps: Deps, caller: Caller, device: Device): Promise<Shown> {
  const { siteId } = caller;
  const { version, visibility } = deps.visibility.of(siteId);
  const who =
    caller.kind === 'member' && asksWho(visibility)
      ? await standingOf(deps, caller)
      : { level: null, partnerIds: [] };
  const audience = { device, ...who };
  return {
    sees: seenBy(visibility, audience),
    audience: JSON.stringify([siteId, version, device, who.level, who.partnerIds]),
  };
}

/** One whose profile has not arrived here yet has the level of the session. */
async function standingOf(
  { pool }: Pick<SiteDeps, 'pool'>,
  caller: MemberCaller,
): Promise<Pick<Audience, 'level' | 'partnerIds'>> {
  const { level, partnerIds } = await readStanding(pool, caller);
  return { level: level ?? caller.level, partnerIds };
}
