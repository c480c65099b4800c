import type { Game } from '../../../catalogue/domain/game.ts';
import type { LaunchDeps } from '../../../launch/deps.ts';
import { type GameSession, isUsable } from '../../../launch/domain/session.ts';
import { tokenHash } from '../../../launch/domain/token.ts';
import { findSessions, type SessionQuery } from '../../../launch/store/sessions.ts';
import { mayPlay } from '../../../site/domain/may-play.ts';
import { type Member, readMembers } from '../../../site/store/members.ts';
import { memberIdOf } from '../../../vocabulary/player-id.ts';
import type { VendorCall } from '../../../vocabulary/vendor-call.ts';
import type { Facts, StoredTransaction } from '../../domain/facts.ts';
import { isVendorId } from '../../domain/money-call.ts';
import { findSame, keyOfSame } from '../../store/read-facts.ts';

/** A vendor's call, before it is known whom it is about. */
export type CameCall = { vendorKey: string; call: VendorCall };

/** Whom a call is about, in which session and game. */
export type Player = {
  member: Member;
  session: GameSession | null;
  sessionState: Facts['session'];
  mayPlay: boolean;
  game: Game | null;
  /** The transaction that came before with the same id and verb, as it was when no lock was held. */
  earlier: StoredTransaction | null;
};

type Deps = Pick<LaunchDeps, 'pool' | 'clock' | 'games'>;
type Named = CameCall & { session: GameSession | null; memberId: string };

const CURRENCY = 'KRW';

/** @returns whom each call is about, in their order; null when there is no such member */
export async function playersOf(
  deps: Deps,
  calls: readonly CameCall[],
): Promise<(Player | null)[]> {
  const [sessions, earlier] = await Promise.all([
    findSessions(deps.pool, calls.map(sessionQueryOf)),
    findSame(deps.pool, calls.flatMap(sameQueryOf)),
  ]);
  const named = calls.map((one, index) => nameMember(one, sessions[index] ?? null));
  const known = named.filter((one) => one !== null);
  const members = await readMembers(
    deps.pool,
    known.map((one) => ({ ...one, gameCode: gameOf(deps, one)?.gameCode ?? '' })),
  );
  return named.map((one) => {
    const member = one === null ? null : members[known.indexOf(one)];
    if (one === null || member == null) return null;
    const [key] = sameQueryOf(one).map(keyOfSame);
    return { ...playerOf(deps, one, member), earlier: earlier.get(key ?? '') ?? null };
  });
}

function playerOf(deps: Deps, one: Named, member: Member): Omit<Player, 'earlier'> {
  const { session, call } = one;
  const now = deps.clock.now();
  const { memberId } = member;
  const isReal = session === null || session.mode === 'real';
  return {
    member,
    session,
    sessionState: stateOf(session, { memberId, currency: call.currency, now }),
    mayPlay: isReal && mayPlay(member, now),
    game: gameOf(deps, one),
  };
}

/** By the token or session of the call; without one, the member's newest. */
function sessionQueryOf({ vendorKey, call }: CameCall): SessionQuery {
  const { session: key, playerId } = call;
  const named = key === null ? null : { key, hash: tokenHash(key) };
  return { vendorKey, named, memberId: playerId === null ? null : memberIdOf(playerId) };
}

function sameQueryOf({ vendorKey, call }: CameCall) {
  const { transactionId, verb } = call;
  if (transactionId === null || !isVendorId(transactionId)) return [];
  return [{ vendorKey, vendorTransactionId: transactionId, verb }];
}

/** Who is named by the call counts; where it names nobody, whose session it is. */
function nameMember(one: CameCall, session: GameSession | null): Named | null {
  const { playerId } = one.call;
  const memberId = playerId === null ? session?.memberId : memberIdOf(playerId);
  return memberId == null ? null : { ...one, session, memberId };
}

function stateOf(
  session: GameSession | null,
  { memberId, currency, now }: { memberId: string; currency: string | null; now: Date },
): Facts['session'] {
  if (currency !== null && currency !== CURRENCY) return 'other-currency';
  if (session === null) return 'unknown';
  if (session.memberId !== memberId) return 'other-player';
  return session.state === 'live' && isUsable(session, now) ? 'live' : 'expired';
}

/** A table of the same vendor may be changed within a session: the call's game counts. */
function gameOf({ games }: Deps, { vendorKey, call, session }: Named): Game | null {
  const code = call.gameCode ?? session?.gameCode;
  return code === undefined ? null : (games.byCode(vendorKey, code) ?? null);
}
