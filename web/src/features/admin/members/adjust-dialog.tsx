import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { MoneyField } from '../../../components/money-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { toast } from '../../../components/toasts.ts';
import { addWon, parseWon, won } from '../../../format/money.ts';
import { operatorApi } from '../../../session/operator-session.ts';
import type { MemberRow } from '../api/contracts.ts';

type Adjustment = { memberId: string; direction: 'up' | 'down'; amount: string; reason: string };
type AdjustDialogProps = { member: MemberRow; cash: string; onClose: () => void };

/** Putting a balance right by hand: the new balance stands there before it is done. */
export function AdjustDialog({ member, cash, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('admin');
  const textOf = useErrorText();
  const queries = useQueryClient();
  const [direction, setDirection] = useState<'up' | 'down'>('up');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const adjust = useSubmit({
    send: (body: Adjustment, headers) =>
      answerOf(operatorApi.POST('/api/admin/wallet/adjust', { body, headers })),
    async onDone() {
      toast('good', t('adjust.done'));
      await queries.invalidateQueries({ queryKey: ['admin', 'queue', 'cash'] });
      onClose();
    },
  });
  const after =
    direction === 'up' ? addWon(cash, amount) : String(parseWon(cash) - parseWon(amount));
  const complete = parseWon(amount) > 0n && reason.trim() !== '';
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!complete) return;
    adjust.mutate({ memberId: member.memberId, direction, amount, reason: reason.trim() });
  }
  return (
    <Dialog
      title={t('adjust.of', { nick: member.memNick })}
      isOpen
      onClose={onClose}
      isDismissable={false}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <fieldset aria-label={t('adjust.direction')} className="grid grid-cols-2 gap-2">
          {(['up', 'down'] as const).map((way) => (
            <Button
              key={way}
              look={way === direction ? 'main' : 'plain'}
              aria-pressed={way === direction}
              onPress={() => setDirection(way)}
            >
              {t(`adjust.${way}`)}
            </Button>
          ))}
        </fieldset>
        <MoneyField label={t('adjust.amount')} value={amount} onChange={setAmount} />
        <TextField
          label={t('decision.reason')}
          value={reason}
          onChange={setReason}
          maxLength={200}
        />
        <p className="text-muted">{t('adjust.effect', { before: won(cash), after: won(after) })}</p>
        {adjust.isError ? (
          <p role="alert" className="text-sm text-up">
            {textOf(adjust.error)}
          </p>
        ) : null}
        <Button
          look="main"
          size="large"
          type="submit"
          isDisabled={!complete}
          isPending={adjust.isPending}
        >
          {t('adjust.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
