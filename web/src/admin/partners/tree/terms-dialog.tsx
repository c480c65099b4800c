import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { NumberField } from '../../../shared/forms/numbers/number-field.tsx';
import { Select } from '../../../shared/forms/select.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import type { Person } from '../../../shared/partner/model/contracts.ts';
import { isRate, RATE_PLACES } from '../../../shared/partner/rates/rate-draft.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { partnerTermsBounds } from '../../shared/back-office-bounds.gen.ts';
import { changedFields } from '../../shared/fields/changed-fields.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePartnerAct } from '../shared/back-office-reads.ts';

export type Terms = AnswerOf<ServicePaths, '/api/admin/partner/terms/get'>;

export const cycles = ['day', 'week', 'half-month', 'month'] as const;

const bounds = { reason: partnerTermsBounds.reason };

type TermsDialogProps = { person: Person; terms: Terms; onClose: () => void };

/**
 * How a partner is settled, and whether it may move money. Only what is changed here is sent: a colleague
 * may have taken the right away since this was opened.
 */
export function TermsDialog({ person, terms, onClose }: TermsDialogProps) {
  const { t } = useTranslation(['partner', 'admin']);
  const shape = t('rates.problem.shape');
  const [opened] = useState(terms);
  const asks = (mayTransfer: boolean) => mayTransfer && !opened.mayTransfer;
  const form = useFields<Terms & { reason: string }>({
    start: { ...opened, reason: '' },
    bounds,
    problems: {
      fee: ({ fee }) => (isRate(fee) ? undefined : shape),
      cut: ({ cut }) => (isRate(cut) ? undefined : shape),
      reason: ({ mayTransfer, reason }) =>
        asks(mayTransfer) && reason.trim() === '' ? t('admin:decision.reasonMissing') : undefined,
    },
    shown: 'typing',
  });
  const { cycle, mayTransfer, carriesLoss } = form.values;
  const act = useSetTerms(person.memberId);
  const save = (typed: Terms & { reason: string }) =>
    act.mutate({ ...changedFields(opened, typed), reason: typed.reason }, { onSuccess: onClose });
  const percent = (name: 'fee' | 'cut') => (
    <NumberField
      {...form.field(name)}
      sort={{ places: RATE_PLACES }}
      label={t(`terms.${name}`)}
      hint={t(`terms.${name}Hint`)}
    />
  );
  return (
    <Dialog title={t('terms.title')} isOpen onClose={onClose} isDismissable={false}>
      <Form onSubmit={() => form.submit(save)}>
        <Select
          label={t('terms.cycle')}
          placeholder={t('terms.cycle')}
          choices={cycles.map((id) => ({ id, text: t(`cycle.${id}`) }))}
          value={cycle}
          onChange={(id) => form.set('cycle', cycles.find((one) => one === id) ?? cycle)}
        />
        {percent('fee')}
        {percent('cut')}
        <Switch
          label={t('terms.mayTransfer')}
          isOn={mayTransfer}
          onChange={form.field('mayTransfer').onChange}
        />
        {asks(mayTransfer) ? (
          <>
            <NoticeBar tone="warn" title={t('terms.rightNote')} />
            <TextField {...form.field('reason')} label={t('request.reason')} />
          </>
        ) : null}
        <Switch
          label={t('terms.carriesLoss')}
          isOn={carriesLoss}
          onChange={form.field('carriesLoss').onChange}
        />
        <p className="text-xs text-faint">{t('terms.carriesLossHint')}</p>
        <FormError error={act.error} />
        <Button type="submit" look="main" size="large" isPending={act.isPending}>
          {t('terms.save')}
        </Button>
      </Form>
    </Dialog>
  );
}

function useSetTerms(partnerId: string) {
  const { t } = useTranslation('partner');
  return usePartnerAct(
    (body: Partial<Terms> & { reason: string }, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/partner/terms', { body: { partnerId, ...body }, headers }),
      ),
    ({ status }) => t(status === 'waiting' ? 'terms.waits' : 'terms.done'),
  );
}
