import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controls/button.tsx';
import { toast } from '../../shared/ui/overlays/toasts.ts';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** What stands in for a lost authenticator, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('admin');
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast('good', t('account.copied'));
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{t('account.recoveryNote')}</p>
      <ul
        aria-label={t('account.recovery')}
        className="grid gap-x-6 gap-y-1 rounded-md bg-raised p-4 font-mono tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button size="large" className="flex-1" onPress={() => void copy()}>
          {t('account.copy')}
        </Button>
        <Button look="main" size="large" className="flex-1" onPress={onKept}>
          {t('account.kept')}
        </Button>
      </div>
    </div>
  );
}
