import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listBody } from '../../../shared/dates/list-range.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { RequestList } from './request-list.tsx';

/** The last week's requests below the form, so that a new one is seen on its way at once. */
export function RecentRequests({ cashType }: { cashType: 'in' | 'out' }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  return (
    <Panel
      isFlush
      title={t('cash.recent')}
      aside={
        <ButtonLink
          look="quiet"
          size="small"
          to={
            cashType === 'in'
              ? '/member/chargeMain/chargeList'
              : '/member/exchangeMain/exchangeList'
          }
        >
          {t('action.all')}
        </ButtonLink>
      }
    >
      <RequestList
        cashType={cashType}
        list={listBody({ page, range: 'last7' }, useKoreaDay())}
        onPage={setPage}
      />
    </Panel>
  );
}
