import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { isWhole } from '../../../shared/forms/bounds.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { NumberField } from '../../../shared/forms/numbers/number-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { couponIssueBounds as bounds } from '../../shared/back-office-bounds.gen.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePromotionAct } from '../calls/promotion-queries.ts';

const kinds = ['single', 'batch', 'open'] as const;

type Kind = (typeof kinds)[number];
type Fields = { kind: Kind; name: string; members: string; count: string };
type Wish = { kind: Kind; name: string; memIds: string[]; count: number };

const namesIn = (typed: string) => typed.split(/[\s,]+/).filter((id) => id !== '');

/** Issues coupons: to members, as one-time codes, or as one code for many. */
export function IssueCoupons({ promotionId }: { promotionId: string }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="main" onPress={() => setOpen(true)}>
        {t('promotions.issue')}
      </Button>
      <Dialog title={t('promotions.issue')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <IssueForm promotionId={promotionId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function IssueForm({ promotionId, onDone }: { promotionId: string; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const act = useIssue(promotionId);
  const missing = t('promotions.missing');
  const form = useFields<Fields>({
    start: { kind: 'single', name: '', members: '', count: '100' },
    bounds: { name: bounds.name },
    problems: {
      name: missing,
      members: ({ kind, members }) =>
        kind === 'single' && namesIn(members).length === 0 ? missing : undefined,
      count: ({ kind, count }) =>
        kind === 'single' || isWhole(count, bounds.count) ? undefined : missing,
    },
  });
  const { kind } = form.values;

  function issue({ name, members, count }: Fields): void {
    const memIds = kind === 'single' ? namesIn(members) : [];
    const wish = { kind, name: name.trim(), memIds, count: kind === 'single' ? 1 : Number(count) };
    act.mutate(wish, { onSuccess: onDone });
  }

  return (
    <Form className="flex flex-col gap-4" onSubmit={() => form.submit(issue)}>
      <Segmented
        label={t('promotions.kind')}
        choices={kinds.map((id) => ({ id, text: t(`promotions.batch.${id}`) }))}
        value={kind}
        onChange={(one) => form.set('kind', one)}
      />
      <TextField {...form.field('name')} label={t('promotions.column.name')} />
      {kind === 'single' ? (
        <TextField
          {...form.field('members')}
          label={t('promotions.members')}
          hint={t('promotions.membersHint')}
        />
      ) : (
        <NumberField
          {...form.field('count')}
          sort="whole"
          label={t(kind === 'batch' ? 'promotions.count' : 'promotions.uses')}
          hint={t('promotions.countHint')}
        />
      )}
      <FormError error={act.error} />
      <Button type="submit" look="main" isPending={act.isPending}>
        {t('promotions.issue')}
      </Button>
    </Form>
  );
}

function useIssue(promotionId: string) {
  const { t } = useTranslation('admin');
  return usePromotionAct(
    (wish: Wish, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/coupon/issue', {
          body: { promotionId, ...wish },
          headers,
        }),
      ),
    ({ batch }) => t('promotions.done.issued', { count: batch.coupons }),
  );
}
