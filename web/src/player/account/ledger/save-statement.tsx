import { csvText } from '@noriter/rules/csv';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import { useLedgerText } from '../../../shared/hooks/use-ledger-text.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { saveFile } from '../../../shared/ui/lists/save-file.ts';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { fetchStatement } from './fetch-statement.ts';
import { type LedgerSearch, ledgerBody } from './ledger-filter.ts';
import { statementRows } from './statement-rows.ts';

/** Saves the whole statement of the days and filters on the screen as a file. */
export function SaveStatement({ search }: { search: LedgerSearch }) {
  const { t } = useTranslation();
  const text = useLedgerText();
  const textOf = useErrorText();
  const today = useKoreaDay();
  const [count, setCount] = useState<number | null>(null);
  const headings = [
    t('my.at'),
    t('my.what'),
    t('my.account'),
    t('statement.in'),
    t('statement.out'),
    t('my.balanceAfter'),
    t('statement.kind'),
    t('statement.reference'),
    t('statement.number'),
  ];

  const save = useOnce(async () => {
    const body = ledgerBody(search, today);
    setCount(0);
    try {
      const { entries, isCut } = await fetchStatement(body, setCount);
      if (entries.length === 0) return toast('note', t('statement.nothing'));
      const name = `${t('statement.fileName')}_${body.startDate}_${body.endDate}.csv`;
      saveFile(name, csvText(statementRows(entries, { headings, ...text })), 'text/csv');
      const key = isCut ? 'statement.savedCut' : 'statement.saved';
      toast(isCut ? 'note' : 'good', t(key, { count: entries.length }));
    } catch (error) {
      await showAlert(textOf(error));
    } finally {
      setCount(null);
    }
  });

  return (
    <Button size="small" isPending={count !== null} onPress={() => void save()}>
      <FileDown aria-hidden="true" className="size-4" />
      {count === null ? t('statement.save') : t('statement.saving', { count })}
    </Button>
  );
}
