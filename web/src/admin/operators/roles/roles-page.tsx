import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { Role } from '../../shared/contracts.ts';
import { useOperator } from '../../shared/use-operator.ts';
import { rolesQuery } from '../operator-queries.ts';
import { OperatorTabs } from '../operator-tabs.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleMatrix } from './role-matrix.tsx';

/** The roles of the site as a matrix of what each may do. */
export function RolesPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(rolesQuery);
  const ownRole = useOperator()?.role ?? '';
  const [edited, setEdited] = useState<Role | 'new' | null>(null);
  return (
    <Page
      title={t('nav.operators')}
      note={t('roles.note')}
      width="full"
      actions={
        <Button look="main" onPress={() => setEdited('new')}>
          {t('roles.add')}
        </Button>
      }
    >
      <OperatorTabs />
      <Panel isFlush>
        {query.isPending ? (
          <div className="p-5">
            <SkeletonRows rows={8} />
          </div>
        ) : null}
        {query.isError ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data === undefined ? null : (
          <RoleMatrix answer={query.data} ownRole={ownRole} onEdit={setEdited} />
        )}
      </Panel>
      {edited === null || query.data === undefined ? null : (
        <RoleDialog
          role={edited === 'new' ? null : edited}
          permissions={query.data.permissions}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}
