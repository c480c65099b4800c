import type { PopupRow } from '../../shared/api/contracts.ts';
import { dismissed } from './dismissed.ts';
import { dropOldMarks, isClosed } from './popup-marks.ts';

/** The popups to open now, in the operator's order: those that were not closed before. */
export function waitingPopups(popups: readonly PopupRow[]): number[] {
  const now = Date.now();
  dropOldMarks(now);
  return popups
    .map(({ bannerIdx }) => bannerIdx)
    .filter((idx) => !isClosed(String(idx), now) && !dismissed.has(idx));
}
