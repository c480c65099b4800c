import type { LastUse } from './last-use.ts';
import type { Session } from './stored-session.ts';
import { type Renewing, renewing } from './token-refresh.ts';
import { isUnused, isUse, type Place, useEvents } from './unused.ts';

const lookEveryMs = 15_000;
/** A wheel turns a hundred times a second: what is heard so soon after another is not written down. */
const markEveryMs = 5_000;
/** A page that comes back, be it to a machine that slept. */
const returns = ['visibilitychange', 'focus', 'pageshow', 'resume'] as const;

const openedAt = Date.now();

type Kept = Renewing & {
  lastUse: LastUse;
  /** Ends it at the server, too. */
  leave: () => Promise<unknown>;
  /** Whether it is used where this page hears nothing of it. */
  isUsedUnheard?: (now: number) => boolean;
};

/**
 * Keeps a session as long as somebody uses any tab of it, and ends it here when nobody does. The clock is
 * asked each time, and before a use counts: no timer runs while a machine sleeps, and a press after that comes too late.
 */
export function keepWhileUsed(kept: Kept): () => void {
  const { session, lastUse, idleMs, leave } = kept;
  const renewal = renewing(kept);
  let markedAt = 0;

  /** Who renews in another tab uses that one, even where no word of it comes here. */
  function seenBy(now: number): number {
    const seenAt = renewal.seenAt();
    return seenAt <= now ? seenAt : 0;
  }

  function inUse(now: number): Session | null {
    const present = session.get();
    if (present === null) return null;
    const usedAt = Math.max(lastUse.at(present.sessionId, now), seenBy(now));
    if (!isUnused({ usedAt, now, idleMs })) return present;
    leave().catch(() => undefined);
    session.end(isUnused({ usedAt, now: openedAt, idleMs }) ? 'lapsed' : 'unused');
    return null;
  }

  function look(): void {
    const now = Date.now();
    const present = inUse(now);
    if (present === null) return;
    if (kept.isUsedUnheard?.(now) === true) lastUse.mark(present.sessionId, now);
    void renewal.look(present, lastUse.at(present.sessionId, now));
  }

  function onUse(): void {
    const now = Date.now();
    if (now >= markedAt && now - markedAt < markEveryMs) return;
    markedAt = now;
    const present = inUse(now);
    if (present === null) return;
    lastUse.mark(present.sessionId, now);
    void renewal.look(present, now);
  }

  const timer = setInterval(look, lookEveryMs);
  const stopWatching = watchUse(onUse);
  // What happens to the document comes to the window in the end.
  for (const event of returns) window.addEventListener(event, look, true);
  look();
  return () => {
    clearInterval(timer);
    renewal.stop();
    stopWatching();
    for (const event of returns) window.removeEventListener(event, look, true);
  };
}

/** A click by a key is a pointer's too, but in no place. */
function placeOf(event: Event): Place {
  const isPlaced = event instanceof PointerEvent && event.type !== 'click';
  return isPlaced ? { x: event.screenX, y: event.screenY } : null;
}

/** Hears what is done anywhere in the page, before any part of it can keep that to itself. */
function watchUse(onUse: () => void): () => void {
  let before: Place = null;
  const onEvent = (event: Event) => {
    const at = placeOf(event) ?? before;
    if (isUse(event, { at, before })) onUse();
    before = at;
  };
  const options = { capture: true, passive: true };
  for (const event of useEvents) window.addEventListener(event, onEvent, options);
  return () => {
    for (const event of useEvents) window.removeEventListener(event, onEvent, options);
  };
}
