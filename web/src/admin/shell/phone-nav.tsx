import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronDown, KeyRound, Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { type Waiting, waitingAt } from '../queues/use-waiting.ts';
import { places } from './nav.ts';
import { PlaceNav } from './place-nav.tsx';

/** Where one is, and one press from there every other place: a strip would hide most of them. */
export function PhoneNav({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const here = places
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
  const total = places.reduce((sum, { to }) => sum + waitingAt(to, waiting), 0);
  return (
    <div className="px-3 pb-2">
      <Button className="w-full justify-between" onPress={() => setOpen(true)}>
        <Menu aria-hidden="true" className="size-4" />
        <span className="sr-only">{t('shell.menu')}</span>
        <span className="flex-1 text-left">{here === undefined ? '' : t(here.text)}</span>
        {total === 0 ? null : (
          <span className="rounded-sm bg-brass px-1.5 text-xs leading-5 font-bold text-on-brass tabular-nums">
            {total}
            <span className="sr-only"> {t('shell.waiting')}</span>
          </span>
        )}
        <ChevronDown aria-hidden="true" className="size-4" />
      </Button>
      <Dialog title={t('shell.nav')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PlaceNav waiting={waiting} onGo={() => setOpen(false)} />
        <Link
          to="/admin/account"
          onClick={() => setOpen(false)}
          className="flex min-h-11 items-center gap-3 px-3 font-medium text-muted hover:text-paper"
        >
          <KeyRound aria-hidden="true" className="size-4" />
          {t('account.title')}
        </Link>
      </Dialog>
    </div>
  );
}
