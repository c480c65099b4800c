import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';
import { modeOf, type SlipOutcome, type SportSlip } from './slip.ts';
import { totalOdds } from './slip-checks.ts';
import { SportSlipBody } from './slip-panel.tsx';
import { useSportSlip } from './slip-store.ts';
import { useLegPrices } from './use-leg-prices.tsx';

/** The slip of a phone: a bar with its count and odds above the site's own, and a sheet behind it. */
export function SportSlipBar() {
  const { t } = useTranslation(['sport', 'site']);
  const slip = useSportSlip();
  const [isOpened, setOpened] = useState(false);
  const isEmpty = slip.legs.length === 0 && slip.outcome === null;
  if (isEmpty && !isOpened) return null;
  return (
    <>
      {isEmpty ? null : (
        <button
          type="button"
          data-testid="slip-bar"
          onClick={() => setOpened(true)}
          className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mx-4 -mb-6 flex h-14 cursor-pointer items-center justify-between gap-3 border-t border-brass-line bg-brass-soft px-4 text-brass-text md:bottom-0"
        >
          <BarText slip={slip} />
        </button>
      )}
      <Dialog
        title={t('site:bet.slip')}
        isOpen={isOpened}
        onClose={() => setOpened(false)}
        isDismissable
      >
        <div className="-m-5">
          <SportSlipBody />
        </div>
      </Dialog>
    </>
  );
}

function BarText({ slip }: { slip: SportSlip }) {
  const { t } = useTranslation(['sport', 'site']);
  const { outcome, legs } = slip;
  const present = useLegPrices(legs, outcome);
  const mode = modeOf(slip);
  const words: Record<SlipOutcome['kind'], string> = {
    sending: t('slip.sending'),
    unknown: t('site:bet.unknown'),
    receipt: t('site:bet.sent'),
    refused: t('site:bet.refused'),
  };
  const isShut = present.some(({ odds, isOpen }) => odds !== undefined && !isOpen);
  const text =
    outcome === null ? (isShut ? t('refuse.closed') : t('site:bet.slip')) : words[outcome.kind];
  return (
    <>
      <span className="flex min-w-0 items-center gap-2 font-semibold">
        <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-brass text-xs font-bold text-on-brass">
          {legs.length}
        </span>
        <span className="truncate">{text}</span>
      </span>
      <span className="flex shrink-0 items-center gap-2 font-bold tabular-nums">
        {mode === 'combination' ? totalOdds(present) : t(`kind.${mode}`)}
        <ChevronUp aria-hidden="true" className="size-5" />
      </span>
    </>
  );
}
