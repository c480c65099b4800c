import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { GameVisibility } from '../../shared/contracts.ts';
import { SavedLine } from '../../shared/settings/saved-line.tsx';
import { VersionHistory } from '../../shared/settings/version-history.tsx';
import { useOperatorNames, usePermits } from '../../shared/use-operator.ts';
import { visibilityQuery, visibilityVersionsQuery } from '../shared/games-queries.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { useRuleChanges, useRuleName } from './use-rule-changes.ts';
import { useRuleColumns } from './use-rule-columns.tsx';

type About = { vendorKey: string; gameCode: string; name: string };

/** Which games of the site not everybody sees, who does, and who set what. */
export function VisibilityPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(visibilityQuery);
  return (
    <Page title={t('nav.gameVisibility')} note={t('games.visibility.note')} width="full">
      {query.isPending ? <SkeletonRows rows={4} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : <Rules saved={query.data} />}
      <History />
    </Page>
  );
}

function Rules({ saved }: { saved: GameVisibility }) {
  const { t } = useTranslation('admin');
  const manages = usePermits()('betting.manage');
  const operatorName = useOperatorNames();
  const nameOf = useRuleName();
  const [edited, setEdited] = useState<About | 'new' | null>(null);
  const columns = useRuleColumns(
    manages ? (rule) => setEdited({ ...rule, name: nameOf(rule) }) : null,
  );
  const { version, changedAt, changedBy, rules } = saved;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SavedLine
          version={version}
          changedAt={changedAt}
          who={changedBy === null ? '' : operatorName(changedBy)}
        />
        {manages ? (
          <Button look="main" onPress={() => setEdited('new')}>
            {t('games.visibility.add')}
          </Button>
        ) : null}
      </div>
      <Panel isFlush>
        {rules.length === 0 ? (
          <Empty icon={Eye} title={t('games.visibility.none')} />
        ) : (
          <DataTable
            caption={t('nav.gameVisibility')}
            rows={rules}
            rowKey={({ vendorKey, gameCode }) => `${vendorKey} ${gameCode}`}
            columns={columns}
          />
        )}
      </Panel>
      {edited === null ? null : (
        <RuleDialog
          saved={saved}
          about={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function History() {
  const changesOf = useRuleChanges();
  return (
    <VersionHistory
      queryOf={visibilityVersionsQuery}
      changesOf={({ before, visibility }) => changesOf(before, visibility)}
    />
  );
}
