import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { OfficeBet, OfficeRoundRow } from '../api/contracts.ts';

const betTones: Record<OfficeBet['state'], Tone> = {
  pending: 'warn',
  accepted: 'brass',
  won: 'up',
  lost: 'down',
  void: 'plain',
  'cashed-out': 'plain',
  refused: 'plain',
};

/** What became of a bet, in a word. */
export function BetState({ state }: { state: OfficeBet['state'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={betTones[state]}>{t(`betting.state.${state}`)}</Badge>;
}

const roundTones: Record<OfficeRoundRow['state'], Tone> = {
  open: 'jade',
  closed: 'brass',
  drawn: 'warn',
  settled: 'plain',
  excluded: 'up',
};

/** Where a round stands, in a word. */
export function RoundState({ state }: { state: OfficeRoundRow['state'] }) {
  const { t } = useTranslation('admin');
  return <Badge tone={roundTones[state]}>{t(`betting.roundState.${state}`)}</Badge>;
}
