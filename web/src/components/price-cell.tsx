import { ChevronDown, ChevronUp, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type PriceCellProps = {
  /** What is bet on: a team, a number. */
  name: string;
  /** Decimal odds as the server writes them. */
  price: string;
  /** The odds before, while the change is fresh; the cell says which way it went. */
  before?: string | undefined;
  isChosen?: boolean;
  isLocked?: boolean;
  /** Why it cannot be chosen, where it is not merely suspended. */
  lockedText?: string | undefined;
  /** The price below the name: for many even cells side by side. */
  isStacked?: boolean;
  onChoose: () => void;
};

const layouts = {
  row: 'h-12 min-w-24 justify-between gap-2 px-3 text-left',
  stacked: 'relative h-16 min-w-0 flex-col justify-center px-1 text-center',
};

/**
 * Odds that can be chosen. Up is red with an arrow up, down blue with an arrow down; a suspended
 * price keeps its place behind a lock, and the keyboard keeps its place on it. Digits keep their
 * width, so that nothing jumps; its size is its place's, so that nothing around it is laid out anew.
 */
export function PriceCell(props: PriceCellProps) {
  const { name, price, before, isChosen = false, isLocked = false, onChoose } = props;
  const { lockedText, isStacked = false } = props;
  const { t } = useTranslation();
  const change = before === undefined ? 0 : Math.sign(Number(price) - Number(before));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isLocked}
      onClick={isLocked ? undefined : onChoose}
      className={`flex w-full cursor-pointer items-center rounded-md contain-strict border hover:transition-colors aria-disabled:cursor-not-allowed ${layouts[isStacked ? 'stacked' : 'row']} ${lookOf(isChosen, isLocked)}`}
    >
      <span className={`max-w-full truncate text-sm ${isChosen ? '' : 'text-muted'}`}>{name}</span>{' '}
      <span
        className={`inline-flex shrink-0 items-center gap-0.5 font-bold whitespace-nowrap tabular-nums ${toneOf(change, isChosen)}`}
      >
        {change > 0 ? <ChevronUp aria-label={t('prices.up')} className="size-4" /> : null}
        {change < 0 ? <ChevronDown aria-label={t('prices.down')} className="size-4" /> : null}
        {isLocked ? (
          <>
            <Lock
              aria-hidden="true"
              className={isStacked ? 'absolute top-1 right-1 size-3 text-faint' : 'size-3.5'}
            />
            <span className="sr-only">{lockedText ?? t('prices.locked')}</span>
          </>
        ) : null}
        <span className={isLocked && !isChosen ? 'text-faint' : ''}>{price}</span>
      </span>
    </button>
  );
}

function lookOf(isChosen: boolean, isLocked: boolean): string {
  if (isChosen) return 'border-brass bg-brass text-on-brass';
  if (isLocked) return 'border-line bg-sunken';
  return 'border-line bg-raised hover:border-line-strong hover:bg-hover';
}

function toneOf(change: number, isChosen: boolean): string {
  if (isChosen || change === 0) return '';
  return change > 0 ? 'text-up' : 'text-down';
}
