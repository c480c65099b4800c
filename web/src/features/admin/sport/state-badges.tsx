import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { HouseState, OfficeFixtureRow, OfficeMarket } from '../api/contracts.ts';

const fixtureTones: Record<OfficeFixtureRow['state'], Tone> = {
  planned: 'plain',
  running: 'jade',
  finished: 'brass',
  abandoned: 'up',
  postponed: 'warn',
  cancelled: 'up',
};

/** How far a fixture is, as the feed says. */
export function FixtureState({ state }: { state: OfficeFixtureRow['state'] }) {
  const { t } = useTranslation('sport');
  return <Badge tone={fixtureTones[state]}>{t(`fixture.${state}`)}</Badge>;
}

const marketTones: Record<OfficeMarket['state'], Tone> = {
  active: 'jade',
  suspended: 'warn',
  closed: 'plain',
  settled: 'brass',
  cancelled: 'up',
};

/** What members see of a market. */
export function MarketState({ state }: { state: OfficeMarket['state'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={marketTones[state]}>{t(`sport.marketState.${state}`)}</Badge>;
}

const houseTones: Record<HouseState, Tone> = { open: 'plain', suspended: 'warn', closed: 'up' };

/** What operators set, on top of what the feed says. */
export function HouseBadge({ state }: { state: HouseState }) {
  const { t } = useTranslation('admin');
  return <Badge tone={houseTones[state]}>{t(`sport.house.${state}`)}</Badge>;
}
