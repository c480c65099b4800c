/**
 * Those of a batch that go on now: the first of each key. What is behind it comes with a later batch, so
 * that nothing is decided by what is not written yet. What has no key waits for nothing.
 */
export function firstOfEach<One>(
  batch: readonly One[],
  keyOf: (one: One) => string | null,
): ReadonlySet<One> {
  const taken = new Set<string>();
  const first = new Set<One>();
  for (const one of batch) {
    const key = keyOf(one);
    if (key !== null && taken.has(key)) continue;
    if (key !== null) taken.add(key);
    first.add(one);
  }
  return first;
}
