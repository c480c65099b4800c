import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../shared/account/my-layout.tsx';
import { FailedPanel } from '../../shared/ui/pages/failed-panel.tsx';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../shared/ui/pages/states.tsx';
import { statusQuery } from '../shared/partner-reads.ts';
import { TransferForm } from '../transfers/transfer-form.tsx';

/** Money to somebody by their id: partners to whom stands below, members where the site allows it. */
export function GivePage() {
  const { t } = useTranslation('partner');
  const query = useQuery(statusQuery);
  const status = query.data;
  const may = status?.isPartner === true ? status.mayTransfer : status?.membersGive === true;
  return (
    <MyLayout tab="give" title={t('give.title')} note={t('give.note')}>
      <FailedPanel query={query} />
      {query.isPending ? (
        <Panel>
          <SkeletonRows rows={5} />
        </Panel>
      ) : null}
      {status === undefined ? null : may ? (
        <Panel className="max-w-xl">
          <TransferForm kind="give" onDone={() => undefined} />
        </Panel>
      ) : (
        <Panel isFlush>
          <Empty
            icon={HandCoins}
            title={t(status.isPartner ? 'give.notAllowed' : 'give.off')}
            note={t('give.ask')}
          />
        </Panel>
      )}
    </MyLayout>
  );
}
