import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { Panel } from '../../../components/page.tsx';
import { Empty } from '../../../components/states.tsx';
import { useSportText } from '../../sport/use-sport-text.ts';
import type { HouseState, OfficeFixture, OfficeMarket } from '../api/contracts.ts';
import { FactList } from '../members/fact-list.tsx';
import { HouseMoves } from './house-moves.tsx';
import { MarketExposure } from './market-exposure.tsx';
import { MarketPrices } from './market-prices.tsx';
import { ResultPanel } from './result-panel.tsx';
import { HouseBadge, MarketState } from './state-badges.tsx';
import { TicketVoidPanel } from './ticket-void-panel.tsx';
import { useFaultText } from './use-fault-text.ts';
import { useSetMarket } from './use-set-sport.ts';

/** One market: what is said of it and by whom, its prices, its result, and what stands on it. */
export function MarketParts({ fixture, marketKey }: { fixture: OfficeFixture; marketKey: string }) {
  const { t } = useTranslation('admin');
  const market = fixture.markets.find((one) => one.marketKey === marketKey);
  if (market === undefined) {
    const { fixtureId } = fixture;
    return (
      <Panel>
        <Empty
          icon={Tags}
          title={t('sport.marketUnknown')}
          action={
            <ButtonLink size="small" to="/admin/fixtures/$fixtureId" params={{ fixtureId }}>
              {t('sport.markets')}
            </ButtonLink>
          }
        />
      </Panel>
    );
  }
  return (
    <>
      <div className="grid gap-5 xl:grid-cols-[2fr_3fr] xl:items-start">
        <MarketFacts fixture={fixture} market={market} />
        <MarketPrices fixture={fixture} market={market} />
      </div>
      <MarketExposure fixture={fixture} market={market} />
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        <ResultPanel fixture={fixture} market={market} />
        <TicketVoidPanel subject={{ fixtureId: fixture.fixtureId, marketKey }} />
      </div>
    </>
  );
}

function MarketFacts({ fixture, market }: { fixture: OfficeFixture; market: OfficeMarket }) {
  const { t } = useTranslation('admin');
  const faultText = useFaultText();
  return (
    <Panel title={t('betting.market')} aside={<Moves fixture={fixture} market={market} />}>
      <FactList
        facts={[
          { name: t('sport.shownState'), value: <MarketState state={market.state} /> },
          { name: t('sport.houseState'), value: <HouseBadge state={market.houseState} /> },
          { name: t('sport.feedStateName'), value: feedState() },
          { name: t('sport.producer'), value: t(`sport.producers.${market.producer}`) },
          { name: t('sport.heard'), value: t(market.isHeard ? 'audit.yes' : 'audit.no') },
          {
            name: t('sport.lastFault'),
            value: market.fault === '' ? '–' : faultText(market.fault),
          },
          { name: t('sport.settledTimes'), value: market.settlementVersion },
        ]}
      />
    </Panel>
  );

  function feedState(): string {
    const known = feedStates.find((one) => one === market.feedState);
    return known === undefined ? market.feedState : t(`sport.feedState.${known}`);
  }
}

const feedStates = [
  'active',
  'suspended',
  'deactivated',
  'handed-over',
  'settled',
  'cancelled',
] as const;

function Moves({ fixture, market }: { fixture: OfficeFixture; market: OfficeMarket }) {
  const text = useSportText();
  const [asked, setAsked] = useState<HouseState | null>(null);
  const set = useSetMarket(() => setAsked(null));
  const { fixtureId } = fixture;
  const { marketKey } = market;
  return (
    <div className="flex flex-wrap gap-1.5">
      <HouseMoves
        of="market"
        name={`${text.event(fixture.sport, fixture)} · ${text.marketLine(market.market, fixture.sport)}`}
        state={market.houseState}
        save={(change) => set.mutate({ fixtureId, marketKey, ...change })}
        isPending={set.isPending}
        error={set.error}
        asked={asked}
        onAsk={setAsked}
      />
    </div>
  );
}
