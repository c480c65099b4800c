import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MyLayout } from '../../../shared/account/my-layout.tsx';
import { answerOf } from '../../../shared/api/client.ts';
import type { ListBody } from '../../../shared/api/envelope.ts';
import { ListDays, WiderDays } from '../../../shared/dates/list-days.tsx';
import { listBody } from '../../../shared/dates/list-range.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { ListPageProps } from '../../cash/cash-list-page.tsx';
import { DeviceList } from './device-list.tsx';

function loginListQuery(list: ListBody) {
  return queryOptions({
    queryKey: ['member', 'logins', list],
    queryFn: () => answerOf(api.POST('/api/member/loginHistory', { body: list })),
    placeholderData: keepPreviousData,
  });
}

const tones: Partial<Record<string, Tone>> = {
  login: 'jade',
  'login-failed': 'danger',
  'login-locked': 'danger',
  'login-refused': 'danger',
};

/** Logins, failures and changes of credentials: what a stranger would leave behind. */
export function LoginListPage({ search, onSearch }: ListPageProps) {
  const { t } = useTranslation();
  return (
    <MyLayout tab="logins" title={t('my.loginsTitle')} note={t('my.loginsNote')}>
      <DeviceList />
      <Panel
        isFlush
        title={t('my.tab.logins')}
        aside={<ListDays search={search} onChange={onSearch} />}
      >
        <Logins search={search} onSearch={onSearch} />
      </Panel>
    </MyLayout>
  );
}

function Logins({ search, onSearch }: ListPageProps) {
  const { t, i18n } = useTranslation();
  const query = useQuery(loginListQuery(listBody(search, useKoreaDay())));
  const kindText = (kind: string) =>
    i18n.exists(`my.loginKind.${kind}`) ? t(`my.loginKind.${kind}` as 'my.loginKind.login') : kind;
  return (
    <ListView
      caption={t('my.loginsTitle')}
      empty={{
        icon: MonitorSmartphone,
        title: t('my.noLogins'),
        action: <WiderDays search={search} onChange={onSearch} />,
      }}
      query={query}
      rowKey={(row) => row.recordId}
      columns={[
        { key: 'at', header: t('my.at'), phone: 'title', cell: (row) => koreaSecond(row.at) },
        {
          key: 'kind',
          header: t('my.what'),
          phone: 'title',
          cell: (row) => <Badge tone={tones[row.kind] ?? 'plain'}>{kindText(row.kind)}</Badge>,
        },
        {
          key: 'device',
          header: t('devices.device'),
          cell: (row) => (row.device === '' ? <Nothing /> : row.device),
        },
        {
          key: 'address',
          header: t('my.address'),
          cell: (row) => (row.address === '' ? <Nothing /> : row.address),
        },
      ]}
      onPage={(page) => onSearch({ ...search, page })}
    />
  );
}
