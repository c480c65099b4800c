import { useState } from 'react';
import type { PopupRow } from '../../api/contracts.ts';
import { Dialog } from '../../components/dialog.tsx';
import { dismissed, dismissPopup } from './dismissed.ts';
import { dropOldMarks, isClosed, markClosed } from './popup-marks.ts';
import { PopupView } from './popup-view.tsx';

/** The main page's popups, one after the other in the operator's order. */
export default function MainPopups({ popups }: { popups: readonly PopupRow[] }) {
  // What was closed before is looked up once: the count stays the same while going through them.
  const [waiting] = useState(() => {
    const now = Date.now();
    dropOldMarks(now);
    const all = popups.map(({ bannerIdx }) => bannerIdx);
    return all.filter((idx) => !isClosed(String(idx), now) && !dismissed.has(idx));
  });
  const [place, setPlace] = useState(0);
  const popup = popups.find(({ bannerIdx }) => bannerIdx === waiting[place]);
  if (popup === undefined) return null;

  function close({ bannerIdx }: PopupRow, forDay: boolean): void {
    if (forDay) markClosed(String(bannerIdx), Date.now());
    dismissPopup(bannerIdx);
    setPlace(place + 1);
  }

  return (
    <Dialog key={popup.bannerIdx} title={popup.title} isOpen onClose={() => close(popup, false)}>
      <PopupView
        popup={popup}
        place={place + 1}
        count={waiting.length}
        takesFocus
        onFollow={() => dismissPopup(popup.bannerIdx)}
        onClose={(forDay) => close(popup, forDay)}
      />
    </Dialog>
  );
}
