import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button.tsx';
import { Panel } from '../../components/page.tsx';
import { useKoreaDay } from '../../components/use-korea-day.ts';
import { listBody } from './list-range.ts';
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
