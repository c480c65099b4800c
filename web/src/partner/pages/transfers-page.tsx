import { useTranslation } from 'react-i18next';
import { listBody } from '../../shared/dates/list-range.ts';
import { useKoreaDay } from '../../shared/hooks/time.ts';
import { whose } from '../../shared/partner/model/partner-search.ts';
import { TransferList } from '../../shared/partner/money/transfer-list.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { PartnerLayout } from '../shared/partner-layout.tsx';
import { ownReads } from '../shared/partner-reads.ts';
import { SubtreeBar } from '../shared/subtree-bar.tsx';
import type { PartnerPageProps } from './report-page.tsx';

const usual = 'last7';

/** Money given and taken back. */
export function MoneyMoveListPage({ search, onSearch }: PartnerPageProps) {
  const { t } = useTranslation('partner');
  const list = listBody(search, useKoreaDay(), usual);
  return (
    <PartnerLayout tab="transfers">
      {() => (
        <>
          <SubtreeBar search={search} usual={usual} onSearch={onSearch} />
          <Panel isFlush title={t('transfer.title')}>
            <TransferList
              reads={ownReads}
              ask={{ ...whose(search), ...list }}
              onPage={(page) => onSearch({ ...search, page })}
            />
          </Panel>
        </>
      )}
    </PartnerLayout>
  );
}
