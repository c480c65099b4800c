import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../shared/forms/codes/code-field.tsx';
import { PinField } from '../../../shared/forms/codes/pin-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { Fields } from '../../../shared/forms/use-fields.ts';

export type Proof = { presentPass: string; presentCashOutPass: string; otp: string };

type ProofFieldsProps = {
  form: Fields<Proof>;
  /** What is asked for beside the password. */
  asks: { cashOutPass: boolean; code: boolean; passkey: boolean };
};

/** What shows that it is the member who asks: passwords, and a code or a passkey. */
export function ProofFields({ form, asks }: ProofFieldsProps) {
  const { t } = useTranslation(['site', 'passkey']);
  return (
    <>
      <TextField
        {...form.field('presentPass')}
        label={t('site:my.presentPass')}
        type="password"
        autoComplete="current-password"
        hint={t('site:my.presentPassHint')}
      />
      {asks.cashOutPass ? (
        <PinField {...form.field('presentCashOutPass')} label={t('site:my.presentCashOutPass')} />
      ) : null}
      {asks.code ? (
        <CodeField
          {...form.field('otp')}
          label={t('site:my.otp')}
          hint={t(asks.passkey ? 'passkey:orCode' : 'site:my.otpHint')}
        />
      ) : asks.passkey ? (
        <p className="text-sm text-muted">{t('passkey:instead')}</p>
      ) : null}
    </>
  );
}
