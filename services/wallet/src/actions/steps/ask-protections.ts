import { backoffMs, pause } from '@noriter/kit/backoff';
import { isOutage } from '@noriter/kit/outage';
import { readGatesPatiently } from '../../clients/protection.ts';
import type { WalletDeps } from '../../deps.ts';
import type { Gate } from '../../domain/protection.ts';

type Deps = Pick<WalletDeps, 'identity' | 'log'>;

export type AskedProtections = {
  /** By member; who is no member is not there. */
  readonly gates: ReadonlyMap<string, Gate>;
  /** Of whom identity has said nothing. */
  readonly unread: ReadonlySet<string>;
};

/** What waits behind the question waits some seconds at most, and then goes on without an answer. */
const TRIES = 3;
const BETWEEN = { firstMs: 200, maxMs: 1_000 };

/** Enough to find some among a thousand that fail alone, and each of a hundred. */
const QUESTIONS_MAX = 200;

/**
 * Asks identity how members are protected, all by one call. While it is away it is asked three times. What it cannot
 * answer together it is asked in halves at the last, so that one member keeps nobody else from being read.
 *
 * @param memberIds each once, at most a thousand
 */
export async function askProtections(
  deps: Deps,
  memberIds: readonly string[],
): Promise<AskedProtections> {
  const gates = new Map<string, Gate>();
  for (let attempt = 1; memberIds.length > 0; attempt += 1) {
    try {
      await addGates(deps, memberIds, gates);
      break;
    } catch (error) {
      const level = isOutage(error) ? 'warn' : 'error';
      deps.log[level]({ err: error, attempt, members: memberIds.length }, 'nobody says who plays');
      if (!isOutage(error)) return { gates, unread: await askInHalves(deps, memberIds, gates) };
      if (attempt === TRIES) return { gates, unread: new Set(memberIds) };
    }
    await pause(backoffMs(attempt, BETWEEN));
  }
  return { gates, unread: new Set() };
}

/** @returns who is left: those that fail alone, and all from an outage on, or after too many questions */
async function askInHalves(
  deps: Deps,
  memberIds: readonly string[],
  gates: Map<string, Gate>,
): Promise<Set<string>> {
  const unread = new Set<string>();
  const waiting = halvesOf(memberIds);
  let questions = 0;
  for (let ids = waiting.pop(); ids !== undefined; ids = waiting.pop()) {
    questions += 1;
    if (questions > QUESTIONS_MAX) return new Set([...unread, ...ids, ...waiting.flat()]);
    try {
      await addGates(deps, ids, gates);
    } catch (error) {
      if (isOutage(error)) return new Set([...unread, ...ids, ...waiting.flat()]);
      if (ids.length > 1) waiting.push(...halvesOf(ids));
      else for (const memberId of ids) unread.add(memberId);
    }
  }
  return unread;
}

function halvesOf(memberIds: readonly string[]): (readonly string[])[] {
  const middle = Math.ceil(memberIds.length / 2);
  return [memberIds.slice(0, middle), memberIds.slice(middle)].filter(({ length }) => length > 0);
}

async function addGates(
  deps: Deps,
  memberIds: readonly string[],
  gates: Map<string, Gate>,
): Promise<void> {
  for (const [memberId, gate] of await readGatesPatiently(deps, memberIds)) {
    gates.set(memberId, gate);
  }
}
