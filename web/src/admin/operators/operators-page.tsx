import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { koreaMinute } from '../../shared/format/time.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../../shared/ui/figures/badge.tsx';
import type { Column } from '../../shared/ui/lists/column.ts';
import { ListView } from '../../shared/ui/lists/list-view.tsx';
import { Page, Panel } from '../../shared/ui/pages/page.tsx';
import type { OperatorRow } from '../shared/contracts.ts';
import { useOperator } from '../shared/use-operator.ts';
import { CreateOperatorDialog } from './create-operator-dialog.tsx';
import { OperatorDialog } from './operator-dialog.tsx';
import { operatorListQuery, rolesQuery } from './operator-queries.ts';
import { OperatorTabs } from './operator-tabs.tsx';
import { useRoleTexts } from './role-texts.ts';

/** In the place of an operator's id: the dialog of one that is not there yet. */
const NEW = 'new';

type OperatorsPageProps = { page: number; onPage: (page: number) => void };

/** Who works in the back office. */
export function OperatorsPage({ page, onPage }: OperatorsPageProps) {
  const { t } = useTranslation('admin');
  const self = useOperator()?.operatorId;
  const query = useQuery({ ...operatorListQuery(page), placeholderData: keepPreviousData });
  const [open, setOpen] = useState<string | null>(null);
  const columns = useColumns(self, setOpen);
  const shown = query.data?.list.find(({ operatorId }) => operatorId === open);
  const close = () => setOpen(null);
  return (
    <Page
      title={t('nav.operators')}
      note={t('operators.note')}
      width="full"
      actions={
        <Button look="main" onPress={() => setOpen(NEW)}>
          {t('operators.add')}
        </Button>
      }
    >
      <OperatorTabs />
      <Panel isFlush>
        <ListView
          caption={t('operators.tab')}
          empty={{ icon: UserRoundCog, title: t('operators.empty') }}
          query={query}
          columns={columns}
          rowKey={(row) => row.operatorId}
          onPage={onPage}
        />
      </Panel>
      {open === NEW ? <CreateOperatorDialog onClose={close} /> : null}
      {shown === undefined ? null : (
        <OperatorDialog operator={shown} isSelf={shown.operatorId === self} onClose={close} />
      )}
    </Page>
  );
}

function useColumns(
  self: string | undefined,
  onManage: (operatorId: string) => void,
): Column<OperatorRow>[] {
  const { t } = useTranslation('admin');
  const texts = useRoleTexts();
  const roles = useQuery(rolesQuery).data?.list ?? [];
  const roleName = (roleId: string) =>
    texts.role(roles.find((role) => role.roleId === roleId) ?? { roleId });
  return [
    {
      key: 'who',
      header: t('operators.who'),
      phone: 'title',
      cell: (row) => <Who operator={row} isSelf={row.operatorId === self} />,
    },
    { key: 'role', header: t('operators.role'), cell: (row) => roleName(row.role) },
    {
      key: 'addresses',
      header: t('operators.addresses'),
      cell: ({ addresses }) => <Addresses addresses={addresses} />,
    },
    {
      key: 'lastLogIn',
      header: t('operators.lastLogIn'),
      cell: ({ lastLogInAt }) =>
        lastLogInAt === null ? (
          <span className="text-faint">{t('operators.never')}</span>
        ) : (
          <span className="tabular-nums">{koreaMinute(lastLogInAt)}</span>
        ),
    },
    {
      key: 'live',
      header: t('operators.live'),
      align: 'end',
      cell: (row) => <span className="tabular-nums">{row.liveSessions}</span>,
    },
    {
      key: 'status',
      header: t('operators.status'),
      phone: 'title',
      cell: ({ disabled }) => (
        <Badge tone={disabled ? 'danger' : 'jade'}>
          {t(disabled ? 'operators.disabled' : 'operators.active')}
        </Badge>
      ),
    },
    {
      key: 'manage',
      header: t('operators.manage'),
      align: 'end',
      phone: 'foot',
      cell: (row) => (
        <Button
          size="small"
          aria-label={`${row.loginId} ${t('operators.manage')}`}
          onPress={() => onManage(row.operatorId)}
        >
          {t('operators.manage')}
        </Button>
      ),
    },
  ];
}

function Who({ operator, isSelf }: { operator: OperatorRow; isSelf: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <span className="flex flex-col leading-tight">
      <span className="flex items-center gap-2 font-medium">
        {operator.name}
        {isSelf ? <Badge tone="brass">{t('operators.you')}</Badge> : null}
      </span>
      <span className="text-xs text-faint">{operator.loginId}</span>
    </span>
  );
}

function Addresses({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation('admin');
  if (addresses.length === 0) {
    return <span className="text-faint">{t('operators.everywhere')}</span>;
  }
  return (
    <span title={addresses.join('\n')}>
      {addresses.length === 1
        ? addresses[0]
        : t('operators.addressCount', { count: addresses.length })}
    </span>
  );
}
