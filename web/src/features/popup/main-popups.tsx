import { useState } from 'react';
import type { PopupRow } from '../../api/contracts.ts';
import { Dialog } from '../../components/dialog.tsx';
import { dismissPopup } from './dismissed.ts';
import { markClosed } from './popup-marks.ts';
import { PopupView } from './popup-view.tsx';

type MainPopupsProps = { popups: readonly PopupRow[]; waiting: readonly number[] };

/** The main page's popups that wait to be seen, one after the other. */
export default function MainPopups({ popups, waiting }: MainPopupsProps) {
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
