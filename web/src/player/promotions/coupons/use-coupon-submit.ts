import { shownCoupon } from '@noriter/rules/coupon-code';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoneySubmit } from '../../../shared/account/use-money-submit.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import { couponsKey } from './coupon-queries.ts';

/** Uses a coupon by its code: a question, one call, a word on what came of it. */
export function useCouponSubmit() {
  const { t } = useTranslation('promotion');
  const queryClient = useQueryClient();
  const { submit, isPending } = useMoneySubmit({
    name: 'use-coupon',
    send: (code: string, headers) =>
      answerOf(api.POST('/api/coupon/use', { body: { code }, headers })),
  });
  return {
    isPending,
    use: (code: string, onDone?: () => void) =>
      submit(
        code,
        {
          message: t('coupon.ask', { code: shownCoupon(code) }),
          confirmLabel: t('coupon.use'),
          done: ({ isHeld }) => t(isHeld ? 'page.held' : 'coupon.done'),
        },
        () => {
          void queryClient.invalidateQueries({ queryKey: couponsKey });
          onDone?.();
        },
      ),
  };
}
