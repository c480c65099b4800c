import { useQuery } from '@tanstack/react-query';
import { CircleOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Spin } from '../../../shared/api/contracts.ts';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { Empty, Failed, Skeleton } from '../../../shared/ui/pages/states.tsx';
import { OddsTable } from './odds-table.tsx';
import { SpinList } from './spin-list.tsx';
import { SpinPanel } from './spin-panel.tsx';
import { Fact, SpinProofDialog } from './spin-proof.tsx';
import { wheelQuery } from './wheel-queries.ts';

/** The roulette: the wheel with its odds, the promise of the next spin, and the spins so far. */
export function RotaryPage() {
  const { t } = useTranslation('promotion');
  const { data, error, refetch } = useQuery(wheelQuery);
  const [proven, setProven] = useState<Spin | null>(null);
  if (data === undefined) {
    const isClosed = error instanceof ApiError && error.code === 'PR004';
    return (
      <Page title={t('rotary.title')} width="form">
        <Panel>
          {error === null ? <Skeleton className="h-120 w-full" /> : null}
          {isClosed ? (
            <Empty icon={CircleOff} title={t('rotary.closed')} note={t('rotary.closedNote')} />
          ) : null}
          {error !== null && !isClosed ? (
            <Failed error={error} onRetry={() => void refetch()} />
          ) : null}
        </Panel>
      </Page>
    );
  }
  return (
    <Page title={data.title} note={data.note} width="full">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <SpinPanel wheel={data} onProve={setProven} />
        <div className="flex flex-col gap-5">
          <Panel isFlush title={t('rotary.odds')}>
            <OddsTable slots={data.slots} />
          </Panel>
          <Panel title={t('rotary.promise')}>
            <div className="flex flex-col gap-3">
              <p className="text-sm text-muted">{t('rotary.promiseNote')}</p>
              <Fact label={t('rotary.hash')} value={data.next.seedHash} />
              <Fact label={t('rotary.name')} value={data.next.name} />
            </div>
          </Panel>
        </div>
      </div>
      <SpinList onProve={setProven} />
      <SpinProofDialog spin={proven} onClose={() => setProven(null)} />
    </Page>
  );
}
