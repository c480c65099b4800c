import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controls/button.tsx';

/** Sign-up complete: what happens next, and the way to the login. */
export function Joined({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-4 py-2 text-center">
      <Hourglass aria-hidden="true" className="size-9 text-brass-text" strokeWidth={1.5} />
      <div className="flex flex-col gap-1">
        <p className="text-lg font-semibold">{t('auth.joinedText')}</p>
        <p className="text-muted">{t('auth.joinedNote')}</p>
      </div>
      <Button look="main" size="large" className="w-full" onPress={onLogin}>
        {t('auth.toLogin')}
      </Button>
    </div>
  );
}
