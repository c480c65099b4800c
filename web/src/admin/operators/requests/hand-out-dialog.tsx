import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

type HandOutDialogProps = { what: 'link' | 'code'; operatorId: string; onClose: () => void };

/** The half that this operator passes on. Each one that is made ends the one before it. */
export function HandOutDialog({ what, operatorId, onClose }: HandOutDialogProps) {
  const { t } = useTranslation('admin');
  // Without an idempotency key: the answer holds a secret, which the server must not keep.
  const make = useMutation({ mutationFn: () => textOf(what, operatorId) });
  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    toast('good', t('account.copied'));
  }
  return (
    <Dialog title={t(`operators.take.${what}`)} isOpen onClose={onClose} isDismissable={false}>
      <div className="flex flex-col gap-4">
        <p>{t(`operators.takeNote.${what}`)}</p>
        {make.data === undefined ? (
          <Button look="main" size="large" isPending={make.isPending} onPress={() => make.mutate()}>
            {t('operators.make')}
          </Button>
        ) : (
          <>
            <TextField
              label={t(`operators.take.${what}`)}
              value={make.data}
              onChange={() => undefined}
              isReadOnly
              className="[&_input]:font-mono"
              trailing={
                <Button className="h-11" onPress={() => void copy(make.data)}>
                  {t('account.copy')}
                </Button>
              }
            />
            <Button look="main" size="large" onPress={onClose}>
              {t('operators.passedOn')}
            </Button>
          </>
        )}
        <FormError error={make.error} />
      </div>
    </Dialog>
  );
}

async function textOf(what: 'link' | 'code', operatorId: string): Promise<string> {
  const body = { operatorId };
  if (what === 'code') {
    return (await answerOf(operatorApi.POST('/api/admin/operators/enrolment/code', { body }))).code;
  }
  const made = await answerOf(operatorApi.POST('/api/admin/operators/enrolment/link', { body }));
  return new URL(`/admin/enrol#${made.token}`, location.origin).href;
}
