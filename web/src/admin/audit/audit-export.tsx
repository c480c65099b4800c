import { csvText } from '@noriter/rules/csv';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { useErrorText } from '../../shared/api/use-error-text.ts';
import type { DayRange } from '../../shared/format/day-range.ts';
import { koreaSecond } from '../../shared/format/time.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { saveFile } from '../../shared/ui/lists/save-file.ts';
import { showAlert } from '../../shared/ui/overlays/alerts.ts';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import type { AuditSearch } from '../shared/admin-search.ts';
import type { AuditRow } from '../shared/contracts.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { useOperatorNames } from '../shared/use-operator.ts';
import { actionKey } from './action-texts.ts';
import { auditBody } from './audit-query.ts';

type AuditExportProps = { search: AuditSearch; range: DayRange };

/** What is listed, as a file to keep. */
export function AuditExport({ search, range }: AuditExportProps) {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const rowOf = useRow();
  const { source = 'identity' } = search;
  const take = useMutation({
    mutationFn: () => {
      const body = auditBody(search, range);
      return answerOf(operatorApi.POST(`/api/admin/audit/${source}/export`, { body }));
    },
    onSuccess({ list, names, isCut }) {
      if (list.length === 0) return toast('note', t('audit.exportEmpty'));
      const header = (
        ['position', 'at', 'operator', 'action', 'subject', 'address', 'details'] as const
      ).map((key) => t(`audit.${key}`));
      const name = `audit-${source}-${range.startDate}-${range.endDate}.csv`;
      saveFile(
        name,
        csvText([[...header, t('audit.hash')], ...list.map((row) => rowOf(row, names))]),
        'text/csv',
      );
      if (isCut) void showAlert(t('audit.exportCut'));
    },
    onError: (error) => void showAlert(textOf(error)),
  });
  return (
    <Button isPending={take.isPending} onPress={() => take.mutate()}>
      <Download aria-hidden="true" className="size-4" />
      {t('audit.export')}
    </Button>
  );
}

function useRow(): (row: AuditRow, names: Readonly<Record<string, string>>) => string[] {
  const { t } = useTranslation('admin');
  const operatorName = useOperatorNames();
  return (row, names) => {
    const key = actionKey(row.action);
    const id = row.subject.slice(row.subject.indexOf(':') + 1);
    return [
      row.position,
      koreaSecond(row.at),
      operatorName(row.operatorId),
      key === undefined ? row.action : t(key),
      [names[id] ?? '', row.subject].join(' ').trim(),
      row.address,
      JSON.stringify({ before: row.before, after: row.after }),
      row.hash,
    ];
  };
}
