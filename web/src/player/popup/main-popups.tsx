import { useEffect, useState } from 'react';
import type { PopupRow } from '../../shared/api/contracts.ts';
import { PopupView } from '../../shared/content/popup-view.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { reportSeen } from '../main-page/report-seen.ts';
import { dismissPopup } from './dismissed.ts';
import { markClosed } from './popup-marks.ts';

type MainPopupsProps = { popups: readonly PopupRow[]; waiting: readonly number[] };

/** The main page's popups that wait to be seen, one after the other. */
export default function MainPopups({ popups, waiting }: MainPopupsProps) {
  const [place, setPlace] = useState(0);
  const popup = popups.find(({ bannerIdx }) => bannerIdx === waiting[place]);
  const bannerIdx = popup?.bannerIdx;
  useEffect(() => {
    if (bannerIdx !== undefined) reportSeen('shown', bannerIdx);
  }, [bannerIdx]);
  if (popup === undefined) return null;

  function close({ bannerIdx: idx }: PopupRow, forDay: boolean): void {
    if (forDay) markClosed(String(idx), Date.now());
    dismissPopup(idx);
    setPlace(place + 1);
  }

  return (
    <Dialog key={popup.bannerIdx} title={popup.title} isOpen onClose={() => close(popup, false)}>
      <PopupView
        popup={popup}
        place={place + 1}
        count={waiting.length}
        takesFocus
        onFollow={() => {
          reportSeen('pressed', popup.bannerIdx);
          dismissPopup(popup.bannerIdx);
        }}
        onClose={(forDay) => close(popup, forDay)}
      />
    </Dialog>
  );
}
