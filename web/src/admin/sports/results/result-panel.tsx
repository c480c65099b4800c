import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useNow } from '../../../shared/hooks/time.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { AdminFixture, AdminMarket } from '../../shared/contracts.ts';
import { usePermits } from '../../shared/use-operator.ts';
import { Moved } from '../shared/moved-money.tsx';
import { resultEffectQuery } from '../shared/sport-queries.ts';
import { ResultChoices } from './result-choices.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { draftOf, resultsOf, winnersOf } from './result-draft.ts';
import { ResultRequests } from './result-requests.tsx';

type ResultPanelProps = { fixture: AdminFixture; market: AdminMarket };

const LOOK_AT_CLOCK_MS = 5_000;

/** A result by hand: it stands whatever the feed says, and what it moves is seen before. */
export function ResultPanel({ fixture, market }: ResultPanelProps) {
  const { t } = useTranslation('admin');
  const now = useNow(LOOK_AT_CLOCK_MS);
  const isBefore = fixture.state === 'planned' && Date.parse(fixture.startsAt) > now;
  const mayEnter = usePermits()('betting.manage', 'platform');
  return (
    <Panel title={t('sport.result.title')}>
      {isBefore ? (
        <p className="text-muted">{t('sport.result.notBefore')}</p>
      ) : mayEnter ? (
        <ResultForm fixture={fixture} market={market} />
      ) : null}
      {mayEnter ? <ResultRequests fixture={fixture} market={market} /> : null}
    </Panel>
  );
}

function ResultForm({ fixture, market }: ResultPanelProps) {
  const { t } = useTranslation('admin');
  const form = useFields({ start: { draft: draftOf(market) } });
  const { draft } = form.values;
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
      <ResultChoices
        fixture={fixture}
        market={market}
        draft={draft}
        onChange={form.field('draft').onChange}
      />
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

type EffectProps = ResultPanelProps & { results: NonNullable<AdminMarket['handResults']> };

/** What these results would move at this moment. */
function Effect({ fixture: { fixtureId }, market: { marketKey }, results }: EffectProps) {
  const query = useQuery(
    resultEffectQuery({ fixtureId, marketKey, result: { way: 'results', results } }),
  );
  if (query.isPending) return <SkeletonRows rows={3} />;
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return <Moved moved={query.data} />;
}
