import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { koreaMinute } from '../../../format/time.ts';
import { ScoreTable } from '../../sport/scoreboard.tsx';
import { useSportText } from '../../sport/use-sport-text.ts';
import type { HouseState, OfficeFixture } from '../api/contracts.ts';
import { FactList } from '../members/fact-list.tsx';
import { usePermits } from '../use-operator.ts';
import { HouseMoves } from './house-moves.tsx';
import { percentOf } from './margin.ts';
import { MarginDialog } from './margin-dialog.tsx';
import { HouseBadge } from './state-badges.tsx';
import { useSetFixture } from './use-set-sport.ts';

/** What a fixture is, its score, and what operators take away from it. */
export function FixturePanel({ fixture }: { fixture: OfficeFixture }) {
  const { t } = useTranslation('admin');
  const { home, away, scoreboard } = fixture;
  const hasScore = scoreboard !== null && home !== null && away !== null;
  return (
    <div className={`grid gap-5 xl:items-start ${hasScore ? 'xl:grid-cols-2' : ''}`}>
      <Panel title={t('sport.fixture')} aside={<Moves fixture={fixture} />}>
        <Facts fixture={fixture} columns={hasScore ? 1 : 2} />
      </Panel>
      {hasScore ? (
        <Panel title={t('sport.score')}>
          <ScoreTable board={scoreboard} home={home} away={away} />
        </Panel>
      ) : null}
    </div>
  );
}

function Facts({ fixture, columns }: { fixture: OfficeFixture; columns: 1 | 2 }) {
  const { t } = useTranslation('admin');
  const text = useSportText();
  return (
    <FactList
      columns={columns}
      facts={[
        { name: t('sport.sport'), value: text.sport(fixture.sport) },
        { name: t('sport.league'), value: text.name(fixture.league) },
        { name: t('sport.startsAt'), value: koreaMinute(fixture.startsAt) },
        { name: t('sport.openMarkets'), value: fixture.marketCount },
        { name: t('sport.margin'), value: `${percentOf(fixture.margin)}%` },
        { name: t('sport.houseState'), value: <HouseBadge state={fixture.houseState} /> },
      ]}
    />
  );
}

function Moves({ fixture }: { fixture: OfficeFixture }) {
  const { t } = useTranslation('admin');
  const text = useSportText();
  const permits = usePermits();
  const [asked, setAsked] = useState<HouseState | null>(null);
  const [isPricing, setPricing] = useState(false);
  const set = useSetFixture(() => setAsked(null));
  const { fixtureId } = fixture;
  return (
    <div className="flex flex-wrap gap-1.5">
      {permits('betting.manage') ? (
        <Button size="small" onPress={() => setPricing(true)}>
          {t('sport.marginSet')}
        </Button>
      ) : null}
      <HouseMoves
        of="fixture"
        name={text.event(fixture.sport, fixture)}
        state={fixture.houseState}
        save={(change) => set.mutate({ fixtureId, ...change })}
        isPending={set.isPending}
        error={set.error}
        asked={asked}
        onAsk={setAsked}
      />
      {isPricing ? <MarginDialog fixture={fixture} onClose={() => setPricing(false)} /> : null}
    </div>
  );
}
