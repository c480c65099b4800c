import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { points, won } from '../../shared/format/money.ts';
import { useBalance } from '../../shared/member/member-queries.ts';
import { ButtonLink } from '../../shared/ui/controls/button.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { Arriving } from '../../shared/ui/pages/states.tsx';
import { MergeMoney } from '../cash/merge-money.tsx';

/** Cash and points, always the newest number known, and the doors to change them. */
export function BalanceBlock() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useBalance();
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <dl className="flex flex-col items-end leading-tight sm:flex-row sm:items-center sm:gap-4">
        <div className="flex items-baseline gap-1.5">
          <dt className="text-xs whitespace-nowrap text-faint max-[23rem]:sr-only">
            {t('money.cash')}
          </dt>
          <dd
            key={data?.version}
            data-testid="cash"
            translate="no"
            className="settle rounded-sm px-0.5 text-base whitespace-nowrap font-bold text-brass-text sm:text-lg"
          >
            <Arriving isFailed={isError} className="h-4 w-20">
              {data && won(data.cash)}
            </Arriving>
          </dd>
        </div>
        <div className="flex items-baseline gap-1.5">
          <dt className="text-xs text-faint">{t('money.points')}</dt>
          <dd translate="no" className="px-0.5 text-xs font-semibold sm:text-sm">
            <Link
              to="/member/mypage/point"
              className="relative after:absolute after:-inset-x-3 after:-inset-y-2 hover:underline"
            >
              <Arriving isFailed={isError} className="h-3 w-12">
                {data && points(data.points)}
              </Arriving>
            </Link>
          </dd>
        </div>
      </dl>
      <output className="sr-only">
        {data === undefined
          ? ''
          : t('money.cashIs', { amount: won(data.cash), points: points(data.points) })}
      </output>
      <IconButton label={t('money.refresh')} onPress={() => void refetch()} isDisabled={isFetching}>
        <RotateCw aria-hidden="true" className="size-4" />
      </IconButton>
      <ButtonLink
        to="/member/chargeMain/charge"
        look="main"
        size="small"
        className="h-9 max-md:hidden"
      >
        {t('nav.deposit')}
      </ButtonLink>
      <ButtonLink to="/member/exchangeMain/exchange" size="small" className="h-9 max-md:hidden">
        {t('nav.withdrawal')}
      </ButtonLink>
      <ButtonLink to="/member/mypage/point/change" size="small" className="h-9 max-lg:hidden">
        {t('money.convertPoints')}
      </ButtonLink>
      <MergeMoney size="small" className="h-9 max-xl:hidden" />
    </div>
  );
}
