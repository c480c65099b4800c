import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { closePopup, openPopup, type Popup } from '../auth/auth-popups.ts';
import { JoinForm } from '../auth/join/join-form.tsx';
import { Joined } from '../auth/join/joined.tsx';
import { LoginForm } from '../auth/login-form.tsx';
import { useAfterLogin } from '../auth/use-after-login.ts';
import { useGuestDoors } from './guest-actions.tsx';

/** The guest's popups. Each leads to the next: sign-up, sign-up complete, login. */
export default function PopupHost({ popup }: { popup: Popup }) {
  const { t } = useTranslation();
  const doors = useGuestDoors();
  const afterLogin = useAfterLogin();
  if (popup === 'login') {
    return (
      <Dialog title={t('auth.login')} isOpen onClose={closePopup} isDismissable={false}>
        <LoginForm
          onDone={() => {
            closePopup();
            afterLogin();
          }}
          onJoin={() => openPopup('join')}
        />
      </Dialog>
    );
  }
  if (popup === 'join') {
    return (
      <Dialog title={t('auth.join')} isOpen onClose={closePopup} isDismissable={false} width="wide">
        <JoinForm onDone={() => openPopup('joined')} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('auth.joinedTitle')} isOpen onClose={closePopup}>
      <Joined
        onLogin={() => {
          closePopup();
          doors.logIn();
        }}
      />
    </Dialog>
  );
}
