import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addWon, won } from '../../../shared/format/money.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { CashKind, CashRow } from '../../shared/contracts.ts';
import { BulkBar } from '../../shared/tables/bulk-bar.tsx';
import { type BulkAct, BulkDialog } from '../../shared/tables/bulk-dialog.tsx';
import type { Marks } from '../../shared/tables/use-marks.ts';
import { sendDecision } from './use-decide-cash.ts';

/** Deposits are taken and approved together; a withdrawal is paid by hand, and so one by one. */
export function CashBulk({ kind, marks }: { kind: CashKind; marks: Marks<CashRow> }) {
  const { t } = useTranslation('admin');
  // What the dialog began with stays in it, though the queue behind it moves on.
  const [open, setOpen] = useState<{ move: 'take' | 'approve'; rows: readonly CashRow[] } | null>(
    null,
  );
  const act = useAct(kind);
  const { rows } = marks;
  const fresh = rows.filter(({ status }) => status === 0);
  return (
    <>
      {rows.length === 0 ? null : (
        <BulkBar count={rows.length} sum={won(sumOf(rows))} onClear={marks.clear}>
          {fresh.length === 0 ? null : (
            <Button size="small" onPress={() => setOpen({ move: 'take', rows: fresh })}>
              {t('cash.take')} {fresh.length}
            </Button>
          )}
          {kind === 'in' ? (
            <Button size="small" look="main" onPress={() => setOpen({ move: 'approve', rows })}>
              {t('cash.approve')} {rows.length}
            </Button>
          ) : null}
        </BulkBar>
      )}
      {open === null ? null : (
        <BulkDialog
          act={act(open.move, open.rows)}
          rows={open.rows}
          onClose={() => {
            setOpen(null);
            marks.clear();
          }}
        />
      )}
    </>
  );
}

function useAct(kind: CashKind) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return (move: 'take' | 'approve', rows: readonly CashRow[]): BulkAct<CashRow> => {
    const sum = sumOf(rows);
    const bonus = rows.reduce((total, row) => addWon(total, row.bonusAmount), '0');
    const words = { count: rows.length, sum: won(sum) };
    const isApproval = move === 'approve';
    const effect = isApproval ? 'bulk.approveDeposits' : takeTexts[kind];
    const total = { name: t('bulk.total', { count: rows.length }), change: addWon(sum, bonus) };
    const ofBonus = bonus === '0' ? [] : [{ name: t('cash.bonus'), change: bonus }];
    return {
      title: t(isApproval ? 'cash.approve' : 'cash.take'),
      confirmLabel: `${t(isApproval ? 'cash.approve' : 'cash.take')} ${rows.length}`,
      effect: t(effect, words),
      ...(isApproval ? { money: [...ofBonus, total] } : {}),
      keyOf: (row) => row.requestId,
      lineOf: (row) => ({ name: `${row.memNick} ${row.memId}`, value: won(row.amount) }),
      async send({ requestId, status }, headers) {
        if (status === 0) {
          await sendDecision({ move: 'wait', requestId, reason: '' }, headers('wait'));
        }
        if (!isApproval) return;
        await sendDecision({ move: 'approve', requestId, reason: '' }, headers('approve'));
      },
      onDone: () => void queries.invalidateQueries({ queryKey: ['admin', 'queue', 'cash'] }),
    };
  };
}

const takeTexts = { in: 'bulk.takeDeposits', out: 'bulk.takeWithdrawals' } as const;

function sumOf(rows: readonly CashRow[]): string {
  return rows.reduce((total, row) => addWon(total, row.amount), '0');
}
