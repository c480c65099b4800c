import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../components/alerts.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMemberUpdate } from './use-member-update.ts';

const empty = { presentPass: '', memPass: '', memPassCheck: '' };

/** Six or more characters that mix letters and digits; the server judges by the site's own rules. */
export function isStrongPassword(password: string): boolean {
  return password.length >= 6 && /[A-Za-z]/.test(password) && /\d/.test(password);
}

export function PasswordForm() {
  const { t } = useTranslation();
  const update = useMemberUpdate();
  const [form, setForm] = useState(empty);
  const field = (name: keyof typeof empty) => ({
    type: 'password' as const,
    value: form[name],
    onChange: (text: string) => setForm((before) => ({ ...before, [name]: text })),
  });

  async function submit(): Promise<void> {
    if (form.presentPass === '') return say(t('my.emptyPresentPass'));
    if (!isStrongPassword(form.memPass)) return say(t('my.weakPassword'));
    if (form.memPass !== form.memPassCheck) return say(t('front.member.compareMemPass'));
    if (await update.change(form)) setForm(empty);
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
        {...field('presentPass')}
        label={t('my.presentPass')}
        autoComplete="current-password"
      />
      <TextField
        {...field('memPass')}
        label={t('my.newPass')}
        autoComplete="new-password"
        hint={t('my.newPassHint')}
      />
      <TextField
        {...field('memPassCheck')}
        label={t('my.newPassCheck')}
        autoComplete="new-password"
      />
      <Button type="submit" look="main" isPending={update.isPending}>
        {t('my.changePass')}
      </Button>
    </form>
  );
}
