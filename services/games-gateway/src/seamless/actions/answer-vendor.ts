import { isAddressAllowed } from '@noriter/kit/address-list';
import { Refusal } from '@noriter/kit/result-codes';
import type { Adapter } from '../../adapters/adapter.ts';
import { adapters } from '../../adapters/by-protocol.ts';
import { isUsable } from '../../launch/domain/session.ts';
import { makeLive } from '../../launch/store/sessions.ts';
import { roundIdOf } from '../../rounds/domain/ids.ts';
import type { Vendor } from '../../site/domain/vendor.ts';
import type { AnswerCode } from '../../vocabulary/answer-code.ts';
import { playerIdOf } from '../../vocabulary/player-id.ts';
import type {
  VendorAnswer,
  VendorCall,
  VendorRequest,
  WireAnswer,
} from '../../vocabulary/vendor-call.ts';
import type { SeamlessDeps } from '../deps.ts';
import { endingOf } from '../domain/call-ending.ts';
import { moneyCallOf } from '../domain/money-call.ts';
import { isNewNonce } from '../store/nonces.ts';
import { closeRound } from './close-round.ts';
import type { Player } from './steps/players-of.ts';
import { takeTransaction } from './take-transaction.ts';

/** A vendor that nobody knows, or from an address or with a certificate that is not its own. */
export type NoVendor = 'unknown' | 'address' | 'certificate';

/** Where a call came from. */
type Origin = { address: string; certificate: string; requestId: string };

/**
 * Answers a vendor's call, in its protocol's words. Whether it is the vendor's own is found out first, from
 * the bytes and the memory alone: what is forged costs a counter and a line of the log.
 */
export async function answerVendor(
  deps: SeamlessDeps,
  vendorKey: string,
  request: VendorRequest,
  from: Origin,
): Promise<WireAnswer | NoVendor> {
  const vendor = deps.vendors.get(vendorKey);
  const trusted = deps.config.GAME_VENDOR_KEYS[vendorKey];
  const adapter = vendor && adapters[vendor.protocol];
  if (vendor === undefined || adapter === undefined || trusted === undefined) return 'unknown';
  if (trusted.addresses !== null && !isAddressAllowed(from.address, trusted.addresses)) {
    return forged(deps, vendorKey, 'address', from);
  }
  if (trusted.certificates !== null && !trusted.certificates.includes(from.certificate)) {
    return forged(deps, vendorKey, 'certificate', from);
  }
  const verdict = adapter.verify(request, trusted.keys, deps.clock.now());
  if (verdict !== 'ok') {
    forged(deps, vendorKey, verdict, from);
    return adapter.answer(adapter.read(request), only(verdict));
  }
  return answerOwn(deps, { vendor, adapter, request, ...from });
}

function forged<Reason extends string>(
  { vendorMetrics, callCounts, log }: SeamlessDeps,
  vendor: string,
  reason: Reason,
  from: Origin,
): Reason {
  vendorMetrics.forged.inc({ vendor, reason });
  callCounts.add(vendor, 'forged', null);
  log.warn({ vendor, reason, ...from }, "a call was not its vendor's own");
  return reason;
}

type OwnCall = { vendor: Vendor; adapter: Adapter; request: VendorRequest; requestId: string };

async function answerOwn(deps: SeamlessDeps, own: OwnCall): Promise<WireAnswer> {
  const { vendor, adapter, request, requestId } = own;
  const startedAt = performance.now();
  const call = adapter.read(request);
  const answer = await answerCall(deps, own, call).catch((error: unknown): VendorAnswer => {
    const isKnown = error instanceof Refusal;
    const fields = { err: error, vendor: vendor.vendorKey, path: request.path, requestId };
    deps.log[isKnown ? 'warn' : 'error'](fields, 'a call of a vendor failed');
    return only('temporary');
  });
  const labels = { vendor: vendor.vendorKey, verb: call?.verb ?? 'none', code: answer.code };
  deps.vendorMetrics.calls.inc(labels);
  const ms = performance.now() - startedAt;
  deps.callCounts.add(vendor.vendorKey, endingOf(answer.code), ms);
  deps.vendorMetrics.seconds.observe({ vendor: vendor.vendorKey }, ms / 1_000);
  return adapter.answer(call, answer);
}

async function answerCall(
  deps: SeamlessDeps,
  { vendor, adapter, request }: OwnCall,
  call: VendorCall | null,
): Promise<VendorAnswer> {
  const { vendorKey } = vendor;
  const nonce = adapter.nonceOf(request);
  if (nonce !== null && !(await isNewNonce(deps, vendorKey, nonce))) return only('replayed');
  if (call === null) return only('bad_request');
  if (call.verb === 'ping') return only('ok');
  const player = await deps.players.submit({ vendorKey, call });
  if (player === null) return only(call.playerId === null ? 'unknown_session' : 'unknown_member');
  const { memberId } = player.member;
  const about = {
    transactionId: null,
    playerId: playerIdOf(memberId),
    session: player.session?.sessionId ?? null,
  };
  switch (call.verb) {
    case 'authenticate': {
      const code = await authenticate(deps, adapter, player);
      if (code !== 'ok') return only(code);
      return { ...about, code, balance: await deps.cash.submit(memberId) };
    }
    case 'balance': {
      const code = refusalOfSession(player);
      if (code !== null) return only(code);
      return { ...about, code: 'ok', balance: await deps.cash.submit(memberId) };
    }
    case 'close_round': {
      const roundId = roundIdOf(vendorKey, memberId, call.roundId ?? '');
      const isClosed = await closeRound(deps, { roundId, vendorKey, memberId });
      if (!isClosed) return only('temporary');
      return { ...about, code: 'ok', balance: await deps.cash.submit(memberId) };
    }
    default: {
      const money = moneyCallOf(call, about.playerId);
      if (money === null) return only('bad_request');
      const { rules } = adapter;
      const taken = await takeTransaction(deps, { vendor, rules, player, call: money });
      return { ...about, ...taken };
    }
  }
}

/** Whether a session may begin, or goes on: a token buys one, for a member who may play. */
async function authenticate(
  { pool, clock }: SeamlessDeps,
  { rules }: Adapter,
  { session, sessionState, mayPlay }: Player,
): Promise<AnswerCode> {
  if (session === null || sessionState === 'other-player') return 'unknown_session';
  if (!isUsable(session, clock.now())) return 'session_expired';
  if (!mayPlay) return 'not_allowed';
  const isFirst = await makeLive(pool, session.sessionId, clock.now());
  return isFirst || rules.tokenIsSession ? 'ok' : 'unknown_session';
}

/** A balance is for whoever has had a session, also when it takes no more bets. */
function refusalOfSession({ sessionState }: Player): AnswerCode | null {
  if (sessionState === 'other-currency') return 'wrong_currency';
  return sessionState === 'unknown' || sessionState === 'other-player' ? 'unknown_session' : null;
}

/** An answer that says no more than its code. */
function only(code: AnswerCode): VendorAnswer {
  return { code, balance: null, transactionId: null, playerId: null, session: null };
}
