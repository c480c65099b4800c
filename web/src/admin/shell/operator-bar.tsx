import { useNavigate } from '@tanstack/react-router';
import { Bell, BellOff, KeyRound, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { answerOf } from '../../shared/api/client.ts';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { ThemeSwitch } from '../../shared/ui/pages/theme-switch.tsx';
import { queueSound, switchQueueSound } from '../queues/queue-sound.ts';
import { operatorApi, operatorSession } from '../shared/operator-session.ts';
import { useOperator } from '../shared/use-operator.ts';

/** Who is logged in, how the back office sounds and looks here, and the way out. */
export function OperatorLine() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const operator = useOperator();
  const { isOn } = useStore(queueSound);
  const BellIcon = isOn ? Bell : BellOff;
  async function logout(): Promise<void> {
    await answerOf(operatorApi.POST('/api/admin/logout', { body: {} })).catch(() => undefined);
    operatorSession.end('logout');
    await navigate({ to: '/admin/login' });
  }
  return (
    <div className="flex items-center lg:border-t lg:border-line lg:px-3 lg:py-2">
      <span className="hidden min-w-0 flex-1 flex-col pl-2 leading-tight lg:flex">
        <span className="truncate text-sm font-medium">{operator?.name ?? ''}</span>
        <span className="truncate text-xs text-faint">{operator?.loginId ?? ''}</span>
      </span>
      {/* On a phone the bar has no room for it: the menu leads there. */}
      <IconButton
        label={t('account.title')}
        className="max-lg:hidden"
        onPress={() => void navigate({ to: '/admin/account' })}
      >
        <KeyRound aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label={t(isOn ? 'shell.soundOff' : 'shell.soundOn')}
        className={isOn ? 'text-brass-text' : ''}
        onPress={switchQueueSound}
      >
        <BellIcon aria-hidden="true" className="size-4" />
      </IconButton>
      <ThemeSwitch />
      <IconButton label={t('shell.logout')} onPress={() => void logout()}>
        <LogOut aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
