/** Where something is dropped: at one of the two sides of an item. */
export type Beside = { id: string; side: 'before' | 'after' };

/**
 * Ids with some of them taken out and put beside another, in the order they had. What is dropped beside
 * itself stays where it is.
 */
export function moved(
  ids: readonly string[],
  taken: ReadonlySet<string>,
  { id, side }: Beside,
): readonly string[] {
  if (taken.has(id)) return ids;
  const left = ids.filter((one) => !taken.has(one));
  const at = left.indexOf(id);
  if (at === -1) return ids;
  const cut = side === 'before' ? at : at + 1;
  return [...left.slice(0, cut), ...ids.filter((one) => taken.has(one)), ...left.slice(cut)];
}

/** Pinned games stand in front whatever their place: members see them so. */
export function pinnedFirst(
  ids: readonly string[],
  pinned: ReadonlySet<string>,
): readonly string[] {
  return [...ids.filter((id) => pinned.has(id)), ...ids.filter((id) => !pinned.has(id))];
}

/** The ids that stand elsewhere than before, of those that somebody has moved. */
export function movedAway(
  before: readonly string[],
  after: readonly string[],
  touched: ReadonlySet<string>,
): readonly string[] {
  return after.filter((id, at) => touched.has(id) && before.indexOf(id) !== at);
}
