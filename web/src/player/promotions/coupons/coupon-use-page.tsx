import { useQuery } from '@tanstack/react-query';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { Pagination } from '../../../shared/ui/controls/pagination.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { CodeForm } from './code-form.tsx';
import { couponListQuery } from './coupon-queries.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import { CouponsLayout } from './coupons-layout.tsx';
import { useCouponSubmit } from './use-coupon-submit.ts';

/** Using a coupon: by a code that was given, or one of one's own. */
export function CouponUsePage() {
  const { t } = useTranslation('promotion');
  return (
    <CouponsLayout tab="use">
      <Panel>
        <CodeForm />
      </Panel>
      <Panel title={t('coupon.mine')}>
        <OpenCoupons />
      </Panel>
    </CouponsLayout>
  );
}

function OpenCoupons() {
  const { t } = useTranslation('promotion');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(couponListQuery('open', page));
  const { use, isPending } = useCouponSubmit();
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={3} className="h-24" />;
  if (data.list.length === 0) {
    return <Empty icon={TicketPercent} title={t('coupon.none')} note={t('coupon.noneNote')} />;
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.list.map((coupon) => (
          <li key={coupon.couponId}>
            <CouponTicket coupon={coupon}>
              {coupon.isGiftable ? (
                <ButtonLink to="/member/mypage/coupon/gift">{t('coupon.gift')}</ButtonLink>
              ) : null}
              <Button
                look="main"
                isDisabled={isPending}
                aria-label={`${coupon.title} ${t('coupon.use')}`}
                onPress={() => void use(coupon.code)}
              >
                {t('coupon.use')}
              </Button>
            </CouponTicket>
          </li>
        ))}
      </ul>
      <Pagination info={data.pageInfo} onPage={setPage} />
    </>
  );
}
