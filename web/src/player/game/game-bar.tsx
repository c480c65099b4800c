import { ArrowLeft, Clock3, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { won } from '../../shared/format/money.ts';
import { clockDigits } from '../../shared/format/time.ts';
import { useIsPhone } from '../../shared/hooks/browser.ts';
import { useElapsed } from '../../shared/hooks/time.ts';
import { useBalance } from '../../shared/member/member-queries.ts';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { Arriving } from '../../shared/ui/pages/states.tsx';

/** Above a game: which one, for how long, what is left, and the way out. */
export function GameBar({ name, onLeave }: { name: string; onLeave: () => void }) {
  const { t } = useTranslation(['game', 'site']);
  const isPhone = useIsPhone();
  const { data: balance, isError } = useBalance();
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-surface px-2 pt-[env(safe-area-inset-top)] sm:px-4">
      {isPhone ? (
        <IconButton label={t('window.back')} onPress={onLeave}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </IconButton>
      ) : null}
      <h1 className="min-w-0 flex-1 truncate font-semibold">{name}</h1>
      <PlayedClock />
      <p className="text-right text-sm font-semibold whitespace-nowrap text-brass-text tabular-nums">
        <span className="sr-only">{t('site:money.cash')} </span>
        <span translate="no">
          <Arriving isFailed={isError} className="h-5 w-24">
            {balance && won(balance.cash)}
          </Arriving>
        </span>
      </p>
      {isPhone ? null : (
        <IconButton label={t('launch.close')} onPress={onLeave}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </header>
  );
}

/** How long the game has been open. */
function PlayedClock() {
  const { t } = useTranslation('game');
  const playedMs = useElapsed(1_000);
  return (
    <span className="flex items-center gap-1 text-sm text-muted tabular-nums">
      <Clock3 aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('window.played')} </span>
      <span translate="no">{clockDigits(playedMs)}</span>
    </span>
  );
}
