import { csvLines, csvText } from '@noriter/rules/csv';
import { saveFile } from '../../ui/lists/save-file.ts';
import type { Cell } from '../../ui/lists/xlsx.ts';

export type Ending = 'csv' | 'xlsx';

const types: Readonly<Record<Ending, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type ReportFile = { add: (rows: readonly Cell[][]) => void; end: () => Blob };

/**
 * Begins a file of rows. What is added is the browser's from then on, which may keep it on the disk: a
 * file of a million rows takes no more memory than one of a page.
 */
export async function openReportFile(
  name: string,
  ending: Ending,
  head: Cell[],
): Promise<ReportFile> {
  if (ending === 'csv') return openCsv(head);
  const { openWorkbook } = await import('../../ui/lists/xlsx.ts');
  const workbook = openWorkbook(name);
  workbook.add([head]);
  return workbook;
}

export function saveReportFile(name: string, ending: Ending, file: ReportFile): void {
  saveFile(`${name}.${ending}`, file.end(), types[ending]);
}

function openCsv(head: Cell[]): ReportFile {
  const parts = [new Blob([csvText([head])])];
  return {
    add(rows) {
      parts.push(new Blob([csvLines(rows)]));
    },
    end: () => new Blob(parts),
  };
}
