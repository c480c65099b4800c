import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../forms/search-form.tsx';
import { Panel } from '../../ui/pages/page.tsx';
import type { PartnerReads } from '../model/reads.ts';
import { WhyView } from './why-view.tsx';

const betIdShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type WhySearchProps = {
  reads: PartnerReads;
  betId: string | undefined;
  onBet: (betId: string | undefined) => void;
};

/** Asks for a bet by its whole id, and says why it earned what it did. */
export function WhySearch({ reads, betId, onBet }: WhySearchProps) {
  const { t } = useTranslation('partner');
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <Panel title={t('why.title')}>
        <div className="flex flex-col gap-2">
          <p className="flex gap-2 text-sm text-muted">
            <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t('why.note')}
          </p>
          <SearchForm
            label={t('why.betId')}
            words={betId ?? ''}
            onSearch={(words) => {
              const id = words.trim().toLowerCase();
              setWrong(id !== '' && !betIdShape.test(id));
              if (id === '' || betIdShape.test(id)) onBet(id === '' ? undefined : id);
            }}
            className="max-w-xl"
          />
          {isWrong ? (
            <p role="alert" className="text-sm text-danger">
              {t('why.wrongId')}
            </p>
          ) : null}
        </div>
      </Panel>
      {betId === undefined ? null : <WhyView reads={reads} betId={betId} />}
    </>
  );
}
