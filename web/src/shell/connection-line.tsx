import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { liveState } from '../live/live-state.ts';

/** Says quietly that live changes come late; the wait keeps a short hiccup from being mentioned. */
export function ConnectionLine() {
  const { t } = useTranslation();
  const state = useStore(liveState, (live) => live.state);
  return (
    <output className="block">
      {state === 'lost' ? (
        <span className="flex animate-[fade-in_200ms_3s_backwards] items-center justify-center gap-2 border-b border-line bg-warn-soft px-4 py-1 text-xs text-warn">
          <WifiOff aria-hidden="true" className="size-3.5" />
          {t('shell.reconnecting')}
        </span>
      ) : null}
    </output>
  );
}
