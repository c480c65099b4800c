import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMemberUpdate } from './use-member-update.ts';

export function CashOutPassForm() {
  const { t } = useTranslation();
  const update = useMemberUpdate();
  const [presentPass, setPresentPass] = useState('');
  const [cashOutPass, setCashOutPass] = useState('');

  async function submit(): Promise<void> {
    if (presentPass === '') return say(t('my.emptyPresentPass'));
    if (!/^\d{4}$/.test(cashOutPass)) return say(t('withdrawal.emptyPass'));
    if (await update.change({ presentPass, cashOutPass })) {
      setPresentPass('');
      setCashOutPass('');
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={t('my.presentPass')}
        type="password"
        autoComplete="current-password"
        value={presentPass}
        onChange={setPresentPass}
      />
      <TextField
        label={t('my.newCashOutPass')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={cashOutPass}
        onChange={(text) => setCashOutPass(text.replaceAll(/\D/g, '').slice(0, 4))}
        hint={t('auth.hintCashOutPass')}
      />
      <Button type="submit" look="main" isPending={update.isPending}>
        {t('my.changeCashOutPass')}
      </Button>
    </form>
  );
}
