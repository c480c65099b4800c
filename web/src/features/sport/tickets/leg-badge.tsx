import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { TicketLeg } from '../api.ts';
import { type LegWord, legWord } from './leg-result.ts';

const tones: Readonly<Record<LegWord, Tone>> = {
  open: 'plain',
  won: 'up',
  halfWon: 'up',
  deadHeat: 'up',
  lost: 'down',
  halfLost: 'down',
  void: 'brass',
};

/** A leg's result in a word. */
export function LegBadge({ leg }: { leg: TicketLeg }) {
  const { t } = useTranslation('sport');
  const word = legWord(leg);
  return <Badge tone={tones[word]}>{t(`legResult.${word}`)}</Badge>;
}
