import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { alertQueue } from './alerts.ts';
import { dismissToast, type Toast, toasts } from './toasts.ts';

const AlertHost = lazy(() => import('./alert-host.tsx'));

/** What lies above every page: alerts, and toasts in one polite live region. */
export function OverlayHost() {
  const first = useStore(alertQueue, ({ queue }) => queue[0]);
  const shown = useStore(toasts, (state) => state.shown);
  return (
    <>
      {first === undefined ? null : (
        <Suspense fallback={null}>
          <AlertHost key={first.id} request={first} />
        </Suspense>
      )}
      <output className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 lg:right-6 lg:bottom-6 lg:left-auto lg:items-end">
        {shown.map((one) => (
          <ToastLine key={one.id} toast={one} />
        ))}
      </output>
    </>
  );
}

const tones = {
  good: { icon: Check, className: 'text-jade' },
  bad: { icon: TriangleAlert, className: 'text-up' },
  note: { icon: Info, className: 'text-brass-text' },
};

function ToastLine({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const tone = tones[toast.tone];
  return (
    <span className="pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-md border border-line-strong bg-raised py-2 pr-2 pl-4 shadow-overlay">
      <tone.icon aria-hidden="true" className={`size-5 shrink-0 ${tone.className}`} />
      <span className="flex-1">{toast.text}</span>
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
