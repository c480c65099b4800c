import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { won } from '../../../shared/format/money.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { CashRow } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { moneyOf } from './cash-money.ts';
import { TakeBack } from './take-back.tsx';
import { type CashMove, useDecideCash } from './use-decide-cash.ts';

/** What an operator can do with a request where it stands, and what it does to the money. */
export function CashActions({ row }: { row: CashRow }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<CashMove | null>(null);
  const decide = useDecideCash(() => setAsked(null));
  const { requestId } = row;
  if (row.status === 0) {
    return (
      <Button
        size="small"
        shortcut="t"
        isPending={decide.isPending}
        onPress={() => decide.mutate({ move: 'wait', requestId, reason: '' })}
      >
        {t('cash.take')}
      </Button>
    );
  }
  if (row.status === 1 && row.kind === 'in') return <TakeBack row={row} />;
  if (row.status !== 2) return null;
  const words = { nick: row.memNick, amount: won(row.amount) };
  const isUnstaked = asked === 'approve' && row.rollingRemaining !== '0';
  const kept = asked === 'approve' ? row.kept : null;
  const confirm = confirmOf({ isUnstaked, isKept: kept !== null });
  return (
    <div className="flex justify-end gap-1.5">
      <Button size="small" look="main" shortcut="a" onPress={() => setAsked('approve')}>
        {t('cash.approve')}
      </Button>
      <Button size="small" look="danger" shortcut="r" onPress={() => setAsked('reject')}>
        {t('cash.reject')}
      </Button>
      {asked === null ? null : (
        <DecisionDialog
          title={t(asked === 'approve' ? 'cash.approve' : 'cash.reject')}
          effect={[
            t(`cash.effect.${row.kind}.${asked === 'approve' ? 'approve' : 'reject'}`, words),
            ...(kept === null ? [] : [t(`cash.keptEffect.${kept}`)]),
            ...(isUnstaked ? [t('cash.unstaked', { remaining: won(row.rollingRemaining) })] : []),
          ].join('\n')}
          money={moneyOf(t, row, asked === 'approve' ? 'approve' : 'reject')}
          confirmLabel={t(asked === 'approve' ? confirm : 'cash.reject')}
          isDangerous={asked === 'reject' || isUnstaked || kept !== null}
          needsReason={asked === 'reject'}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={(reason) =>
            decide.mutate({
              move: asked,
              requestId,
              reason,
              ...(isUnstaked ? { rollingRemaining: row.rollingRemaining } : {}),
              ...(kept === null ? {} : { keptSeen: true }),
            })
          }
          onClose={() => {
            decide.reset();
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}

/** What the button says where something speaks against it. */
function confirmOf({ isUnstaked, isKept }: { isUnstaked: boolean; isKept: boolean }) {
  if (isKept) return 'cash.approveKept' as const;
  return isUnstaked ? ('cash.approveUnstaked' as const) : ('cash.approve' as const);
}
