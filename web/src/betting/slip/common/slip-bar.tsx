import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { PlaceWish } from '../../sportsbook/model/sport-types.ts';
import type { SlipLine, SlipOutcome } from '../model/slip.ts';
import { SlipAside, SlipBody } from './slip-panel.tsx';
import type { SlipProduct } from './slip-product.ts';

/** The slip of a phone: a bar with its count and figure above the site's own, and a sheet behind it. */
export function SlipBar<Line extends SlipLine, Body extends PlaceWish>({
  product,
}: {
  product: SlipProduct<Line, Body>;
}) {
  const { t } = useTranslation();
  const { lines, outcome } = product.placing.store.useSlip();
  const [isOpened, setOpened] = useState(false);
  const isEmpty = lines.length === 0 && outcome === null;
  if (isEmpty && !isOpened) return null;
  return (
    <>
      {isEmpty ? null : (
        <div className="sticky mt-auto bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mx-4 -mb-6 flex h-14 items-center border-t border-brass-line bg-brass-soft text-brass-text md:bottom-0">
          <button
            type="button"
            data-testid="slip-bar"
            onClick={() => setOpened(true)}
            className="flex h-full min-w-0 flex-1 cursor-pointer items-center justify-between gap-3 px-4"
          >
            <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-brass text-xs font-bold text-on-brass">
              {lines.length}
            </span>
            <span className="flex min-w-0 flex-1 items-center justify-between gap-3 font-semibold">
              {outcome === null ? product.bar : <OutcomeText outcome={outcome} />}
            </span>
            <ChevronUp aria-hidden="true" className="size-5 shrink-0" />
          </button>
          <QuickStakes
            fill={outcome === null ? product.fillStake : null}
            onFilled={() => setOpened(true)}
          />
        </div>
      )}
      <Dialog
        title={t('bet.slip')}
        isOpen={isOpened}
        onClose={() => setOpened(false)}
        isDismissable
        aside={<SlipAside product={product} />}
      >
        {/* As high as a sheet may be, less its heading: what is in there scrolls, not the sheet. */}
        <div className="-mx-5 -mt-5 -mb-[max(1.25rem,env(safe-area-inset-bottom))] [--slip-height:calc(92dvh-4rem)] sm:[--slip-height:calc(95dvh-4rem)]">
          <SlipBody product={product} />
        </div>
      </Dialog>
    </>
  );
}

const quickStakes = [
  { amount: '5000', key: 'money.presetThousands' },
  { amount: '10000', key: 'money.preset1' },
  { amount: '50000', key: 'money.preset5' },
] as const;

type QuickStakesProps = {
  fill: ((amount: string) => void) | null | undefined;
  onFilled: () => void;
};

/** From a price to a filled-in slip by one press: the amounts that are bet most. */
function QuickStakes({ fill, onFilled }: QuickStakesProps) {
  const { t } = useTranslation();
  if (!fill) return null;
  return (
    <fieldset aria-label={t('bet.quickStakes')} className="flex shrink-0 gap-1 pr-3">
      {quickStakes.map(({ amount, key }) => (
        <button
          key={amount}
          type="button"
          aria-label={t('bet.quickStake', { amount: t(key) })}
          onClick={() => {
            fill(amount);
            onFilled();
          }}
          className="h-11 min-w-12 cursor-pointer rounded-md border border-brass-line px-1 text-sm font-semibold tabular-nums max-[22rem]:min-w-11"
        >
          {t(key)}
        </button>
      ))}
    </fieldset>
  );
}

/** What happened to the slip is said on the bar too: the sheet may be closed. */
function OutcomeText({ outcome: { kind } }: { outcome: SlipOutcome<unknown> }) {
  const { t } = useTranslation();
  const words = {
    sending: t('bet.sending'),
    unknown: t('bet.unknown'),
    receipt: t('bet.sent'),
    refused: t('bet.refused'),
  };
  return <span className="truncate">{words[kind]}</span>;
}
