/**
 * Invariant: how far a match is known. Everything that is known of it is at least as new as
 * `version`, without a gap; what came from beyond a gap is remembered until the gap is filled.
 */
export type Reach = {
  /** -1: nothing is known. */
  version: number;
  /** The newest number that anything named. */
  published: number;
  /** Deltas from beyond the gap, in no order. */
  ahead: readonly number[];
};

export const unreached: Reach = { version: -1, published: -1, ahead: [] };

/** More of them are a gap that is asked for anyway. */
const aheadMax = 64;

export function isBehind({ version, published }: Reach): boolean {
  return version < 0 || version < published;
}

/** A delta was taken in: the next one, or one from beyond a gap. */
export function afterDelta(reach: Reach, version: number): Reach {
  if (version <= reach.version) return reach;
  const ahead = [...reach.ahead.slice(1 - aheadMax), version];
  return forward(reach, reach.version, ahead);
}

/** Everything of this version was taken in, whatever was missing before. */
export function afterAll(reach: Reach, version: number): Reach {
  return forward(reach, Math.max(reach.version, version), reach.ahead);
}

/** What changed after `since` was taken in, up to this version. */
export function afterMissed(reach: Reach, version: number, since: number | null): Reach {
  const isJoined = since !== null && reach.version >= since;
  return isJoined ? afterAll(reach, version) : afterNews(reach, version);
}

/** There is such a version, and not all of it is known. */
export function afterNews(reach: Reach, version: number): Reach {
  return { ...reach, published: Math.max(reach.published, version) };
}

function forward(reach: Reach, from: number, ahead: readonly number[]): Reach {
  const known = new Set(ahead);
  let version = from;
  // Deltas alone say nothing of a match whose page never came.
  while (version >= 0 && known.has(version + 1)) version += 1;
  return {
    version,
    published: Math.max(reach.published, version, ...ahead),
    ahead: ahead.filter((one) => one > version),
  };
}
