import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMoneySubmit } from '../../../shared/account/use-money-submit.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { Coupon } from '../../../shared/api/contracts.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { couponGiftBounds } from '../../../shared/forms/player-bounds.gen.ts';
import { Select } from '../../../shared/forms/select.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { api } from '../../../shared/member/member-session.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Empty, Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import { couponListQuery, couponsKey } from './coupon-queries.ts';

/** Chooses a coupon that may be given, and whom it goes to. */
export function GiftForm() {
  const { t } = useTranslation('promotion');
  const { data, error, refetch } = useQuery(couponListQuery('open', 1));
  if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={3} />;
  const coupons = data.list.filter(({ isGiftable }) => isGiftable);
  if (coupons.length === 0) return <Empty icon={Gift} title={t('coupon.noGiftable')} />;
  return <Fields coupons={coupons} />;
}

type Wish = { couponId: string; memId: string };

function useGift() {
  const queryClient = useQueryClient();
  const { submit, isPending } = useMoneySubmit({
    name: 'gift-coupon',
    send: (wish: Wish, headers) => answerOf(api.POST('/api/coupon/gift', { body: wish, headers })),
  });
  return {
    submit,
    isPending,
    refresh: () => void queryClient.invalidateQueries({ queryKey: couponsKey }),
  };
}

function Fields({ coupons }: { coupons: readonly Coupon[] }) {
  const { t } = useTranslation('promotion');
  const form = useFields({
    start: { chosen: '', memId: '' },
    bounds: { memId: couponGiftBounds.memId },
    problems: { memId: t('coupon.emptyReceiver') },
  });
  const { submit, isPending, refresh } = useGift();
  const coupon = coupons.find(({ couponId }) => couponId === form.values.chosen) ?? coupons[0];

  function send({ memId }: { memId: string }): void {
    if (coupon === undefined) return;
    const id = memId.trim();
    const reward = rewardText({ kind: coupon.reward, amount: coupon.amount });
    const wording = {
      message: t('coupon.giftAsk', { reward, id }),
      confirmLabel: t('coupon.giftDo'),
      done: t('coupon.giftDone', { id }),
    };
    void submit({ couponId: coupon.couponId, memId: id }, wording, () => {
      form.clear();
      refresh();
    });
  }

  return (
    <Form className="flex max-w-xl flex-col gap-4" onSubmit={() => form.submit(send)}>
      <Select
        label={t('coupon.pick')}
        placeholder={t('coupon.pick')}
        choices={coupons.map(({ couponId, title, reward: kind, amount }) => ({
          id: couponId,
          text: `${rewardText({ kind, amount })} · ${title}`,
        }))}
        value={coupon?.couponId ?? ''}
        onChange={form.field('chosen').onChange}
      />
      <TextField
        {...form.field('memId')}
        label={t('coupon.receiver')}
        autoComplete="off"
        hint={t('coupon.giftNote')}
      />
      <Button type="submit" look="main" className="self-start" isPending={isPending}>
        <Gift aria-hidden="true" className="size-4" />
        {t('coupon.giftDo')}
      </Button>
    </Form>
  );
}
