import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { DateRange } from '../../../components/date-range.tsx';
import { ListView } from '../../../components/list-view.tsx';
import { Panel } from '../../../components/page.tsx';
import { useKoreaDay } from '../../../components/use-korea-day.ts';
import { rangeOf } from '../../../format/day-range.ts';
import { koreaSecond } from '../../../format/time.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { LoginRecord } from '../api/contracts.ts';
import type { LoginsSearch } from '../office-search.ts';
import { DeviceName } from './device-name.tsx';

const tones = {
  login: 'jade',
  'login-failed': 'warn',
  'login-locked': 'up',
  'login-refused': 'warn',
  logout: 'plain',
  'session-revoked': 'plain',
  unlocked: 'plain',
  'password-changed': 'brass',
  'withdrawal-password-changed': 'brass',
  'phone-changed': 'brass',
  'payout-account-changed': 'brass',
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
      cell: (row) => <span className="tabular-nums">{row.address}</span>,
    },
    {
      key: 'device',
      header: t('sessions.device'),
      cell: (row) => <DeviceName device={row.device} />,
    },
  ];
}
