import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/use-error-text.ts';
import type { DayRange } from '../../format/day-range.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { Cell } from '../../ui/lists/xlsx.ts';
import { toast } from '../../ui/overlays/toasts.ts';
import type { Category, ReportBy, ReportRow } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { figureOf, figures } from './report-columns.tsx';
import { type Ending, openReportFile, saveReportFile } from './report-file.ts';

type Ask = { partnerId?: string; by: ReportBy } & DayRange;
type SaveReportProps = { reads: PartnerReads; ask: Ask };

/** A whole report as a file, fetched page by page while the page is used on; it shows how far it is. */
export function SaveReport({ reads, ask }: SaveReportProps) {
  const { t } = useTranslation('partner');
  const textOf = useErrorText();
  const client = useQueryClient();
  const cells = useReportCells(ask.by);
  const [percent, setPercent] = useState(0);
  const save = useMutation({
    mutationFn: async (ending: Ending) => {
      setPercent(0);
      const name = `report-${ask.by}-${ask.startDate}-${ask.endDate}`;
      const file = await openReportFile(name, ending, cells.head);
      let [count, looked, total] = [0, 0, 0];
      for (let after: string | null | undefined; after !== null; ) {
        const page = await client.fetchQuery(
          reads.exported(after === undefined ? ask : { ...ask, after }),
        );
        file.add(page.list.map(cells.of));
        count += page.list.length;
        looked += page.looked;
        total = page.total ?? total;
        setPercent(looked >= total ? 100 : Math.floor((100 * looked) / total));
        after = page.next;
      }
      saveReportFile(name, ending, file);
      return count;
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

/** The head of a file and its rows, figures as numbers. */
function useReportCells(by: ReportBy) {
  const { t } = useTranslation('partner');
  const isOfPeople = by === 'partner' || by === 'member';
  const heads = isOfPeople ? [t('head.id'), t('head.nickname')] : [t(`by.${by}`)];
  const nameOf = ({ key, person }: ReportRow): string[] => {
    if (person !== null) return [person.loginId, person.nickname];
    return [by === 'category' ? t(`category.${key as Category}`) : key];
  };
  return {
    head: [...heads, ...figures.map((figure) => t(`figure.${figure}`))],
    of: (row: ReportRow): Cell[] => [
      ...nameOf(row),
      ...figures.map((figure) => numberOf(figureOf(row, figure))),
    ],
  };
}

/** Won that a number holds exactly; more than that stays a text. */
function numberOf(text: string): Cell {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}
