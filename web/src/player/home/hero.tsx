import { useTranslation } from 'react-i18next';
import { HeroArt } from '../../shared/art/hero-art.tsx';
import { won } from '../../shared/format/money.ts';
import { useBalance, useMember } from '../../shared/member/member-queries.ts';
import { useMemberSession } from '../../shared/member/member-session.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/button.tsx';
import { Arriving } from '../../shared/ui/pages/states.tsx';
import { useGuestDoors } from '../shell/guest-actions.tsx';

export function Hero() {
  const loggedIn = useMemberSession() !== null;
  return (
    <section className="relative overflow-hidden border-b border-line bg-sunken">
      <div className="relative z-1 mx-auto flex max-w-7xl vast:max-w-[120rem] flex-col justify-center gap-5 px-4 pt-9 pb-4 sm:pt-12 lg:min-h-88 lg:px-8 lg:py-12">
        {loggedIn ? <ForMember /> : <ForGuest />}
      </div>
      <HeroArt className="w-full lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:max-w-5xl lg:[mask-image:linear-gradient(to_right,transparent_12%,black_42%)] vast:right-[10%] vast:[mask-image:linear-gradient(to_right,transparent_12%,black_42%,black_80%,transparent)]" />
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
        <p className="text-lg text-balance text-muted">{t('home.text')}</p>
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
  const { data: balance, isError } = useBalance();
  return (
    <>
      <div className="flex max-w-lg flex-col gap-2">
        <h1 tabIndex={-1} data-page-heading className="text-lg font-medium text-muted outline-none">
          {member === undefined ? t('money.cash') : t('home.hello', { name: member.memNick })}
        </h1>
        <p className="text-4xl font-extrabold tracking-tight text-brass-text">
          <Arriving isFailed={isError} className="h-12 w-64">
            {balance && won(balance.cash)}
          </Arriving>
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
