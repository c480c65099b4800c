import { ACCOUNT_DIGITS_MAX } from '@noriter/rules/member-fields';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '../../../shared/captcha/captcha-field.tsx';
import { DigitsField } from '../../../shared/forms/codes/digits-field.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { Select } from '../../../shared/forms/select.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { bankListQuery } from '../../../shared/member/site-queries.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { Agreements } from './agreements.tsx';
import { JoinFields } from './join-fields.tsx';
import { signUpRulesQuery } from './join-queries.ts';
import { MarketingText } from './marketing-text.tsx';
import { useJoin } from './use-join.ts';

type JoinFormProps = {
  /** Who is named by the link one came by. */
  recommender?: string;
  onDone: () => void;
};

/** The sign-up form, once the site's rules and banks are known. */
export function JoinForm({ recommender = '', onDone }: JoinFormProps) {
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
  return (
    <JoinFilled rules={rules.data} banks={banks.data} recommender={recommender} onDone={onDone} />
  );
}

type FilledProps = {
  rules: Parameters<typeof useJoin>[0]['rules'];
  banks: readonly { bankCode: string; bankNameKr: string }[];
  recommender: string;
  onDone: () => void;
};

function JoinFilled({ rules, banks, recommender, onDone }: FilledProps) {
  const { t } = useTranslation();
  const join = useJoin({ rules, recommender, onDone });
  return (
    <Form onSubmit={join.submit}>
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
        <DigitsField
          {...join.field('bankacc')}
          most={ACCOUNT_DIGITS_MAX}
          autoComplete="off"
          hint={t('auth.hintBankacc')}
          className="sm:col-span-2"
        />
      </fieldset>
      <Agreements join={join} />
      <CaptchaField captcha={join.captcha} />
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
    </Form>
  );
}
