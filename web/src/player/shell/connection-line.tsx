import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../shared/hooks/browser.ts';
import { useLineLost } from '../../shared/live/line-state.ts';

/** Says quietly that nothing, or nothing live, comes in; a short hiccup is not mentioned. */
export function ConnectionLine() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isLost = useLineLost();
  return (
    <output className="sticky top-14 z-35 block md:top-25">
      {isLost ? (
        <span className="flex animate-[fade-in_200ms] flex-wrap items-center justify-center gap-x-2 border-b border-line bg-warn-soft px-4 py-1 text-center text-xs text-warn">
          <WifiOff aria-hidden="true" className="size-3.5 shrink-0" />
          <span>{t(isOnline ? 'shell.reconnecting' : 'state.offline')}</span>
        </span>
      ) : null}
    </output>
  );
}
