import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MiniRound } from '../../api/contracts.ts';
import { NoticeBar } from '../../components/notice-bar.tsx';
import { Panel } from '../../components/page.tsx';
import { Failed, SkeletonRows } from '../../components/states.tsx';
import { koreaSecond } from '../../format/time.ts';
import { CheckRow, Fact } from './check-row.tsx';
import type { MiniGame } from './mini-games.ts';
import { NumberSteps } from './number-steps.tsx';
import { proofQuery } from './proof-query.ts';
import { useResultText } from './use-result-text.ts';
import { isLate, isSameDraw, type Verdict, verdictOf } from './verify-round.ts';

type RoundProofProps = { game: MiniGame; round: MiniRound & { seed: string; name: string } };

const tones = { verified: 'good', late: 'warn', otherHash: 'bad', otherDraw: 'bad' } as const;

/** The round's draw worked out here, and held against what the site published. */
export function RoundProof({ game, round }: RoundProofProps) {
  const { t } = useTranslation();
  const text = useResultText();
  const { seed, name } = round;
  const { data: proof, error, refetch } = useQuery(proofQuery({ game, seed, name }));
  if (proof === undefined) {
    return (
      <Panel title={t('mini.verify.steps')}>
        {error === null ? (
          <SkeletonRows rows={4} />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  }
  const verdict: Verdict = verdictOf(proof, round);
  const told = t('mini.verify.announced', { at: koreaSecond(round.announcedAt) });
  const closed = t('mini.verify.closed', { at: koreaSecond(round.closesAt) });
  return (
    <>
      <NoticeBar tone={tones[verdict]} title={t(`mini.verify.verdict.${verdict}`)}>
        {t(`mini.verify.verdictNote.${verdict}`)}
      </NoticeBar>
      <Panel isFlush title={t('mini.verify.steps')}>
        <ol className="divide-y divide-line">
          <CheckRow
            isGood={!isLate(round)}
            title={t('mini.verify.promised')}
            note={`${told} ${closed}`}
          >
            <Fact label={t('mini.verify.hash')} value={round.seedHash} />
          </CheckRow>
          <CheckRow
            isGood={proof.hash === round.seedHash}
            title={t('mini.verify.hashed')}
            note={t('mini.verify.hashedNote')}
          >
            <Fact label={t('mini.verify.seed')} value={seed} />
            <Fact label={t('mini.verify.computedHash')} value={proof.hash} />
          </CheckRow>
          <CheckRow
            isGood={isSameDraw(proof.drawn, round)}
            title={t('mini.verify.drawn')}
            note={text(game, { state: 'drawn', ...proof.drawn })}
          >
            <Fact label={t('mini.verify.name')} value={name} />
            <NumberSteps game={game} proof={proof} />
          </CheckRow>
        </ol>
      </Panel>
    </>
  );
}
