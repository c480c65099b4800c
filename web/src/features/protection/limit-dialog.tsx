import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { MoneyField } from '../../components/money-field.tsx';
import { Switch } from '../../components/switch.tsx';
import { api } from '../../session/member-session.ts';
import { isLooser } from './limit-order.ts';
import type { LimitRow } from './protection-queries.ts';
import { useProtectionChange } from './use-protection-change.ts';
import { useProtectionText } from './use-protection-text.ts';

/** Sets one limit, and says before it is sent whether that holds at once or has to wait. */
export function LimitDialog({ limit, onClose }: { limit: LimitRow; onClose: () => void }) {
  const { t } = useTranslation();
  const text = useProtectionText();
  const present = limit.own.amount;
  const [amount, setAmount] = useState(present ?? '');
  const [isOff, setOff] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const { kind, period } = limit;
  const change = useProtectionChange((wanted: string | null, headers) =>
    answerOf(
      api.POST('/api/member/protection/setLimit', {
        body: { kind, period, amount: wanted },
        headers,
      }),
    ),
  );
  const wanted = isOff ? null : amount;
  const waits = wanted !== '' && isLooser(wanted, present);

  function submit(): void {
    setEmpty(wanted === '');
    if (wanted === '') return;
    const done = t(waits ? 'protection.raise.asked' : 'protection.saved');
    void change.submit(wanted, done, onClose);
  }

  return (
    <Dialog title={text.limit(limit)} isOpen onClose={onClose} isDismissable={false}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="text-sm text-muted">
          {t('protection.present', { amount: text.amount(present) })}
        </p>
        {isOff ? null : (
          <MoneyField
            label={t('protection.newLimit')}
            value={amount}
            onChange={(value) => {
              setEmpty(false);
              setAmount(value);
            }}
            error={isEmpty ? t('protection.emptyLimit') : undefined}
          />
        )}
        {present === null ? null : (
          <Switch label={t('protection.removeLimit')} isOn={isOff} onChange={setOff} />
        )}
        <output className="rounded-md bg-raised px-3 py-2 text-sm">
          {t(waits ? 'protection.effectLater' : 'protection.effectNow')}
        </output>
        <Button type="submit" look="main" size="large" isPending={change.isPending}>
          {t(waits ? 'protection.raise.askFor' : 'protection.setLimit')}
        </Button>
      </form>
    </Dialog>
  );
}
