import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { points, won } from '../../../shared/format/money.ts';
import { useBalance, useMemberQuery } from '../../../shared/member/member-queries.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Arriving } from '../../../shared/ui/pages/states.tsx';
import { useLogout } from '../../auth/use-logout.ts';
import { MergeMoney } from '../../cash/merge-money.tsx';

const doors = [
  {
    group: 'money',
    doors: [
      { link: { to: '/member/mypage/ledger/list' }, key: 'my.tab.ledger' },
      { link: { to: '/member/mypage/winlose' }, key: 'my.tab.winlose' },
      { link: { to: '/member/mypage/charge/list' }, key: 'my.tab.charge' },
      { link: { to: '/member/mypage/exchange/list' }, key: 'my.tab.exchange' },
      { link: { to: '/member/give' }, key: 'my.tab.give' },
    ],
  },
  {
    group: 'play',
    doors: [
      { link: { to: '/member/betList' }, key: 'nav.bets' },
      { link: { to: '/member/mypage/point' }, key: 'nav.points' },
      { link: { to: '/member/coupon' }, key: 'nav.coupon' },
      { link: { to: '/member/promotion' }, key: 'nav.promotion' },
      { link: { to: '/member/attendance' }, key: 'nav.attendance' },
      { link: { to: '/member/rotary' }, key: 'nav.rotary' },
    ],
  },
  {
    group: 'news',
    doors: [
      { link: { to: '/member/msg' }, key: 'nav.messages' },
      { link: { to: '/member/mypage/notification' }, key: 'my.tab.notifications' },
    ],
  },
  {
    group: 'account',
    doors: [
      { link: { to: '/member/mypage/info' }, key: 'my.tab.info' },
      { link: { to: '/member/mypage/password' }, key: 'my.tab.password' },
      { link: { to: '/member/mypage/login/list' }, key: 'my.tab.logins' },
      { link: { to: '/member/protection' }, key: 'my.tab.protection' },
    ],
  },
] as const;

/** Of partners alone. */
const partnerDoor = { link: { to: '/member/stributor' }, key: 'nav.partner' } as const;

/** The phone's way to everything about oneself. */
export function MyHomePage() {
  const { t } = useTranslation();
  const { data: member, isError: isMemberUnknown } = useMemberQuery();
  const { data: balance, isError } = useBalance();
  const logout = useLogout();
  const isPartner = member?.isPartnerMember === 'Y';
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
      <nav aria-label={t('my.tabs')} className="flex flex-col gap-4">
        {doors.map(({ group, doors: own }) => (
          <Doors
            key={group}
            title={t(`my.group.${group}`)}
            doors={group === 'account' && isPartner ? [...own, partnerDoor] : own}
          />
        ))}
      </nav>
      <Button onPress={logout}>{t('auth.logout')}</Button>
    </Page>
  );
}

type Door = (typeof doors)[number]['doors'][number] | typeof partnerDoor;

/** The ways to one subject: two in a row, so that all of them are a screen and not three. */
function Doors({ title, doors: own }: { title: string; doors: readonly Door[] }) {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-faint">{title}</h2>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
        {own.map((door) => (
          <li key={door.key} className="bg-surface last:odd:col-span-2">
            <Link
              {...door.link}
              className="flex h-12 items-center justify-between gap-1 px-4 text-sm font-medium hover:bg-hover"
            >
              <span className="min-w-0 truncate">{t(door.key)}</span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
