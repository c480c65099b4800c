import { X } from 'lucide-react';
import { PopupView } from '../../../shared/content/popup-view.tsx';
import type { Device } from '../editor/preview-panel.tsx';

type PopupFrameProps = {
  device: Device;
  popup: { title: string; body: string; link: string | null; language: string };
};

/** A popup over a page: in its middle on a desktop, from below on a phone. */
export function PopupFrame({ device, popup }: PopupFrameProps) {
  const isPhone = device === 'phone';
  return (
    <div
      className={`flex justify-center bg-veil ${isPhone ? 'min-h-140 items-end' : 'min-h-100 items-center p-6'}`}
    >
      <div
        className={`w-full border border-line bg-surface shadow-overlay ${isPhone ? 'rounded-t-lg' : 'max-w-md rounded-lg'}`}
      >
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
          <p className="text-lg font-semibold">{popup.title}</p>
          <span className="inline-flex size-10 items-center justify-center text-muted">
            <X aria-hidden="true" className="size-5" />
          </span>
        </div>
        <div className="p-5">
          <PopupView popup={popup} place={1} count={1} onClose={nothing} />
        </div>
      </div>
    </div>
  );
}

/** Nothing in a preview can be pressed: the frame around it is inert. */
function nothing(): void {
  return;
}
