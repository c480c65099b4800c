import { type CsvCell, csvNumber } from '@noriter/rules/csv';
import type { LedgerEntry } from '../../../shared/api/contracts.ts';
import { koreaSecond } from '../../../shared/format/time.ts';

export type StatementWords = {
  headings: readonly string[];
  kind(kind: string): string;
  account(account: string): string;
  subject(type: string): string;
};

/** The rows of the file. What came and what went stand in columns of their own, without signs. */
export function statementRows(entries: readonly LedgerEntry[], words: StatementWords): CsvCell[][] {
  return [
    [...words.headings],
    ...entries.map((entry) => {
      const isOut = entry.amount.startsWith('-');
      return [
        koreaSecond(entry.at),
        words.kind(entry.kind),
        words.account(entry.account),
        isOut ? '' : csvNumber(entry.amount),
        isOut ? csvNumber(entry.amount.slice(1)) : '',
        csvNumber(entry.balanceAfter),
        words.subject(entry.subjectType),
        entry.subjectId,
        entry.entryId,
      ];
    }),
  ];
}
