/** Each closed popup leaves one mark: this prefix and its bannerIdx, with the moment it was closed. */
const markPrefix = 'noriter.popup.';

export const popupClosedMs = 24 * 3_600_000;

type Marks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Remembers that the person does not want to see this popup for 24 hours. */
export function markClosed(bannerIdx: string, now: number, marks: Marks = localStorage): void {
  marks.setItem(`${markPrefix}${bannerIdx}`, String(now));
}

/** The specification's isClose: whether this popup was closed here less than 24 hours ago. */
export function isClosed(bannerIdx: string, now: number, marks: Marks = localStorage): boolean {
  return isFresh(marks.getItem(`${markPrefix}${bannerIdx}`), now);
}

/** Takes away the marks that have done their time, so that they do not gather over the years. */
export function dropOldMarks(now: number, marks: Marks = localStorage): void {
  const keys = Array.from({ length: marks.length }, (_, index) => marks.key(index));
  for (const key of keys) {
    if (key?.startsWith(markPrefix) !== true) continue;
    if (!isFresh(marks.getItem(key), now)) marks.removeItem(key);
  }
}

function isFresh(closedAt: string | null, now: number): boolean {
  if (closedAt === null || !/^\d+$/.test(closedAt)) return false;
  const age = now - Number(closedAt);
  return age >= 0 && age < popupClosedMs;
}
