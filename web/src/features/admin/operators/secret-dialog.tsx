import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Skeleton } from '../../../components/states.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { toast } from '../../../components/toasts.ts';

const QrCode = lazy(() => import('./qr-code.tsx'));

type SecretDialogProps = { loginId: string; otpauthUri: string; onClose: () => void };

/** A second factor, told this once. It is closed by the key only, so that no stray press loses it. */
export function SecretDialog({ loginId, otpauthUri, onClose }: SecretDialogProps) {
  const { t } = useTranslation('admin');
  const secret = new URL(otpauthUri).searchParams.get('secret') ?? '';
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(secret);
    toast('good', t('operators.copied'));
  }
  return (
    <Dialog title={t('operators.secretTitle')} isOpen onClose={onClose} isDismissable={false}>
      <div className="flex flex-col items-center gap-4">
        <p className="self-stretch">
          <strong className="text-brass-text">{loginId}</strong> · {t('operators.secretNote')}
        </p>
        <Suspense fallback={<Skeleton className="size-52" />}>
          <QrCode text={otpauthUri} label={t('operators.secretImage')} />
        </Suspense>
        <TextField
          label={t('operators.secretKey')}
          value={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          onChange={() => undefined}
          isReadOnly
          className="self-stretch [&_input]:font-mono [&_input]:tracking-wide"
          trailing={
            <Button className="h-11" onPress={() => void copy()}>
              {t('operators.copy')}
            </Button>
          }
        />
        <Button look="main" size="large" className="self-stretch" onPress={onClose}>
          {t('operators.secretKept')}
        </Button>
      </div>
    </Dialog>
  );
}
