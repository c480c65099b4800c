import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import { DateField } from '../../../shared/dates/date-field.tsx';
import { fromKoreaMinute } from '../../../shared/format/time.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useKoreaDay } from '../../../shared/hooks/time.ts';
import type { AskedRate } from '../../../shared/partner/model/contracts.ts';
import { RatesPanel } from '../../../shared/partner/rates/rates-panel.tsx';
import { partnerRatesBounds } from '../../shared/back-office-bounds.gen.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { backOfficeReads, usePartnerAct } from '../shared/back-office-reads.ts';

const bounds = { reason: partnerRatesBounds.reason };

/** Rates as operators set them: also from a later moment on, and above what one may promise with a second one. */
export function BackOfficeRates({ holderId }: { holderId: string }) {
  const { t } = useTranslation('partner');
  const today = useKoreaDay();
  const permits = usePermits();
  const form = useFields({ start: { from: '', reason: '' }, bounds });
  const { from, reason } = form.values;
  const act = usePartnerAct(
    (wish: { holderId: string; rates: AskedRate[] }, headers) =>
      answerOf(
        operatorApi.POST('/api/admin/partner/rates/set', {
          body: {
            ...wish,
            reason: reason.trim(),
            ...(from === '' ? {} : { effectiveFrom: fromKoreaMinute(from) }),
          },
          headers,
        }),
      ),
    ({ status }) => t(status === 'waiting' ? 'rates.waits' : 'rates.done'),
  );
  return (
    <RatesPanel
      reads={backOfficeReads}
      of={{ holderId }}
      save={
        permits('partners.manage')
          ? {
              isPending: act.isPending,
              error: act.error,
              send: (wish, onDone) => act.mutate(wish, { onSuccess: onDone }),
              fields: (isAbove) => (
                <>
                  <DateField
                    label={t('rates.effectiveFrom')}
                    hint={t('move.fromHint')}
                    withTime
                    min={today}
                    value={from}
                    onChange={form.field('from').onChange}
                    isOptional
                  />
                  <TextField
                    {...form.field('reason')}
                    label={t('rates.reason')}
                    hint={t(isAbove ? 'rates.reasonAbove' : 'rates.reasonHint')}
                  />
                </>
              ),
            }
          : undefined
      }
    />
  );
}
