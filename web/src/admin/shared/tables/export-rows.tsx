import { type CsvCell, csvText } from '@noriter/rules/csv';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { serverNow } from '../../../shared/format/server-clock.ts';
import { koreaDay } from '../../../shared/format/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { saveFile } from '../../../shared/ui/lists/save-file.ts';
import { ask } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { usePermits } from '../use-operator.ts';

export type CsvColumn<Row> = { header: string; value: (row: Row) => CsvCell };

type TakeAwayProps<Row> = {
  /** The file's name, without the day and its ending. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Everything the list's filter finds, as the server lets it go. */
  fetchAll: () => Promise<{ list: readonly Row[]; isWhole: boolean }>;
};

/** The filtered list as a CSV file. It is people's data: the server writes down who took it. */
export function TakeAway<Row>({ name, columns, fetchAll }: TakeAwayProps<Row>) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const textOf = useErrorText();
  const take = useMutation({
    mutationFn: fetchAll,
    onSuccess({ list, isWhole }) {
      const rows = list.map((row) => columns.map(({ value }) => value(row)));
      const text = csvText([columns.map(({ header }) => header), ...rows]);
      saveFile(`${name}-${koreaDay(new Date(serverNow()))}.csv`, text, 'text/csv');
      toast('good', t(isWhole ? 'export.done' : 'export.part', { count: list.length }));
    },
    onError: (error) => toast('bad', textOf(error)),
  });
  if (!permits('data.export')) return null;
  async function start(): Promise<void> {
    const wording = { message: t('export.ask'), confirmLabel: t('export.confirm') };
    if (await ask(wording)) take.mutate();
  }
  return (
    <Button size="small" isPending={take.isPending} onPress={() => void start()}>
      {take.isPending ? null : <Download aria-hidden="true" className="size-4" />}
      {t('export.csv')}
    </Button>
  );
}
