import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { readOdds } from '../../../shared/format/odds.ts';
import { moveOf } from '../model/odds.ts';

/** The odds that were seen, and those of the moment where they have moved. */
export function MovedOdds({ seen, present }: { seen: string; present: string }) {
  const { t } = useTranslation();
  const move = moveOf(seen, present);
  if (move === 0)
    return (
      <span translate="no" className="font-bold text-brass-text">
        {readOdds(seen)}
      </span>
    );
  const Arrow = move > 0 ? ChevronUp : ChevronDown;
  return (
    <span translate="no" className="inline-flex items-center gap-1">
      <s className="text-sm text-faint">{readOdds(seen)}</s>
      <span className={`inline-flex items-center font-bold ${move > 0 ? 'text-up' : 'text-down'}`}>
        <Arrow aria-hidden="true" className="size-4" />
        <span className="sr-only">{t(move > 0 ? 'prices.up' : 'prices.down')}</span>
        {readOdds(present)}
      </span>
    </span>
  );
}
