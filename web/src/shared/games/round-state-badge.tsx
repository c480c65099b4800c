import { useTranslation } from 'react-i18next';
import type { GameRound } from '../api/contracts.ts';
import { Badge, type Tone } from '../ui/figures/badge.tsx';

const tones: Record<GameRound['state'], Tone> = {
  open: 'brass',
  closed: 'plain',
  cancelled: 'warn',
  refunded: 'warn',
};

/** What became of a round of a third-party game. */
export function RoundStateBadge({ state }: Pick<GameRound, 'state'>) {
  const { t } = useTranslation('game');
  return <Badge tone={tones[state]}>{t(`history.states.${state}`)}</Badge>;
}
