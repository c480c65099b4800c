import { useQuery } from '@tanstack/react-query';
import { TableProperties } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '../../format/day-range.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { ListView } from '../../ui/lists/list-view.tsx';
import { useColumnChoice } from '../../ui/lists/use-column-choice.ts';
import { Panel } from '../../ui/pages/page.tsx';
import type { ReportBy } from '../model/contracts.ts';
import { reportBys } from '../model/partner-search.ts';
import type { PartnerReads } from '../model/reads.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { hiddenIn, type Look, useReportColumns } from './report-columns.tsx';
import { SaveReport } from './save-report.tsx';

type ReportPanelProps = {
  reads: PartnerReads;
  of: { partnerId?: string };
  days: DayRange;
  by: ReportBy;
  look: Look;
  /** What the rows may be of; all when absent. */
  bys?: readonly ReportBy[];
  page: number;
  onPage: (page: number) => void;
  onBy: (by: ReportBy) => void;
  /** A partner's row leads into its own subtree. */
  onOpen?: (memberId: string) => void;
  /** Whether its rows may leave as a file: a partner's own do, an operator needs the right to it. */
  mayExport?: boolean;
};

/** The figures of a subtree by day, category, partner or member; columns to choose, and as a file. */
export function ReportPanel(props: ReportPanelProps) {
  const { reads, of, days, by, look, bys = reportBys, page, onPage, onBy, onOpen } = props;
  const { mayExport = true } = props;
  const { t } = useTranslation('partner');
  const choice = useColumnChoice(`partner-${look}`, hiddenIn(look));
  const columns = useReportColumns({ by, look, onOpen });
  const [, ...figures] = columns;
  return (
    <Panel
      isFlush
      title={t('report.title')}
      aside={
        <span className="flex flex-wrap gap-1.5">
          {mayExport ? <SaveReport reads={reads} ask={{ ...of, ...days, by }} /> : null}
          <ColumnsMenu columns={figures} choice={choice} />
        </span>
      }
    >
      {bys.length < 2 ? null : (
        <div className="border-b border-line px-4 py-2.5 sm:px-5">
          <Segmented
            label={t('report.by')}
            choices={bys.map((id) => ({ id, text: t(`by.${id}`) }))}
            value={by}
            onChange={onBy}
          />
        </div>
      )}
      <ListView
        caption={t('report.title')}
        empty={{
          icon: TableProperties,
          title: t('report.empty'),
          note: t('report.emptyNote'),
        }}
        query={useQuery(reads.report({ ...of, ...days, by, page }))}
        columns={columns}
        hidden={choice.hidden}
        rowKey={({ key }) => key}
        onPage={onPage}
      />
    </Panel>
  );
}
