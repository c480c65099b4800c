import { csvText } from '@noriter/rules/csv';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/use-error-text.ts';
import type { DayRange } from '../../format/day-range.ts';
import { Button } from '../../ui/controls/button.tsx';
import { saveFile } from '../../ui/lists/save-file.ts';
import type { Cell } from '../../ui/lists/xlsx.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import type { Category, ReportBy, ReportRow } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { figureOf, figures } from './report-columns.tsx';

const ROWS_PER_CALL = 100;
const ROWS_MAX = 50_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Ask = { partnerId?: string; by: ReportBy } & DayRange;
type SaveReportProps = { reads: PartnerReads; ask: Ask };
type Ending = 'csv' | 'xlsx';

/** A whole report as a file, fetched page by page while the page is used on; it shows how far it is. */
export function SaveReport({ reads, ask }: SaveReportProps) {
  const { t } = useTranslation('partner');
  const textOf = useErrorText();
  const rows = useReportRows(reads);
  const [percent, setPercent] = useState(0);
  const save = useMutation({
    mutationFn: async (ending: Ending) => {
      setPercent(0);
      const cells = await rows(ask, setPercent);
      await saveAs(`report-${ask.by}-${ask.startDate}-${ask.endDate}`, ending, cells);
      return cells.length - 1;
    },
    onSuccess: (count) => toast('good', t('saved', { count })),
    onError: (error) => toast('bad', textOf(error)),
  });
  return (
    <>
      {(['csv', 'xlsx'] as const).map((ending) => {
        const isRunning = save.isPending && save.variables === ending;
        return (
          <Button
            key={ending}
            size="small"
            isDisabled={save.isPending}
            onPress={() => save.mutate(ending)}
          >
            <Download aria-hidden="true" className="size-4" />
            {isRunning ? t('saving', { percent }) : t(`saveAs.${ending}`)}
          </Button>
        );
      })}
    </>
  );
}

/** All rows of a report with their heads, figures as numbers. */
function useReportRows(reads: PartnerReads) {
  const { t } = useTranslation('partner');
  const client = useQueryClient();
  return async (ask: Ask, onPercent: (percent: number) => void): Promise<Cell[][]> => {
    const found: ReportRow[] = [];
    for (let page = 1; ; page += 1) {
      const { list, pageInfo } = await client.fetchQuery(
        reads.report({ ...ask, page, rows: ROWS_PER_CALL }),
      );
      found.push(...list);
      const total = Math.min(pageInfo.tatal_list_count, ROWS_MAX);
      onPercent(total === 0 ? 100 : Math.floor((100 * found.length) / total));
      if (list.length < ROWS_PER_CALL || found.length >= total) break;
    }
    const isOfPeople = ask.by === 'partner' || ask.by === 'member';
    const heads = isOfPeople ? [t('head.id'), t('head.nickname')] : [t(`by.${ask.by}`)];
    return [
      [...heads, ...figures.map((figure) => t(`figure.${figure}`))],
      ...found.map((row) => [
        ...nameOf(row),
        ...figures.map((figure) => numberOf(figureOf(row, figure))),
      ]),
    ];

    function nameOf({ key, person }: ReportRow): string[] {
      if (person !== null) return [person.loginId, person.nickname];
      return [ask.by === 'category' ? t(`category.${key as Category}`) : key];
    }
  };
}

/** Won that a number holds exactly; more than that stays a text. */
function numberOf(text: string): Cell {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

async function saveAs(name: string, ending: Ending, cells: readonly Cell[][]): Promise<void> {
  if (ending === 'csv') {
    saveFile(`${name}.csv`, csvText(cells), 'text/csv');
    return;
  }
  const { xlsxBytes } = await import('../../ui/lists/xlsx.ts');
  saveFile(`${name}.xlsx`, xlsxBytes(name, cells), XLSX);
}
