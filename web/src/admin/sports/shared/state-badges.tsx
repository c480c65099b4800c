import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { AdminFixtureRow, AdminMarket, OverrideState } from '../../shared/contracts.ts';

const fixtureTones: Record<AdminFixtureRow['state'], Tone> = {
  planned: 'plain',
  running: 'jade',
  finished: 'brass',
  abandoned: 'danger',
  postponed: 'warn',
  cancelled: 'danger',
};

/** How far a fixture is, as the feed says. */
export function FixtureState({ state }: { state: AdminFixtureRow['state'] }) {
  const { t } = useTranslation('sport');
  return <Badge tone={fixtureTones[state]}>{t(`fixture.${state}`)}</Badge>;
}

const marketTones: Record<AdminMarket['state'], Tone> = {
  active: 'jade',
  suspended: 'warn',
  closed: 'plain',
  settled: 'brass',
  cancelled: 'danger',
};

/** What members see of a market. */
export function MarketState({ state }: { state: AdminMarket['state'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={marketTones[state]}>{t(`sport.marketState.${state}`)}</Badge>;
}

const overrideTones: Record<OverrideState, Tone> = {
  open: 'plain',
  suspended: 'warn',
  closed: 'danger',
};

/** What operators set, on top of what the feed says. */
export function OverrideBadge({ state }: { state: OverrideState }) {
  const { t } = useTranslation('admin');
  return <Badge tone={overrideTones[state]}>{t(`sport.house.${state}`)}</Badge>;
}
