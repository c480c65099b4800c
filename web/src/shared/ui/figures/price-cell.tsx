import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type PriceCellProps = {
  /** What is bet on: a team, a number. */
  name: string;
  isChosen?: boolean;
  isLocked?: boolean;
  /** Why it cannot be chosen, where it is not merely suspended. */
  lockedText?: string | undefined;
  layout?: PriceLayout | undefined;
  onChoose: () => void;
  /** The price: a `PriceFigure`. */
  children: ReactNode;
};

/** The price stands below the name. compact: the same, lower. */
export type PriceLayout = 'stacked' | 'compact';

const layouts: Readonly<Record<PriceLayout, { cell: string; figure: string }>> = {
  stacked: { cell: 'h-16 px-1', figure: 'h-6' },
  compact: { cell: 'h-14 px-0.5', figure: 'h-5' },
};

/**
 * Odds that can be chosen. A suspended price keeps its place behind a lock, and the keyboard keeps its
 * place on it. Its size is its place's, whatever the price is.
 */
export function PriceCell(props: PriceCellProps) {
  const { name, isChosen = false, isLocked = false, onChoose, children } = props;
  const { lockedText, layout = 'stacked' } = props;
  const { t } = useTranslation();
  const { cell, figure } = layouts[layout];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isLocked}
      onClick={isLocked ? undefined : onChoose}
      className={`group/price relative flex w-full min-w-0 cursor-pointer flex-col items-center justify-center rounded-md contain-strict border text-center hover:transition-colors aria-disabled:cursor-not-allowed ${cell} ${lookOf(isChosen, isLocked)}`}
    >
      <span className={`max-w-full truncate text-sm ${isChosen ? '' : 'text-muted'}`}>{name}</span>{' '}
      <span className={`w-full font-bold whitespace-nowrap tabular-nums ${figure}`}>
        {isLocked ? (
          <>
            <Lock aria-hidden="true" className="absolute top-1 right-1 size-3 text-faint" />
            <span className="sr-only">{lockedText ?? t('prices.locked')}</span>{' '}
          </>
        ) : null}
        {children}
      </span>
    </button>
  );
}

function lookOf(isChosen: boolean, isLocked: boolean): string {
  if (isChosen) return 'border-brass bg-brass text-on-brass';
  if (isLocked) return 'border-line bg-sunken';
  return 'border-line bg-raised hover:border-line-strong hover:bg-hover';
}
