import { LogOut, X } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../shared/member/member-queries.ts';
import { useMemberSession } from '../../shared/member/member-session.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { useBackCloses } from '../../shared/ui/overlays/use-back-closes.ts';
import { ThemeSwitch } from '../../shared/ui/pages/theme-switch.tsx';
import { useLogout } from '../auth/use-logout.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SideMenu } from './side-menu.tsx';

/** The side menu as a drawer, where the screen has no room for it beside the page. */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const loggedIn = useMemberSession() !== null;
  const member = useMember();
  const logout = useLogout();
  useBackCloses(true, onClose);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => (open ? undefined : onClose())}
      className="enter-fade fixed inset-0 z-50 bg-veil"
    >
      <Modal className="flex h-full w-72 max-w-[85vw] flex-col overflow-y-auto border-r border-line bg-surface pt-[env(safe-area-inset-top)]">
        <Dialog className="flex min-h-full flex-col outline-none">
          <header className="flex h-14 items-center justify-between border-b border-line pr-2 pl-5">
            <Heading slot="title" className="truncate font-semibold">
              {member?.memNick ?? t('shell.menu')}
            </Heading>
            <IconButton label={t('action.close')} onPress={onClose}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </header>
          <div className="flex-1 py-3">
            <SideMenu onChoose={onClose} />
          </div>
          <footer className="flex items-center justify-between border-t border-line px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <div className="flex items-center">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
            {loggedIn ? (
              <Button
                look="quiet"
                size="small"
                onPress={() => {
                  onClose();
                  logout();
                }}
              >
                <LogOut aria-hidden="true" className="size-4" />
                {t('auth.logout')}
              </Button>
            ) : null}
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
