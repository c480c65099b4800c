import { useTranslation } from 'react-i18next';
import { HeroArt } from '../../art/hero-art.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Skeleton } from '../../components/states.tsx';
import { won } from '../../format/money.ts';
import { useMemberSession } from '../../session/member-session.ts';
import { useGuestDoors } from '../../shell/guest-actions.tsx';
import { useBalance, useMember } from '../member/member-queries.ts';

export function Hero() {
  const loggedIn = useMemberSession() !== null;
  return (
    <section className="relative overflow-hidden border-b border-line bg-sunken">
      <HeroArt className="absolute inset-y-0 right-0 h-full w-full opacity-35 sm:opacity-60 lg:w-3/4 lg:opacity-100" />
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-r from-sunken from-25% to-transparent to-70%"
      />
      <div className="relative mx-auto flex min-h-72 max-w-7xl flex-col justify-center gap-5 px-4 py-12 lg:min-h-88 lg:px-8">
        {loggedIn ? <ForMember /> : <ForGuest />}
      </div>
    </section>
  );
}

function ForGuest() {
  const { t } = useTranslation();
  const { logIn, signUp } = useGuestDoors();
  return (
    <>
      <div className="flex max-w-lg flex-col gap-3">
        <h1
          tabIndex={-1}
          data-page-heading
          className="text-3xl font-extrabold tracking-tight text-balance outline-none sm:text-4xl"
        >
          {t('home.title')}
        </h1>
        <p className="text-lg text-muted">{t('home.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="main" size="large" onPress={signUp}>
          {t('home.join')}
        </Button>
        <Button size="large" onPress={logIn}>
          {t('auth.login')}
        </Button>
      </div>
    </>
  );
}

function ForMember() {
  const { t } = useTranslation();
  const member = useMember();
  const balance = useBalance().data;
  return (
    <>
      <div className="flex max-w-lg flex-col gap-2">
        <h1 tabIndex={-1} data-page-heading className="text-lg font-medium text-muted outline-none">
          {t('home.hello', { name: member?.memNick ?? '' })}
        </h1>
        <p className="text-4xl font-extrabold tracking-tight text-brass-text">
          {balance === undefined ? <Skeleton className="h-12 w-64" /> : won(balance.cash)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/member/chargeMain/charge" look="main" size="large">
          {t('cash.tab.charge')}
        </ButtonLink>
        <ButtonLink to="/member/exchangeMain/exchange" size="large">
          {t('cash.tab.exchange')}
        </ButtonLink>
      </div>
    </>
  );
}
