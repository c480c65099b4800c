import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../../shared/format/money.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { type ScoreKind, scoreText } from '../../../shared/format/tournament-score.ts';
import { Badge, type Tone } from '../../../shared/ui/figures/badge.tsx';
import type { Column } from '../../../shared/ui/lists/column.ts';
import type { TournamentStandings } from '../../shared/contracts.ts';
import { useGrantRefusal } from '../shared/use-grant-refusal.ts';

type Standing = TournamentStandings['list'][number];

const tones: Record<Standing['prizeState'], Tone> = {
  none: 'plain',
  due: 'brass',
  given: 'jade',
  refused: 'danger',
};

/** Who stands where, since when, and what that wins. */
export function useStandingColumns(kind: ScoreKind): Column<Standing>[] {
  const { t } = useTranslation('reward');
  const refusalOf = useGrantRefusal();
  return [
    {
      key: 'place',
      header: t('standings.column.place'),
      align: 'end',
      phone: 'lead',
      cell: ({ place }) => place,
    },
    {
      key: 'member',
      header: t('standings.column.member'),
      phone: 'title',
      cell: ({ loginId, nickname }) => `${nickname} ${loginId}`.trim(),
    },
    {
      key: 'score',
      header: t(`standings.score.${kind}`),
      align: 'end',
      phone: 'title',
      cell: ({ score }) => scoreText(kind, score),
    },
    {
      key: 'reachedAt',
      header: t('standings.column.reachedAt'),
      cell: ({ reachedAt }) => koreaSecond(reachedAt),
    },
    {
      key: 'prize',
      header: t('standings.column.prize'),
      align: 'end',
      cell: ({ prize }) => (prize === '0' ? '–' : wonDigits(prize)),
    },
    {
      key: 'state',
      header: t('standings.column.state'),
      cell: ({ prizeState, refusal }) =>
        prizeState === 'none' ? (
          '–'
        ) : (
          <>
            <Badge tone={tones[prizeState]}>{t(`standings.prize.${prizeState}`)}</Badge>
            {refusal === '' ? null : <span className="ml-2">{refusalOf(refusal)}</span>}
          </>
        ),
    },
  ];
}
