import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../../components/breadcrumb.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { FailedPanel } from '../../../components/failed-panel.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { SignedAmount } from '../../../components/signed-amount.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { won } from '../../../format/money.ts';
import { koreaSecond } from '../../../format/time.ts';
import { DrawView } from '../../mini/draw-view.tsx';
import { miniGameOf } from '../../mini/mini-games.ts';
import { VerifyLink } from '../../mini/verify-link.tsx';
import type { OfficeRound } from '../api/contracts.ts';
import { FactList } from '../members/fact-list.tsx';
import { RoundState } from './bet-state.tsx';
import { roundQuery } from './betting-queries.ts';
import { SelectionsPanel } from './selections-panel.tsx';
import { useBetText } from './use-bet-text.ts';
import { VoidPanel } from './void-panel.tsx';

/** One round: what it promised, what was drawn, what stood on it and what it paid. */
export function RoundPage({ roundId }: { roundId: string }) {
  const { t } = useTranslation('admin');
  const text = useBetText();
  const query = useQuery(roundQuery(roundId));
  const name = query.data === undefined ? t('betting.round') : text.round(query.data);
  return (
    <Page
      title={name}
      note={query.data?.gameDay ?? ' '}
      width="full"
      actions={query.data === undefined ? null : <RoundState state={query.data.state} />}
    >
      <Breadcrumb
        crumbs={[{ text: t('nav.rounds'), link: { to: '/admin/rounds' } }, { text: name }]}
      />
      {query.isPending ? <SkeletonRows rows={6} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : <RoundParts round={query.data} />}
    </Page>
  );
}

function RoundParts({ round }: { round: OfficeRound }) {
  return (
    <>
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        <MoneyPanel round={round} />
        <ResultPanel round={round} />
      </div>
      <SelectionsPanel round={round} />
      <div className="grid gap-5 xl:grid-cols-2 xl:items-start">
        <ProofPanel round={round} />
        <VoidPanel roundId={round.roundId} />
      </div>
    </>
  );
}

function MoneyPanel({ round }: { round: OfficeRound }) {
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

function ResultPanel({ round }: { round: OfficeRound }) {
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
function ProofPanel({ round }: { round: OfficeRound }) {
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
