import { deviceStorage, type KeptTexts } from '../../shared/storage/storage.ts';

/** Each closed popup leaves one mark: this prefix and its bannerIdx, with the moment it was closed. */
const markPrefix = 'noriter.popup.';

export const popupClosedMs = 24 * 3_600_000;

/** Remembers that the person does not want to see this popup for 24 hours. */
export function markClosed(bannerIdx: string, now: number, marks: KeptTexts = deviceStorage): void {
  marks.setItem(`${markPrefix}${bannerIdx}`, String(now));
}

/** The specification's isClose: whether this popup was closed here less than 24 hours ago. */
export function isClosed(
  bannerIdx: string,
  now: number,
  marks: KeptTexts = deviceStorage,
): boolean {
  return isFresh(marks.getItem(`${markPrefix}${bannerIdx}`), now);
}

/** Takes away the marks that have done their time, so that they do not gather over the years. */
export function dropOldMarks(now: number, marks: KeptTexts = deviceStorage): void {
  for (const key of marks.keys()) {
    if (!key.startsWith(markPrefix)) continue;
    if (!isFresh(marks.getItem(key), now)) marks.removeItem(key);
  }
}

function isFresh(closedAt: string | null, now: number): boolean {
  if (closedAt === null || !/^\d+$/.test(closedAt)) return false;
  const age = now - Number(closedAt);
  return age >= 0 && age < popupClosedMs;
}
