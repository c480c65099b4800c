/**
 * Keeps what was read for a moment: who asks for the same meanwhile is answered by it. Who asks while it
 * is being read waits for that reading, and one that failed is nobody else's answer.
 *
 * @param options.nowMs milliseconds of any clock that goes forward
 * @param options.ttlMs for how long it may be old; 0 for readings that are shared while they last, and no longer
 * @param read by a key; there have to be few of them, for each is kept until it is read again
 */
export function cachedReader<Value>(
  { nowMs, ttlMs }: { nowMs: () => number; ttlMs: number },
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const cache = new Map<string, { untilMs: number; isRead: boolean; reading: Promise<Value> }>();
  return (key) => {
    const now = nowMs();
    const known = cache.get(key);
    if (known !== undefined && (!known.isRead || now < known.untilMs)) return known.reading;
    const entry = { untilMs: now + ttlMs, isRead: false, reading: read(key) };
    cache.set(key, entry);
    entry.reading.then(
      () => {
        entry.isRead = true;
      },
      () => cache.delete(key),
    );
    return entry.reading;
  };
}
