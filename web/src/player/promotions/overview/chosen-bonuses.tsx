import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChosenBonus } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { chosenQuery } from './overview-queries.ts';

const tones: Record<ChosenBonus['state'], Tone> = {
  held: 'warn',
  promised: 'warn',
  given: 'jade',
  dropped: 'plain',
  declined: 'danger',
};

/** What became of bonuses that were chosen with deposits; nothing where none was. */
export function ChosenBonuses() {
  const { t } = useTranslation('promotion');
  const list = useQuery(chosenQuery).data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Panel title={t('page.chosen')}>
      <ul className="flex flex-col divide-y divide-line">
        {list.map(({ requestId, title, amount, state, reason, askedAt }) => (
          <li key={requestId} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
            <span className="flex min-w-0 flex-col">
              <span className="font-medium">{title === '' ? t('offer.label') : title}</span>
              <span className="text-sm text-faint">{koreaMinute(askedAt)}</span>
              {reason === '' ? null : <span className="text-sm text-warn">{reason}</span>}
            </span>
            <span className="flex flex-col items-end gap-1">
              {amount === '0' ? null : <span className="font-semibold">{won(amount)}</span>}
              <Badge tone={tones[state]}>{t(`page.chosenState.${state}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
