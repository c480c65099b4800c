import { useTranslation } from 'react-i18next';
import type { LimitRow } from '../../../shared/account/protection.ts';
import { useProtectionText } from '../../../shared/account/use-protection-text.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { MoneyField } from '../../../shared/forms/numbers/money-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { isLooser } from './limit-order.ts';
import { useProtectionChange } from './use-protection-change.ts';

/** Sets one limit, and says before it is sent whether that holds at once or has to wait. */
export function LimitDialog({ limit, onClose }: { limit: LimitRow; onClose: () => void }) {
  const { t } = useTranslation(['site', 'protection']);
  const text = useProtectionText();
  const present = limit.own.amount;
  const form = useFields({
    start: { amount: present ?? '', isOff: false },
    problems: {
      amount: ({ amount, isOff }) =>
        amount === '' && !isOff ? t('protection:emptyLimit') : undefined,
    },
  });
  const { amount, isOff } = form.values;
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

  function send(): void {
    const done = t(waits ? 'protection:raise.asked' : 'protection:saved');
    void change.submit(wanted, done, onClose);
  }

  return (
    <Dialog title={text.limit(limit)} isOpen onClose={onClose} isDismissable={false}>
      <Form className="flex flex-col gap-5" onSubmit={() => form.submit(send)}>
        <p className="text-sm text-muted">
          {t('protection:present', { amount: text.amount(present) })}
        </p>
        {isOff ? null : <MoneyField {...form.field('amount')} label={t('protection:newLimit')} />}
        {present === null ? null : (
          <Switch
            label={t('protection:removeLimit')}
            isOn={isOff}
            onChange={form.field('isOff').onChange}
          />
        )}
        <output className="rounded-md bg-raised px-3 py-2 text-sm">
          {t(waits ? 'protection:effectLater' : 'protection:effectNow')}
        </output>
        <Button type="submit" look="main" size="large" isPending={change.isPending}>
          {t(waits ? 'protection:raise.askFor' : 'protection:setLimit')}
        </Button>
      </Form>
    </Dialog>
  );
}
