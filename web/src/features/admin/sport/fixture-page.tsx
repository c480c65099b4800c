import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb, type Crumb } from '../../../components/breadcrumb.tsx';
import { FailedPanel } from '../../../components/failed-panel.tsx';
import { Page } from '../../../components/page.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { useSportText } from '../../sport/use-sport-text.ts';
import type { OfficeFixture } from '../api/contracts.ts';
import { FixturePanel } from './fixture-panel.tsx';
import { MarketParts } from './market-parts.tsx';
import { MarketsPanel } from './markets-panel.tsx';
import { officeFixtureQuery } from './sport-office-queries.ts';
import type { FixtureSearch } from './sport-office-search.ts';
import { FixtureState } from './state-badges.tsx';

type FixturePageProps = { fixtureId: string; search: FixtureSearch };

/** One fixture with all of its markets, or one of them with its prices, its result and its bets. */
export function FixturePage({ fixtureId, search }: FixturePageProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(officeFixtureQuery(fixtureId));
  const names = useNames(query.data, search);
  const fixtures: Crumb = { text: t('nav.fixtures'), link: { to: '/admin/fixtures' } };
  const match: Crumb = { text: names.match };
  const toMatch = { to: '/admin/fixtures/$fixtureId', params: { fixtureId } } as const;
  const crumbs =
    search.market === undefined
      ? [fixtures, match]
      : [fixtures, { ...match, link: toMatch }, { text: names.market }];
  return (
    <Page
      title={search.market === undefined ? names.match : names.market}
      note={search.market === undefined ? names.league : names.match}
      width="full"
      actions={query.data === undefined ? null : <FixtureState state={query.data.state} />}
    >
      <Breadcrumb crumbs={crumbs} />
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : <Parts fixture={query.data} search={search} />}
    </Page>
  );
}

function Parts({ fixture, search }: { fixture: OfficeFixture; search: FixtureSearch }) {
  if (search.market !== undefined) {
    return <MarketParts key={search.market} fixture={fixture} marketKey={search.market} />;
  }
  return (
    <>
      <FixturePanel fixture={fixture} />
      <MarketsPanel fixture={fixture} />
    </>
  );
}

/** What the page is called, once it is known what it is about. */
function useNames(fixture: OfficeFixture | undefined, search: FixtureSearch) {
  const { t } = useTranslation('admin');
  const text = useSportText();
  if (fixture === undefined) {
    return { match: t('sport.fixture'), league: ' ', market: t('betting.market') };
  }
  const found = fixture.markets.find(({ marketKey }) => marketKey === search.market);
  return {
    match: text.event(fixture.sport, fixture),
    league: `${text.sport(fixture.sport)} · ${text.name(fixture.league)}`,
    market:
      found === undefined ? t('betting.market') : text.marketLine(found.market, fixture.sport),
  };
}
