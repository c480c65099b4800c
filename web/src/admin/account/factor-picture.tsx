import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/forms/text-field.tsx';
import { part } from '../../shared/loading/part.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';
import { Skeleton } from '../../shared/ui/pages/states.tsx';

const QrCode = part(() => import('../../shared/ui/figures/qr-code.tsx'), {
  waiting: <Skeleton className="size-52" />,
});

/** A new second factor, to be scanned or typed into an authenticator. */
export function FactorPicture({ otpauthUri }: { otpauthUri: string }) {
  const { t } = useTranslation('admin');
  const secret = new URL(otpauthUri).searchParams.get('secret') ?? '';
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(secret);
    toast('good', t('account.copied'));
  }
  return (
    <div className="flex flex-col items-center gap-4">
      <p className="self-stretch">{t('account.scan')}</p>
      <QrCode text={otpauthUri} label={t('account.picture')} />
      <TextField
        label={t('account.key')}
        value={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        onChange={() => undefined}
        isReadOnly
        className="self-stretch [&_input]:font-mono [&_input]:tracking-wide"
        trailing={
          <Button className="h-11" onPress={() => void copy()}>
            {t('account.copy')}
          </Button>
        }
      />
    </div>
  );
}
