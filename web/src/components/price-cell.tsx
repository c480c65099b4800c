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
  onChoose: () => void;
};

/**
 * Odds that can be chosen. Up is red with an arrow up, down blue with an arrow down; a suspended
 * price keeps its place behind a lock. Digits keep their width, so that nothing jumps.
 */
export function PriceCell(props: PriceCellProps) {
  const { name, price, before, isChosen = false, isLocked = false, onChoose } = props;
  const { t } = useTranslation();
  const change = before === undefined ? 0 : Math.sign(Number(price) - Number(before));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isLocked}
      onClick={onChoose}
      className={`flex h-12 w-full min-w-24 cursor-pointer items-center justify-between gap-2 rounded-md border px-3 text-left transition-colors disabled:cursor-not-allowed ${isChosen ? 'border-brass bg-brass text-on-brass' : 'border-line bg-raised hover:border-line-strong hover:bg-hover'}`}
    >
      <span className={`truncate text-sm ${isChosen ? '' : 'text-muted'}`}>{name}</span>
      <span
        className={`inline-flex shrink-0 items-center gap-0.5 font-bold tabular-nums ${toneOf(change, isChosen)}`}
      >
        {change > 0 ? <ChevronUp aria-label={t('prices.up')} className="size-4" /> : null}
        {change < 0 ? <ChevronDown aria-label={t('prices.down')} className="size-4" /> : null}
        {isLocked ? <Lock aria-label={t('prices.locked')} className="size-3.5" /> : null}
        <span className={isLocked ? 'text-faint line-through' : ''}>{price}</span>
      </span>
    </button>
  );
}

function toneOf(change: number, isChosen: boolean): string {
  if (isChosen || change === 0) return '';
  return change > 0 ? 'text-up' : 'text-down';
}
