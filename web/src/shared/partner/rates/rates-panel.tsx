import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Panel } from '../../ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../ui/pages/states.tsx';
import type { Rate } from '../model/contracts.ts';
import type { PartnerReads } from '../model/reads.ts';
import { changesIn, hasProblem, type RateDraft } from './rate-draft.ts';
import { RateReview, type SaveRates } from './rate-review.tsx';
import { RateTable } from './rate-table.tsx';

type RatesPanelProps = {
  reads: PartnerReads;
  of: { holderId?: string };
  /** Saves checked rates; absent where they are only looked at. */
  save?: SaveRates | undefined;
};

/** Rates of somebody; changed together, and looked at with their effect before they are saved. */
export function RatesPanel({ reads, of, save }: RatesPanelProps) {
  const { t } = useTranslation('partner');
  const { data, error, refetch } = useQuery(reads.rates(of));
  const [draft, setDraft] = useState<RateDraft | null>(null);
  const [isReviewed, setReviewed] = useState(false);
  const rates = data?.rates ?? [];
  const changes = draft === null ? [] : changesIn(rates, draft);
  const editable = save !== undefined && rates.length > 0;
  return (
    <Panel
      isFlush
      title={t('rates.title')}
      aside={
        !editable ? null : draft === null ? (
          <Button size="small" onPress={() => setDraft({})}>
            <Pencil aria-hidden="true" className="size-4" />
            {t('rates.edit')}
          </Button>
        ) : (
          <span className="flex gap-2">
            <Button size="small" onPress={() => setDraft(null)}>
              {t('rates.cancel')}
            </Button>
            <Button
              size="small"
              look="main"
              isDisabled={changes.length === 0 || hasProblem(rates, draft)}
              onPress={() => setReviewed(true)}
            >
              {t('rates.review', { count: changes.length })}
            </Button>
          </span>
        )
      }
    >
      {error === null ? null : <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? (
        <div className="p-4 sm:p-5">
          <SkeletonRows rows={6} />
        </div>
      ) : null}
      {data === undefined ? null : <RateTable rows={rowsOf(rates)} {...{ draft, setDraft }} />}
      {isReviewed && data !== undefined && save !== undefined ? (
        <RateReview
          reads={reads}
          holder={data.holder}
          changes={changes}
          save={save}
          onClose={() => setReviewed(false)}
          onSaved={() => {
            setReviewed(false);
            setDraft(null);
          }}
        />
      ) : null}
    </Panel>
  );
}

/** Rolling and losing of a category stand beside each other. */
function rowsOf(rates: readonly Rate[]) {
  const categories = [...new Set(rates.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    rates: rates.filter((rate) => rate.category === category),
  }));
}
