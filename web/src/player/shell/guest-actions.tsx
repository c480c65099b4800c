import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../shared/hooks/browser.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { openPopup } from '../auth/auth-popups.ts';

/** Log in and sign up: popups where there is room, pages of their own on a phone. */
export function GuestActions() {
  const { t } = useTranslation();
  const { logIn, signUp } = useGuestDoors();
  return (
    <div className="flex items-center gap-2">
      <Button look="quiet" size="small" className="h-9" onPress={signUp}>
        {t('auth.join')}
      </Button>
      <Button look="main" size="small" className="h-9" onPress={logIn}>
        {t('auth.login')}
      </Button>
    </div>
  );
}

export function useGuestDoors(): { logIn: () => void; signUp: () => void } {
  const navigate = useNavigate();
  const phone = useIsPhone();
  return {
    logIn: () => (phone ? void navigate({ to: '/login' }) : openPopup('login')),
    signUp: () => (phone ? void navigate({ to: '/join' }) : openPopup('join')),
  };
}
