import { useTranslation } from 'react-i18next';
import { ListDays } from '../../../shared/dates/list-days.tsx';
import { type ListSearch, listBody } from '../../../shared/dates/list-range.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { TransferList } from '../../../shared/partner/money/transfer-list.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { backOfficeReads } from '../shared/back-office-reads.ts';
import { PartnersLayout } from '../shared/partners-layout.tsx';

type TransfersPageProps = { search: ListSearch; onSearch: (search: ListSearch) => void };

/** Money that partners of the site gave and took back. */
export function PartnerTransfersPage({ search, onSearch }: TransfersPageProps) {
  const { t } = useTranslation('partner');
  return (
    <PartnersLayout tab="transfers">
      <Panel
        isFlush
        title={t('transfer.title')}
        aside={<ListDays search={search} usual="last7" onChange={onSearch} />}
      >
        <TransferList
          reads={backOfficeReads}
          ask={listBody(search, useKoreaDay(), 'last7')}
          onPage={(page) => onSearch({ ...search, page })}
        />
      </Panel>
    </PartnersLayout>
  );
}
