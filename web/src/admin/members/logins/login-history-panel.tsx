import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { DateRange } from '../../../shared/dates/date-range.tsx';
import { rangeOf } from '../../../shared/format/day-range.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import { ListView } from '../../../shared/ui/lists/list-view.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Nothing } from '../../../shared/ui/pages/states.tsx';
import type { LoginsSearch } from '../../shared/admin-search.ts';
import type { LoginRecord } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { DeviceName } from './device-name.tsx';

const tones = {
  login: 'jade',
  'login-failed': 'warn',
  'login-locked': 'danger',
  'login-refused': 'warn',
  logout: 'plain',
  'session-revoked': 'plain',
  unlocked: 'plain',
  'password-changed': 'brass',
  'withdrawal-password-changed': 'brass',
  'phone-changed': 'brass',
  'payout-account-changed': 'brass',
  'second-factor-added': 'brass',
  'second-factor-removed': 'warn',
  'withdrawal-password-cleared': 'warn',
  'passkey-added': 'brass',
  'passkey-removed': 'warn',
  'passkey-copied': 'danger',
} as const satisfies Record<string, Tone>;

type Kind = keyof typeof tones;

function isKnown(kind: string): kind is Kind {
  return kind in tones;
}

type LoginHistoryPanelProps = {
  memberId: string;
  search: LoginsSearch;
  onSearch: (search: LoginsSearch) => void;
};

/** Logins, failures and changes of credentials, with address and device. */
export function LoginHistoryPanel({ memberId, search, onSearch }: LoginHistoryPanelProps) {
  const { t } = useTranslation('admin');
  const { page = 1, ...chosen } = search;
  const days = { ...rangeOf('last30', useKoreaDay()), ...chosen };
  const body = { memberId, page, ...days };
  const query = useQuery({
    queryKey: ['admin', 'members', 'logins', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/members/loginHistory', { body })),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel isFlush title={t('logins.title')} aside={<DateRange value={days} onChange={onSearch} />}>
      <ListView
        caption={t('logins.title')}
        empty={{ title: t('logins.empty') }}
        query={query}
        columns={useColumns()}
        rowKey={(row) => row.recordId}
        onPage={(next) => onSearch({ ...chosen, page: next })}
      />
    </Panel>
  );
}

function useColumns(): Column<LoginRecord>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'at',
      header: t('logins.at'),
      phone: 'title',
      cell: (row) => <span className="tabular-nums">{koreaSecond(row.at)}</span>,
    },
    {
      key: 'kind',
      header: t('logins.kind'),
      phone: 'title',
      cell: ({ kind }) =>
        isKnown(kind) ? <Badge tone={tones[kind]}>{t(`logins.kinds.${kind}`)}</Badge> : kind,
    },
    {
      key: 'address',
      header: t('sessions.address'),
      cell: (row) =>
        row.address === '' ? <Nothing /> : <span className="tabular-nums">{row.address}</span>,
    },
    {
      key: 'device',
      header: t('sessions.device'),
      cell: (row) => <DeviceName device={row.device} />,
    },
  ];
}
