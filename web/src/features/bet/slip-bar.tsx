import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { won } from '../../format/money.ts';
import { SlipBody, type SlipProps } from './slip-panel.tsx';
import { type SlipOutcome, useSlip } from './slip-store.ts';
import { totalStake } from './stakes.ts';

/** The slip of a phone: a bar with its count and total above the site's own, and a sheet behind it. */
export function SlipBar(props: SlipProps) {
  const { t } = useTranslation();
  const slip = useSlip(props.game);
  const [isOpened, setOpened] = useState(false);
  const isEmpty = slip.picks.length === 0 && slip.outcome === null;
  if (isEmpty && !isOpened) return null;
  const amount = won(totalStake(slip.picks).toString());
  return (
    <>
      {isEmpty ? null : (
        <button
          type="button"
          onClick={() => setOpened(true)}
          className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mx-4 -mb-6 flex h-14 cursor-pointer items-center justify-between gap-3 border-t border-brass-line bg-brass-soft px-4 text-brass-text md:bottom-0"
        >
          <span className="flex min-w-0 items-center gap-2 font-semibold">
            <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-brass text-xs font-bold text-on-brass">
              {slip.picks.length}
            </span>
            <span className="truncate">
              <BarText outcome={slip.outcome} />
            </span>
          </span>
          <span className="flex shrink-0 items-center gap-2 font-bold tabular-nums">
            {amount}
            <ChevronUp aria-hidden="true" className="size-5" />
          </span>
        </button>
      )}
      <Dialog
        title={t('bet.slip')}
        isOpen={isOpened}
        onClose={() => setOpened(false)}
        isDismissable
      >
        <div className="-m-5">
          <SlipBody {...props} />
        </div>
      </Dialog>
    </>
  );
}

/** What happened to the slip is said on the bar too: the sheet may be closed. */
function BarText({ outcome }: { outcome: SlipOutcome | null }) {
  const { t } = useTranslation();
  if (outcome === null) return t('bet.slip');
  if (outcome.kind === 'sent') return t('bet.sent');
  return outcome.kind === 'refused' ? t('bet.refused') : t('bet.unknown');
}
