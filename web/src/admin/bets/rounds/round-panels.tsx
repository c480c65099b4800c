import { useTranslation } from 'react-i18next';
import { DrawView } from '../../../betting/mini/model/draw-view.tsx';
import { miniGameOf } from '../../../betting/mini/model/mini-games.ts';
import { VerifyLink } from '../../../betting/mini/model/verify-link.tsx';
import { won } from '../../../shared/format/money.ts';
import { koreaSecond } from '../../../shared/format/time.ts';
import { ButtonLink } from '../../../shared/ui/controls/button.tsx';
import { SignedAmount } from '../../../shared/ui/figures/signed-amount.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { AdminRound } from '../../shared/contracts.ts';
import { FactList } from '../../shared/fact-list.tsx';
import { useBetText } from '../shared/use-bet-text.ts';

export function MoneyPanel({ round }: { round: AdminRound }) {
  const { t } = useTranslation('admin');
  const { gameDay, number } = round;
  const isOver = round.state === 'settled' || round.state === 'excluded';
  const house = (BigInt(round.stake) - BigInt(round.returned)).toString();
  const game = miniGameOf(round.gameId) ?? undefined;
  return (
    <Panel
      title={t('betting.figures')}
      aside={
        <ButtonLink size="small" to="/admin/bets" search={{ game, gameDay, round: number }}>
          {t('betting.betsOfRound')}
        </ButtonLink>
      }
    >
      <FactList
        facts={[
          { name: t('betting.bets'), value: round.bets },
          { name: t('betting.members'), value: round.members },
          { name: t('betting.stake'), value: won(round.stake) },
          { name: t('betting.returned'), value: won(round.returned) },
          {
            name: t('betting.house'),
            value: isOver ? <SignedAmount account="cash" amount={house} /> : '–',
          },
        ]}
      />
    </Panel>
  );
}

export function ResultPanel({ round }: { round: AdminRound }) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const game = miniGameOf(round.gameId);
  const isDrawn = round.seed !== null;
  return (
    <Panel
      title={t('betting.result')}
      aside={isDrawn && game !== null ? <VerifyLink game={game} round={round} /> : null}
    >
      {isDrawn && game !== null ? (
        <DrawView game={game} draw={{ state: 'drawn', balls: round.balls, facts: round.facts }} />
      ) : (
        <p className="py-6 text-center text-muted">
          {round.state === 'excluded'
            ? t('betting.excludedFor', { reason: text.reason(round.reason ?? '') })
            : t('betting.notDrawn', { at: koreaSecond(round.drawsAt) })}
        </p>
      )}
    </Panel>
  );
}

/** What anybody can check the draw by, and when it became known. */
export function ProofPanel({ round }: { round: AdminRound }) {
  const { t } = useTranslation('admin');
  const hex = (value: string | null) => (
    <span className="text-xs break-all text-muted">{value ?? t('betting.seedLater')}</span>
  );
  return (
    <Panel title={t('betting.proof')}>
      <FactList
        facts={[
          { name: t('betting.announcedAt'), value: koreaSecond(round.announcedAt) },
          { name: t('betting.opensAt'), value: koreaSecond(round.opensAt) },
          { name: t('betting.closesAt'), value: koreaSecond(round.closesAt) },
          { name: t('betting.drawsAt'), value: koreaSecond(round.drawsAt) },
          { name: t('betting.seedHash'), value: hex(round.seedHash) },
          { name: t('betting.seed'), value: hex(round.seed) },
        ]}
      />
    </Panel>
  );
}
