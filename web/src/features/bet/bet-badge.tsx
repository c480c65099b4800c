import { useTranslation } from 'react-i18next';
import type { BetRow } from '../../api/contracts.ts';
import { Badge, type Tone } from '../../components/badge.tsx';

const tones: Readonly<Record<BetRow['betCalResults'], Tone>> = {
  PASS: 'up',
  FAIL: 'down',
  TIE: 'brass',
  WAIT: 'plain',
  CANCEL: 'warn',
};

/** A bet's result in the specification's words. */
export function BetBadge({ bet }: { bet: Pick<BetRow, 'state' | 'betCalResults'> }) {
  const { t } = useTranslation();
  const { state, betCalResults } = bet;
  return (
    <Badge tone={tones[betCalResults]}>
      {state === 'pending' ? t('bet.resultPending') : t(`bet.result.${betCalResults}`)}
    </Badge>
  );
}
