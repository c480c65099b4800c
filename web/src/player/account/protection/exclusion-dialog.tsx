import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExclusionLength } from '../../../shared/account/protection.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { selfExclusionBounds } from '../../../shared/forms/player-bounds.gen.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Stepper } from '../../../shared/ui/controls/stepper.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useProtectionChange } from './use-protection-change.ts';

type ExclusionDialogProps = { length: ExclusionLength; onClose: () => void };
type Step = 'meaning' | 'password';

/** First what it means, then the password: nobody gets here by one press too many. */
export function ExclusionDialog({ length, onClose }: ExclusionDialogProps) {
  const { t } = useTranslation(['site', 'protection']);
  const [step, setStep] = useState<Step>('meaning');
  return (
    <Dialog
      title={t('protection:exclusion.dialogTitle', { length: t(`protection:exclusion.${length}`) })}
      isOpen
      onClose={onClose}
      isDismissable={false}
    >
      <div className="flex flex-col gap-5">
        <Stepper
          label={t('protection:exclusion.steps')}
          steps={(['meaning', 'password'] as const).map((key) => ({
            key,
            text: t(`protection:exclusion.step.${key}`),
          }))}
          current={step}
        />
        {step === 'meaning' ? (
          <Meaning length={length} onClose={onClose} onNext={() => setStep('password')} />
        ) : (
          <PasswordStep length={length} onBack={() => setStep('meaning')} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function Meaning({ length, onClose, onNext }: ExclusionDialogProps & { onNext: () => void }) {
  const { t } = useTranslation(['site', 'protection']);
  const lines = [
    t('protection:exclusion.meaning.closed'),
    t('protection:exclusion.meaning.open'),
    length === 'permanent'
      ? t('protection:exclusion.meaning.forEver')
      : t('protection:exclusion.meaning.end'),
  ];
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-faint">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button size="large" className="flex-1" onPress={onClose} takesFocus>
          {t('action.cancel')}
        </Button>
        <Button size="large" look="danger" className="flex-1" onPress={onNext}>
          {t('protection:exclusion.understood')}
        </Button>
      </div>
    </>
  );
}

function PasswordStep({ length, onBack, onClose }: ExclusionDialogProps & { onBack: () => void }) {
  const { t } = useTranslation(['site', 'protection']);
  const form = useFields({
    start: { password: '' },
    bounds: selfExclusionBounds,
    problems: { password: t('my.emptyPresentPass') },
  });
  const change = useProtectionChange(
    (body: { length: ExclusionLength; password: string }, headers) =>
      answerOf(api.POST('/api/member/protection/selfExclude', { body, headers })),
  );

  return (
    <Form
      className="flex flex-col gap-5"
      onSubmit={() =>
        form.submit(({ password }) =>
          change.submit({ length, password }, t('protection:exclusion.done'), onClose),
        )
      }
    >
      <TextField
        {...form.field('password')}
        label={t('my.presentPass')}
        type="password"
        autoComplete="current-password"
        hint={t('protection:exclusion.passwordHint')}
        takesFocus
      />
      <div className="flex gap-2">
        <Button size="large" className="flex-1" onPress={onBack}>
          {t('protection:exclusion.back')}
        </Button>
        <Button
          type="submit"
          size="large"
          look="danger"
          className="flex-1"
          isPending={change.isPending}
        >
          {t('protection:exclusion.submit')}
        </Button>
      </div>
    </Form>
  );
}
