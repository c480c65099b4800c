import { useQuery } from '@tanstack/react-query';
import { Hammer } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button.tsx';
import { Panel } from '../../components/page.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Empty, Failed, SkeletonRows } from '../../components/states.tsx';
import { FixtureClock } from './fixture-clock.tsx';
import { FixtureTeams } from './fixture-teams.tsx';
import { byGroup, type MarketGroupName } from './group.ts';
import { MarketPanel } from './market-panel.tsx';
import { ScoreTable } from './scoreboard.tsx';
import { type FixtureFacts, type FixtureShape, type MarketShape, shapeOf } from './shape.ts';
import { SportLayout } from './sport-layout.tsx';
import { SportLinks } from './sport-links.tsx';
import { fixtureQuery } from './sport-queries.ts';
import { useLiveFixture } from './use-live-fixture.ts';
import { useNewMarkets } from './use-new-markets.ts';
import { useHead } from './use-prices.ts';
import { useSportText } from './use-sport-text.ts';

/** One match: its score, and all of its markets in their groups. */
export function FixturePage({ fixtureId }: { fixtureId: string }) {
  const { t } = useTranslation('sport');
  const text = useSportText();
  const {
    data: newest,
    error,
    refetch,
  } = useQuery({
    ...fixtureQuery(fixtureId),
    select: shapeOf,
  });
  // Two hundred prices that come or go are drawn in pieces: a touch does not wait for all of them.
  const data = useDeferredValue(newest);
  useLiveFixture(fixtureId);
  useNewMarkets(fixtureId, data);
  const title = data === undefined ? t('match') : (text.match(data) ?? text.name(data.league));
  return (
    <SportLayout title={title} links={<SportLinks />}>
      {data === undefined ? (
        <Panel isFlush>
          {error === null ? (
            <div className="p-4 sm:p-5">
              <SkeletonRows rows={6} className="h-16" />
            </div>
          ) : (
            <Failed error={error} onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : (
        <>
          <FixtureHead fixture={data} />
          <Markets fixture={data} />
        </>
      )}
    </SportLayout>
  );
}

function FixtureHead({ fixture }: { fixture: FixtureShape }) {
  const text = useSportText();
  const { fixtureId, sport, league, startsAt } = fixture;
  return (
    <Panel>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-faint">
            {text.sport(sport)} · {text.name(league)}
          </p>
          <FixtureClock fixtureId={fixtureId} startsAt={startsAt} />
        </div>
        <Sides fixture={fixture} />
      </div>
    </Panel>
  );
}

/** Of a match that runs its score by parts; before that, and of a race, who takes part. */
function Sides({ fixture }: { fixture: FixtureShape }) {
  const board = useHead(fixture.fixtureId)?.scoreboard ?? null;
  const { home, away } = fixture;
  if (board === null || home === null || away === null) return <FixtureTeams fixture={fixture} />;
  return <ScoreTable board={board} home={home} away={away} />;
}

function Markets({ fixture }: { fixture: FixtureShape }) {
  const { t } = useTranslation('sport');
  const [chosen, setChosen] = useState<MarketGroupName | 'all'>('all');
  const groups = useMemo(() => byGroup(fixture.markets), [fixture.markets]);
  const facts = useFacts(fixture);
  const text = useSportText();
  const nameOf = ({ market }: MarketShape) => text.market(market, fixture.sport);
  if (groups.length === 0) {
    return (
      <Panel isFlush>
        <Empty
          icon={Hammer}
          title={t('noMarkets')}
          note={t('noMarketsNote')}
          action={
            <ButtonLink size="small" to="/member/sport">
              {t('toAll')}
            </ButtonLink>
          }
        />
      </Panel>
    );
  }
  const isThere = groups.some(({ name }) => name === chosen);
  const shown = isThere ? groups.filter(({ name }) => name === chosen) : groups;
  return (
    <>
      {groups.length < 2 ? null : (
        <Segmented
          label={t('groups')}
          choices={[
            { id: 'all', text: t('group.all') },
            ...groups.map(({ name, markets }) => ({
              id: name,
              text: `${t(`group.${name}`)} ${markets.length}`,
            })),
          ]}
          value={isThere ? chosen : 'all'}
          onChange={setChosen}
        />
      )}
      {shown.map(({ name, markets }) => (
        <Panel key={name} title={t(`group.${name}`)}>
          <div className="grid gap-x-4 gap-y-3 lg:grid-cols-2 lg:gap-y-5">
            {markets.map((market, at) => (
              <MarketPanel
                key={market.marketKey}
                fixture={facts}
                market={market}
                isNameSaid={at > 0 && nameOf(market) === nameOf(markets[at - 1] ?? market)}
              />
            ))}
          </div>
        </Panel>
      ))}
    </>
  );
}

/** The same object while none of its parts changes, whatever becomes of the markets. */
function useFacts(fixture: FixtureShape): FixtureFacts {
  const { fixtureId, sport, league, home, away, runners, startsAt } = fixture;
  return useMemo(
    () => ({ fixtureId, sport, league, home, away, runners, startsAt }),
    [fixtureId, sport, league, home, away, runners, startsAt],
  );
}
