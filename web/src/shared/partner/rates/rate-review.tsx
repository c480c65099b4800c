import { useQuery } from '@tanstack/react-query';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../forms/form-error.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Failed, SkeletonRows } from '../../ui/pages/states.tsx';
import type { AskedRate, Person, RateCheck } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { Amount } from '../reports/report-columns.tsx';

/** How checked rates are saved, by whoever may: what else is asked for stands above the button. */
export type SaveRates = {
  isPending: boolean;
  error: unknown;
  /** Fields of one's own; told whether a second operator will be asked. */
  fields?: (isAbove: boolean) => ReactNode;
  send: (wish: { holderId: string; rates: AskedRate[] }, onDone: () => void) => void;
};

type RateReviewProps = {
  reads: PartnerReads;
  holder: Person;
  changes: readonly AskedRate[];
  save: SaveRates;
  onClose: () => void;
  onSaved: () => void;
};

/** What new rates would have meant for the last 30 days, and who stands in their way. */
export function RateReview({ reads, holder, changes, save, onClose, onSaved }: RateReviewProps) {
  const { t } = useTranslation('partner');
  // The rates of one look are those it was opened with.
  const [rates] = useState(() => [...changes]);
  const body = { holderId: holder.memberId, rates };
  const { data, error, refetch } = useQuery({
    queryKey: ['partners', reads.door, 'check', body],
    queryFn: () => reads.checkRates(body),
    gcTime: 0,
  });
  const isAbove = data?.warnings.some((warning) => warning.isAbove) === true;
  return (
    <Dialog
      title={t('rates.reviewTitle', { name: holder.nickname })}
      isOpen
      onClose={onClose}
      width="wide"
      isDismissable={false}
    >
      <div className="flex flex-col gap-4">
        {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <SkeletonRows rows={4} /> : null}
        {data === undefined ? null : <Checked check={data} rates={rates} />}
        {data === undefined || data.faults.length > 0 ? null : save.fields?.(isAbove)}
        <FormError error={save.error} />
        <div className="flex gap-2">
          <Button className="flex-1" size="large" onPress={onClose}>
            {t('rates.back')}
          </Button>
          <Button
            className="flex-1"
            size="large"
            look="main"
            isDisabled={data === undefined || data.faults.length > 0}
            isPending={save.isPending}
            onPress={() => save.send(body, onSaved)}
          >
            {t('rates.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Checked({ check, rates }: { check: RateCheck; rates: readonly AskedRate[] }) {
  const { t } = useTranslation('partner');
  const nameOf = ({ category, kind }: Pick<AskedRate, 'category' | 'kind'>) =>
    `${t(`category.${category}`)} · ${t(`kind.${kind}`)}`;
  return (
    <>
      {check.faults.map((fault) => (
        <div
          key={`${nameOf(fault)} ${fault.code}`}
          role="alert"
          className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger"
        >
          <strong>{nameOf(fault)}</strong> {t(`rates.fault.${faultOf(fault.code)}`)}
          {fault.blocking.length === 0 ? null : (
            <ul className="mt-1 list-inside list-disc">
              {fault.blocking.map(({ memberId, name, rate }) => (
                <li key={memberId}>{t('rates.blocking', { name, rate })}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {check.warnings.map((warning) => (
        <p
          key={nameOf(warning)}
          className="flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(`rates.${warningOf(warning)}`, {
            name: nameOf(warning),
            hold: warning.holdRate,
          })}
        </p>
      ))}
      <section className="flex flex-col gap-2">
        <h3 className="text-sm font-semibold">{t('rates.effect')}</h3>
        <ul className="divide-y divide-line rounded-md border border-line bg-sunken text-sm">
          {check.effects.map((effect) => (
            <li key={nameOf(effect)} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <span>
                {nameOf(effect)}{' '}
                <strong className="tabular-nums">
                  {rates.find((one) => nameOf(one) === nameOf(effect))?.rate}%
                </strong>
              </span>
              <span className="inline-flex items-center gap-1.5">
                <span className="text-muted">
                  <Amount amount={effect.before} />
                </span>
                <ArrowRight aria-hidden="true" className="size-3.5 text-faint" />
                <strong>
                  <Amount amount={effect.after} />
                </strong>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function warningOf({ kind, isAbove }: RateCheck['warnings'][number]) {
  if (!isAbove) return 'nearHold';
  return kind === 'rolling' ? 'aboveHold' : 'aboveShare';
}

const faultTexts = {
  PT201: 'aboveParent',
  PT202: 'belowChildren',
  PT203: 'locked',
} as const;

function faultOf(code: string) {
  const found = Object.entries(faultTexts).find(([known]) => known === code)?.[1];
  return found ?? 'other';
}
