import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isUnknown } from '../../../../shared/api/api-error.ts';
import { answerOf } from '../../../../shared/api/client.ts';
import { useSubmit } from '../../../../shared/api/once/use-submit.ts';
import { parseWon, won } from '../../../../shared/format/money.ts';
import { MoneyField } from '../../../../shared/forms/numbers/money-field.tsx';
import { useFields } from '../../../../shared/forms/use-fields.ts';
import { Segmented } from '../../../../shared/ui/controls/segmented.tsx';
import { NoticeBar } from '../../../../shared/ui/overlays/notice-bar.tsx';
import { toast } from '../../../../shared/ui/overlays/toasts.ts';
import type { MemberRow } from '../../../shared/contracts.ts';
import { DecisionDialog } from '../../../shared/decision-dialog.tsx';
import { operatorApi } from '../../../shared/operator-session.ts';
import { useAloneMax } from '../../../shared/use-approval-limit.ts';

type Direction = 'up' | 'down';
type Adjustment = { memberId: string; direction: Direction; amount: string; reason: string };
type AdjustDialogProps = { member: MemberRow; cash: string; onClose: () => void };

/** Putting a balance right by hand: the new balance stands there before it is done. */
export function AdjustDialog({ member, cash, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('admin');
  const form = useFields<{ direction: Direction; amount: string }>({
    start: { direction: 'up', amount: '' },
    problems: {
      amount: (typed) => {
        if (parseWon(typed.amount) === 0n) return t('adjust.amountMissing');
        return isOver(typed, cash) ? t('adjust.overCash') : undefined;
      },
    },
  });
  const { direction, amount } = form.values;
  const aloneMax = useAloneMax();
  const adjust = useAdjust(member.memberId, onClose);
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
      onConfirm={(reason) =>
        form.submit((typed) => adjust.mutate({ memberId: member.memberId, ...typed, reason }))
      }
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
          onChange={form.field('direction').onChange}
        />
      </div>
      <MoneyField
        {...form.field('amount')}
        label={t('adjust.amount')}
        max={direction === 'down' ? cash : undefined}
        {...(isOver(form.values, cash) ? { error: t('adjust.overCash') } : {})}
      />
      {isUnknown(adjust.error) ? <NoticeBar tone="warn" title={t('adjust.unknown')} /> : null}
    </DecisionDialog>
  );
}

/** Nobody has less than nothing: no more is taken off than there is. */
function isOver({ direction, amount }: Pick<Adjustment, 'direction' | 'amount'>, cash: string) {
  return direction === 'down' && parseWon(amount) > parseWon(cash);
}

/**
 * The key outlives the dialog: who closes it after a lost answer and asks for the same anew corrects once.
 * Whatever the answer, the balance is read afresh: it may have moved.
 */
function useAdjust(memberId: string, onClose: () => void) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  return useSubmit({
    name: `adjust-${memberId}`,
    send: (body: Adjustment, headers) =>
      answerOf(operatorApi.POST('/api/admin/wallet/adjust', { body, headers })).finally(
        () => void queries.invalidateQueries({ queryKey: ['admin', 'queue', 'cash'] }),
      ),
    onDone({ outcome }) {
      toast(outcome === 'asked' ? 'note' : 'good', t(`adjust.${outcome}`));
      onClose();
    },
  });
}
