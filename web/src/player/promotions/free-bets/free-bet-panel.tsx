import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { freeBetBoundsText } from '../../../shared/format/reward-text.ts';
import { koreaMinute } from '../../../shared/format/time.ts';
import { freeBetsQuery } from '../../../shared/member/free-bets.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { FailedLine } from '../../../shared/ui/pages/states.tsx';

/** As many as are shown among all else: those that expire first. */
const SHOWN_MAX = 4;

/** The free bets that the member may stake, and the way to all that they were given. */
export function FreeBetPanel() {
  const { t } = useTranslation('promotion');
  const { t: ofSite } = useTranslation('site');
  const { data, isError, refetch } = useQuery(freeBetsQuery);
  const list = data?.list ?? [];
  return (
    <Panel
      title={t('freeBet.title')}
      aside={
        <ButtonLink look="quiet" size="small" to="/member/promotion/freebets">
          {t('freeBet.all')}
        </ButtonLink>
      }
    >
      {isError ? <FailedLine onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? (
        <p className="text-sm text-faint">{t('freeBet.noneNote')}</p>
      ) : null}
      <ul className="grid gap-3 sm:grid-cols-2">
        {list
          .slice(0, SHOWN_MAX)
          .map(({ freeBetId, amount, products, oddsMinimum: odds, winMax, expiresAt }) => (
            <li key={freeBetId} className="flex flex-col gap-1 rounded-md bg-raised p-4">
              <strong className="text-lg tabular-nums">{won(amount)}</strong>
              <span className="text-sm text-pretty text-muted">
                {freeBetBoundsText({ products, odds, winMax })}
              </span>
              <span className="text-sm text-faint">
                {ofSite('freeBet.until', { at: koreaMinute(expiresAt) })}
              </span>
            </li>
          ))}
      </ul>
    </Panel>
  );
}
