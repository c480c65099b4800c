import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Panel } from '../../shared/ui/pages/page.tsx';
import { ownPasswordBounds } from '../shared/back-office-bounds.gen.ts';
import { OperatorCodeField } from '../shared/fields/operator-code-field.tsx';
import { operatorApi } from '../shared/operator-session.ts';
import { FactorPicture } from './factor-picture.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';

/** One's own second factor: a new one by the present one. */
export function FactorPanel() {
  const { t } = useTranslation('admin');
  const begin = useMutation({
    mutationFn: (proof: Proof) =>
      answerOf(operatorApi.POST('/api/admin/account/secondFactor/begin', { body: proof })),
  });
  return (
    <Panel isFlush title={t('account.factor')}>
      {begin.data === undefined ? (
        <ProofForm
          submit={t('account.newFactor')}
          isPending={begin.isPending}
          error={begin.error}
          onSubmit={begin.mutate}
        />
      ) : (
        <ConfirmFactor {...begin.data} onDone={begin.reset} />
      )}
    </Panel>
  );
}

type ConfirmFactorProps = { otpauthUri: string; factor: string; onDone: () => void };

/** The new one counts once a code of it shows that it was scanned. */
function ConfirmFactor({ otpauthUri, factor, onDone }: ConfirmFactorProps) {
  const { t } = useTranslation('admin');
  const form = useFields({ start: { otp: '' }, bounds: ownPasswordBounds });
  const finish = useMutation({
    mutationFn: ({ otp }: { otp: string }) =>
      answerOf(
        operatorApi.POST('/api/admin/account/secondFactor/finish', { body: { factor, otp } }),
      ),
    onSuccess() {
      toast('good', t('account.factorDone'));
      onDone();
    },
  });
  return (
    <Form
      onSubmit={() => form.submit((typed) => (finish.isPending ? null : finish.mutate(typed)))}
      className="flex flex-col gap-4 p-4 sm:p-5"
    >
      <FactorPicture otpauthUri={otpauthUri} />
      <OperatorCodeField {...form.field('otp')} label={t('account.newCode')} />
      <FormError error={finish.error} />
      <Button look="main" type="submit" className="self-start" isPending={finish.isPending}>
        {t('account.confirmFactor')}
      </Button>
    </Form>
  );
}
