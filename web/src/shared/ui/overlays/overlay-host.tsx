import { Link, useRouter } from '@tanstack/react-router';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { part } from '../../loading/part.tsx';
import { alertQueue } from './alerts.ts';
import { passLeftOvers } from './overlay-entries.ts';
import { dismissToast, type Toast, toasts } from './toasts.ts';

const AlertHost = part(() => import('./alert-host.tsx'), { missing: 'above' });

/** What lies above every page: alerts, and toasts in one polite live region. */
export function OverlayHost() {
  const first = useStore(alertQueue, ({ queue }) => queue[0]);
  const shown = useStore(toasts, (state) => state.shown);
  const { history } = useRouter();
  useEffect(() => passLeftOvers(history), [history]);
  return (
    <>
      {first === undefined ? null : <AlertHost key={first.id} request={first} />}
      <output
        // Heard and pressed above an open dialog, too, which makes all else on the page inert.
        data-react-aria-top-layer="true"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 in-[:has([data-testid=slip-bar])]:bottom-[calc(8rem+env(safe-area-inset-bottom))] lg:right-6 lg:bottom-6 lg:left-auto lg:items-end"
      >
        {shown.map((one) => (
          <ToastLine key={one.id} toast={one} />
        ))}
      </output>
    </>
  );
}

const tones = {
  good: { icon: Check, className: 'text-jade' },
  bad: { icon: TriangleAlert, className: 'text-danger' },
  note: { icon: Info, className: 'text-brass-text' },
};

function ToastLine({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const tone = tones[toast.tone];
  return (
    <span className="pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-md border border-line-strong bg-raised py-2 pr-2 pl-4 shadow-overlay">
      <tone.icon aria-hidden="true" className={`size-5 shrink-0 ${tone.className}`} />
      <span className="flex-1">{toast.text}</span>
      {toast.link === undefined ? null : (
        <Link
          to={toast.link.to}
          search={toast.link.search ?? {}}
          className="finger inline-flex shrink-0 items-center rounded-md px-2 py-1 text-sm font-semibold text-brass-text hover:bg-hover"
          onClick={() => dismissToast(toast.id)}
        >
          {toast.link.text}
        </Link>
      )}
      {toast.action === undefined ? null : (
        <button
          type="button"
          className="finger inline-flex shrink-0 cursor-pointer items-center rounded-md px-2 py-1 text-sm font-semibold text-brass-text hover:bg-hover"
          onClick={() => {
            toast.action?.onPress();
            dismissToast(toast.id);
          }}
        >
          {toast.action.text}
        </button>
      )}
      <button
        type="button"
        aria-label={t('action.close')}
        className="finger inline-flex size-9 cursor-pointer items-center justify-center rounded-md text-muted hover:bg-hover"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
