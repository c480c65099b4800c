import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { NoticeBar } from '../../../components/notice-bar.tsx';
import { Panel } from '../../../components/page.tsx';
import { Failed, SkeletonRows } from '../../../components/states.tsx';
import { useNow } from '../../../components/use-now.ts';
import type { OfficeFixture, OfficeMarket } from '../api/contracts.ts';
import { usePermits } from '../use-operator.ts';
import { Moved } from './moved-money.tsx';
import { ResultChoices } from './result-choices.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { draftOf, resultsOf, winnersOf } from './result-draft.ts';
import { ResultRequests } from './result-requests.tsx';
import { resultEffectQuery } from './sport-office-queries.ts';

type ResultPanelProps = { fixture: OfficeFixture; market: OfficeMarket };

const LOOK_AT_CLOCK_MS = 5_000;

/** A result by hand: it stands whatever the feed says, and what it moves is seen before. */
export function ResultPanel({ fixture, market }: ResultPanelProps) {
  const { t } = useTranslation('admin');
  const now = useNow(LOOK_AT_CLOCK_MS);
  const isBefore = fixture.state === 'planned' && Date.parse(fixture.startsAt) > now;
  const mayEnter = usePermits()('betting.manage');
  return (
    <Panel title={t('sport.result.title')}>
      {isBefore ? (
        <p className="text-muted">{t('sport.result.notBefore')}</p>
      ) : mayEnter ? (
        <ResultForm fixture={fixture} market={market} />
      ) : null}
      <ResultRequests fixture={fixture} market={market} />
    </Panel>
  );
}

function ResultForm({ fixture, market }: ResultPanelProps) {
  const { t } = useTranslation('admin');
  const [draft, setDraft] = useState(() => draftOf(market));
  const [asked, setAsked] = useState<'enter' | 'takeBack' | null>(null);
  const results = resultsOf(draft, market);
  const isHand = market.handResults !== null;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('sport.result.note')}</p>
      {isHand ? (
        <NoticeBar
          title={t('sport.result.isHand')}
          action={
            <Button size="small" onPress={() => setAsked('takeBack')}>
              {t('sport.result.takeBack')}
            </Button>
          }
        />
      ) : null}
      <ResultChoices fixture={fixture} market={market} draft={draft} onChange={setDraft} />
      {results === null ? (
        <p className="text-sm text-muted">{t('sport.result.incomplete')}</p>
      ) : (
        <>
          <Effect fixture={fixture} market={market} results={results} />
          <Button look="main" className="self-start" onPress={() => setAsked('enter')}>
            {t('sport.result.enter')}
          </Button>
        </>
      )}
      {asked === 'enter' && results !== null ? (
        <ResultDialog
          fixture={fixture}
          market={market}
          result={{ way: 'results', results }}
          text={`${t('sport.result.note')}\n${t('sport.result.winners', { count: winnersOf(draft) })}`}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'takeBack' ? (
        <ResultDialog
          fixture={fixture}
          market={market}
          result={{ way: 'take-back' }}
          text={t('sport.result.takeBackNote')}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

type EffectProps = ResultPanelProps & { results: NonNullable<OfficeMarket['handResults']> };

/** What these results would move at this moment. */
function Effect({ fixture: { fixtureId }, market: { marketKey }, results }: EffectProps) {
  const query = useQuery(
    resultEffectQuery({ fixtureId, marketKey, result: { way: 'results', results } }),
  );
  if (query.isPending) return <SkeletonRows rows={3} />;
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <Moved moved={query.data} />;
}
