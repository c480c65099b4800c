import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import { NoticeBar } from '../../../shared/ui/overlays/notice-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { Failed, SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { MiniGame } from '../model/mini-games.ts';
import { useResultText } from '../model/use-result-text.ts';
import { CheckRow, Fact } from './check-row.tsx';
import { NumberSteps } from './number-steps.tsx';
import { proofQuery } from './proof-query.ts';
import { SeedOrigin } from './seed-origin.tsx';
import {
  claimOf,
  isLate,
  isSameDraw,
  type RoundInFull,
  type Verdict,
  verdictOf,
} from './verify-round.ts';

type RoundProofProps = { game: MiniGame; round: RoundInFull & { seed: string } };

const tones = {
  verified: 'good',
  late: 'warn',
  otherHash: 'bad',
  otherChain: 'bad',
  otherBeacon: 'bad',
  otherDraw: 'bad',
} as const;

/** The round's draw worked out here, and held against what the site published. */
export function RoundProof({ game, round }: RoundProofProps) {
  const { t } = useTranslation(['site', 'verify']);
  const text = useResultText();
  const { seed, name } = round;
  const { data: proof, error, refetch } = useQuery(proofQuery(claimOf(game, round)));
  if (proof === undefined) {
    return (
      <Panel title={t('verify:steps')}>
        {error === null ? (
          <SkeletonRows rows={4} />
        ) : (
          <Failed error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  }
  const verdict: Verdict = verdictOf(proof, round);
  const published = t('verify:announced', { at: koreaSecond(round.announcedAt) });
  const closed = t('verify:closed', { at: koreaSecond(round.closesAt) });
  return (
    <>
      <NoticeBar tone={tones[verdict]} title={t(`verify:verdict.${verdict}`)}>
        {t(`verify:verdictNote.${verdict}`)}
      </NoticeBar>
      <Panel isFlush title={t('verify:steps')}>
        <ol className="divide-y divide-line">
          <CheckRow
            isGood={!isLate(round)}
            title={t('verify:promised')}
            note={`${published} ${closed}`}
          >
            <Fact label={t('verify:hash')} value={round.seedHash} />
          </CheckRow>
          <CheckRow
            isGood={proof.hash === round.seedHash}
            title={t('verify:hashed')}
            note={t('verify:hashedNote')}
          >
            <Fact label={t('verify:seed')} value={seed} />
            <Fact label={t('verify:computedHash')} value={proof.hash} />
          </CheckRow>
          <SeedOrigin proof={proof} round={round} />
          <CheckRow
            isGood={isSameDraw(proof.drawn, round)}
            title={t('verify:drawn')}
            note={text(game, { state: 'drawn', ...proof.drawn })}
          >
            <Fact label={t('verify:name')} value={name} />
            <NumberSteps game={game} proof={proof} />
          </CheckRow>
        </ol>
      </Panel>
    </>
  );
}
