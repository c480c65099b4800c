import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { MoneyField } from '../../../components/money-field.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { toast } from '../../../components/toasts.ts';
import { parseWon, won } from '../../../format/money.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { MemberRow } from '../api/contracts.ts';
import { DecisionDialog } from '../decision-dialog.tsx';
import { useAloneMax } from '../use-alone-max.ts';

type Direction = 'up' | 'down';
type Adjustment = { memberId: string; direction: Direction; amount: string; reason: string };
type AdjustDialogProps = { member: MemberRow; cash: string; onClose: () => void };

/** Putting a balance right by hand: the new balance stands there before it is done. */
export function AdjustDialog({ member, cash, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('admin');
  const [direction, setDirection] = useState<Direction>('up');
  const [amount, setAmount] = useState('');
  const [isMissing, setMissing] = useState(false);
  const aloneMax = useAloneMax();
  const adjust = useAdjust(onClose);
  const takesTwo = aloneMax !== undefined && parseWon(amount) > parseWon(aloneMax);
  const change = `${direction === 'down' ? '-' : ''}${amount === '' ? '0' : amount}`;
  return (
    <DecisionDialog
      title={t('adjust.of', { nick: member.memNick })}
      effect={t(takesTwo ? 'adjust.takesTwo' : 'adjust.atOnce', { limit: won(aloneMax ?? '0') })}
      money={[{ name: t('members.cash'), change, before: cash }]}
      confirmLabel={t(takesTwo ? 'adjust.ask' : 'adjust.submit')}
      needsReason
      reasonHint={t('adjust.reasonHint')}
      isPending={adjust.isPending}
      error={adjust.error}
      onConfirm={(reason) => {
        if (parseWon(amount) <= 0n) setMissing(true);
        else adjust.mutate({ memberId: member.memberId, direction, amount, reason });
      }}
      onClose={onClose}
    >
      <div>
        <Segmented
          label={t('adjust.direction')}
          choices={[
            { id: 'up', text: t('adjust.up') },
            { id: 'down', text: t('adjust.down') },
          ]}
          value={direction}
          onChange={setDirection}
        />
      </div>
      <MoneyField
        label={t('adjust.amount')}
        value={amount}
        onChange={(typed) => {
          setAmount(typed);
          setMissing(false);
        }}
        max={direction === 'down' ? cash : undefined}
        error={isMissing ? t('adjust.amountMissing') : undefined}
      />
    </DecisionDialog>
  );
}

function useAdjust(onClose: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    send: (body: Adjustment, headers) =>
      answerOf(operatorApi.POST('/api/admin/wallet/adjust', { body, headers })),
    async onDone({ outcome }) {
      toast(outcome === 'asked' ? 'note' : 'good', t(`adjust.${outcome}`));
      await queries.invalidateQueries({ queryKey: ['admin', 'queue', 'cash'] });
      onClose();
    },
  });
}
