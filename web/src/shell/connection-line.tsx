import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useLasting } from '../components/use-lasting.ts';
import { useOnline } from '../components/use-online.ts';
import { liveState } from '../live/live-state.ts';

const hiccupMsMax = 3_000;

/** Says quietly that nothing, or nothing live, comes in; a short hiccup is not mentioned. */
export function ConnectionLine() {
  const { t } = useTranslation();
  const isLost = useStore(liveState, (live) => live.state === 'lost');
  const isOnline = useOnline();
  const isShown = useLasting(isLost || !isOnline, hiccupMsMax);
  return (
    <output className="block">
      {isShown ? (
        <span className="flex animate-[fade-in_200ms] items-center justify-center gap-2 border-b border-line bg-warn-soft px-4 py-1 text-center text-xs text-warn">
          <WifiOff aria-hidden="true" className="size-3.5 shrink-0" />
          {t(isOnline ? 'shell.reconnecting' : 'state.offline')}
        </span>
      ) : null}
    </output>
  );
}
