import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addWon, won } from '../../../shared/format/money.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { CashRow } from '../../shared/contracts.ts';
import { DecisionDialog } from '../../shared/decision-dialog.tsx';
import { useDecideCash } from './use-decide-cash.ts';

/** Takes a completed deposit back that did not stand: the money never came, or the bank called it back. */
export function TakeBack({ row }: { row: CashRow }) {
  const { t } = useTranslation('admin');
  const [isAsked, setAsked] = useState(false);
  const decide = useDecideCash(() => setAsked(false));
  const words = { nick: row.memNick, amount: won(row.amount) };
  const sum = addWon(row.amount, row.bonusAmount);
  const bonus = { name: t('cash.bonus'), change: `-${row.bonusAmount}` };
  return (
    <div className="flex justify-end">
      <Button size="small" look="quiet" onPress={() => setAsked(true)}>
        {t('cash.takeBack')}
      </Button>
      {isAsked ? (
        <DecisionDialog
          title={t('cash.takeBackTitle')}
          effect={t('cash.effect.in.takeBack', words)}
          money={[
            { name: t('cash.amount'), change: `-${row.amount}` },
            ...(row.bonusAmount === '0' ? [] : [bonus]),
            { name: t('cash.takeBackSum'), change: `-${sum}` },
          ]}
          confirmLabel={t('cash.takeBack')}
          isDangerous
          needsReason
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={(reason) =>
            decide.mutate({ move: 'takeBack', requestId: row.requestId, reason })
          }
          onClose={() => {
            decide.reset();
            setAsked(false);
          }}
        />
      ) : null}
    </div>
  );
}
