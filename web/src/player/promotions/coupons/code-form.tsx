import { isCouponCode, typedCoupon } from '@noriter/rules/coupon-code';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/forms/form.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { useCouponSubmit } from './use-coupon-submit.ts';

/** With whatever stands between its groups. */
const CODE_LENGTH_MAX = 40;

/** A code that was given on paper or in a message; a mistyped one is found before anybody is asked. */
export function CodeForm() {
  const { t } = useTranslation('promotion');
  const { use, isPending } = useCouponSubmit();
  const form = useFields({
    start: { code: '' },
    bounds: { code: { maxLength: CODE_LENGTH_MAX } },
    problems: {
      code: ({ code }) => {
        if (isCouponCode(typedCoupon(code))) return undefined;
        return t(typedCoupon(code) === '' ? 'coupon.emptyCode' : 'coupon.wrongCode');
      },
    },
  });

  return (
    <Form
      className="flex flex-col gap-4 sm:flex-row sm:items-start"
      onSubmit={() => form.submit(({ code }) => use(typedCoupon(code), form.clear))}
    >
      <TextField
        {...form.field('code')}
        className="flex-1"
        label={t('coupon.code')}
        autoComplete="off"
        placeholder="ABCD-EFGH-JKMN-PQRS"
        hint={t('coupon.codeHint')}
      />
      <Button type="submit" look="main" className="sm:mt-7 sm:h-11" isPending={isPending}>
        {t('coupon.register')}
      </Button>
    </Form>
  );
}
