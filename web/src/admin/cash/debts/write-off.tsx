import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { useSubmit } from '../../../shared/api/once/use-submit.ts';
import { parseWon, won } from '../../../shared/format/money.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import type { DebtRow } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { operatorApi } from '../../shared/operator-session.ts';
import { useAloneMax } from '../../shared/use-approval-limit.ts';
import { usePermits } from '../../shared/use-operator.ts';

/** Gives up what is left of a debt, or asks another operator to. */
export function WriteOff({ debt }: { debt: DebtRow }) {
  const { t } = useTranslation('admin');
  const permits = usePermits();
  const [isOpen, setOpen] = useState(false);
  if (debt.closedAt !== null) return null;
  if (debt.waits) return <Badge tone="brass">{t('debts.waits')}</Badge>;
  if (!permits('cash.adjust')) return null;
  return (
    <>
      <Button size="small" shortcut="w" onPress={() => setOpen(true)}>
        {t('debts.submit')}
      </Button>
      {isOpen ? <WriteOffDialog debt={debt} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function WriteOffDialog({ debt, onClose }: { debt: DebtRow; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const aloneMax = useAloneMax();
  const writeOff = useWriteOff(onClose);
  const takesTwo = aloneMax !== undefined && parseWon(debt.left) > parseWon(aloneMax);
  return (
    <DecisionDialog
      title={t('debts.title')}
      effect={t(takesTwo ? 'debts.takesTwo' : 'debts.atOnce', { limit: won(aloneMax ?? '0') })}
      money={[{ name: t('members.owed'), change: `-${debt.left}`, before: debt.left }]}
      confirmLabel={t(takesTwo ? 'debts.ask' : 'debts.submit')}
      needsReason
      reasonHint={t('debts.reasonHint')}
      isPending={writeOff.isPending}
      error={writeOff.error}
      onConfirm={(reason) => writeOff.mutate({ debtId: debt.debtId, reason })}
      onClose={onClose}
    />
  );
}

function useWriteOff(onClose: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: { debtId: string; reason: string }, headers) =>
      answerOf(operatorApi.POST('/api/admin/wallet/debts/writeOff', { body, headers })),
    async onDone({ outcome }) {
      toast(outcome === 'asked' ? 'note' : 'good', t(`debts.${outcome}`));
      await queries.invalidateQueries({ queryKey: ['admin', 'queue', 'cash'] });
      onClose();
    },
  });
}
