import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/select.tsx';
import { Failed, SkeletonRows } from '../../components/states.tsx';
import { TextField } from '../../components/text-field.tsx';
import { JoinFields } from './join-fields.tsx';
import { bankListQuery, signUpRulesQuery } from './join-queries.ts';
import { MarketingText } from './marketing-text.tsx';
import { useJoin } from './use-join.ts';

/** The sign-up form, once the site's rules and banks are known. */
export function JoinForm({ onDone }: { onDone: () => void }) {
  const rules = useQuery(signUpRulesQuery);
  const banks = useQuery(bankListQuery);
  const failed = rules.error ?? banks.error;
  if (failed !== null) {
    return (
      <Failed
        error={failed}
        onRetry={() => {
          void rules.refetch();
          void banks.refetch();
        }}
      />
    );
  }
  if (rules.data === undefined || banks.data === undefined) return <SkeletonRows rows={7} />;
  return <JoinFilled rules={rules.data} banks={banks.data} onDone={onDone} />;
}

type FilledProps = {
  rules: Parameters<typeof useJoin>[0]['rules'];
  banks: readonly { bankCode: string; bankNameKr: string }[];
  onDone: () => void;
};

function JoinFilled({ rules, banks, onDone }: FilledProps) {
  const { t } = useTranslation();
  const join = useJoin({ rules, onDone });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void join.submit();
      }}
    >
      <MarketingText />
      <JoinFields join={join} />
      <fieldset className="grid gap-x-4 gap-y-3.5 border-t border-line pt-4 sm:grid-cols-2">
        <legend className="sr-only">{t('auth.payoutAccount')}</legend>
        <Select
          label={t('field.bank')}
          placeholder={t('auth.chooseBank')}
          choices={banks.map((bank) => ({ id: bank.bankCode, text: bank.bankNameKr }))}
          value={join.form.bank}
          onChange={join.set('bank')}
        />
        <TextField {...join.field('memName')} autoComplete="name" hint={t('auth.hintMemName')} />
        <TextField
          {...join.field('bankacc', digitsOnly)}
          inputMode="numeric"
          autoComplete="off"
          hint={t('auth.hintBankacc')}
          className="sm:col-span-2"
        />
      </fieldset>
      <div className="flex flex-col gap-3 border-t border-line pt-4 sm:flex-row sm:items-center sm:justify-between">
        <p className="text-sm text-pretty text-muted">{t('auth.joinNote')}</p>
        <Button
          type="submit"
          look="main"
          size="large"
          className="sm:px-12"
          isPending={join.isPending}
        >
          {t('auth.joinSubmit')}
        </Button>
      </div>
    </form>
  );
}

function digitsOnly(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 20);
}
