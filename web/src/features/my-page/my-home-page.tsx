import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Page, Panel } from '../../components/page.tsx';
import { Arriving } from '../../components/states.tsx';
import { points, won } from '../../format/money.ts';
import { useLogout } from '../auth/use-logout.ts';
import { MergeMoney } from '../cash/merge-money.tsx';
import { soon } from '../coming/soon.ts';
import { useBalance, useMemberQuery } from '../member/member-queries.ts';

const doors = [
  { link: { to: '/member/mypage/info' }, key: 'my.tab.info' },
  { link: { to: '/member/mypage/password' }, key: 'my.tab.password' },
  { link: { to: '/member/mypage/ledger/list' }, key: 'my.tab.ledger' },
  { link: { to: '/member/mypage/charge/list' }, key: 'my.tab.charge' },
  { link: { to: '/member/mypage/exchange/list' }, key: 'my.tab.exchange' },
  { link: { to: '/member/protection' }, key: 'my.tab.protection' },
  { link: { to: '/member/mypage/login/list' }, key: 'my.tab.logins' },
  { link: { to: '/member/betList' }, key: 'nav.bets' },
  { link: { to: '/member/mypage/point' }, key: 'nav.points' },
  { link: { to: '/member/mypage/winlose' }, key: 'my.tab.winlose' },
  { link: soon('mypage/coupon/use'), key: 'coming.coupon' },
  { link: soon('mypage/message/list'), key: 'nav.messages' },
] as const;

/** The phone's way to everything about oneself. */
export function MyHomePage() {
  const { t } = useTranslation();
  const { data: member, isError: isMemberUnknown } = useMemberQuery();
  const { data: balance, isError } = useBalance();
  const logout = useLogout();
  return (
    <Page title={t('nav.me')}>
      <Panel>
        <div className="flex flex-col gap-4">
          <p className="flex items-baseline justify-between">
            <strong className="text-lg">
              <Arriving isFailed={isMemberUnknown} className="h-6 w-24">
                {member?.memNick}
              </Arriving>
            </strong>
            {member === undefined ? null : (
              <span className="text-sm text-faint">
                {t('shell.level', { level: member.memLevel })}
              </span>
            )}
          </p>
          <dl className="grid grid-cols-2 gap-3">
            <div className="rounded-md bg-raised p-3">
              <dt className="text-xs text-faint">{t('money.cash')}</dt>
              <dd className="text-lg font-bold text-brass-text">
                <Arriving isFailed={isError} className="h-6 w-24">
                  {balance && won(balance.cash)}
                </Arriving>
              </dd>
            </div>
            <div className="rounded-md bg-raised p-3">
              <dt className="text-xs text-faint">{t('money.points')}</dt>
              <dd className="text-lg font-bold">
                <Arriving isFailed={isError} className="h-6 w-16">
                  {balance && points(balance.points)}
                </Arriving>
              </dd>
            </div>
          </dl>
          <div className="grid grid-cols-2 gap-2">
            <ButtonLink to="/member/charge" look="main" size="large">
              {t('nav.deposit')}
            </ButtonLink>
            <ButtonLink to="/member/exchange" size="large">
              {t('nav.withdrawal')}
            </ButtonLink>
            <MergeMoney className="col-span-2" />
          </div>
        </div>
      </Panel>
      <nav aria-label={t('my.tabs')}>
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {doors.map((door) => (
            <li key={door.key}>
              <Link
                {...door.link}
                className="flex h-13 items-center justify-between px-4 font-medium hover:bg-hover"
              >
                {t(door.key)}
                <ChevronRight aria-hidden="true" className="size-4 text-faint" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Button onPress={logout}>{t('auth.logout')}</Button>
    </Page>
  );
}
