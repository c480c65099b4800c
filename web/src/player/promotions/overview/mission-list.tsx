import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoneySubmit } from '../../../shared/account/use-money-submit.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { Mission } from '../../../shared/api/contracts.ts';
import { parseWon, won } from '../../../shared/format/money.ts';
import { freeBetTermsText, rewardText } from '../../../shared/format/reward-text.ts';
import { api } from '../../../shared/member/member-session.ts';
import { promotionsKey } from '../../../shared/member/promotions.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { UsageBar } from '../../../shared/ui/figures/usage-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { FailedLine } from '../../../shared/ui/pages/states.tsx';
import { missionsQuery } from './overview-queries.ts';

/** Missions and how far they are; nothing where the site has none. */
export function MissionPanel() {
  const { t } = useTranslation('promotion');
  const { data, isError, refetch } = useQuery(missionsQuery);
  const list = data?.list ?? [];
  if (list.length === 0 && !isError) return null;
  return (
    <Panel title={t('mission.title')}>
      {isError ? <FailedLine onRetry={() => void refetch()} /> : null}
      <ul className="grid gap-3 md:grid-cols-2">
        {list.map((one) => (
          <li key={one.promotionId} className="flex flex-col gap-2 rounded-md bg-raised p-4">
            <MissionCard mission={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function MissionCard({ mission }: { mission: Mission }) {
  const { t } = useTranslation('promotion');
  const { title, counts, goal, done, window, stakeMin, reward: kind, amount, freeBet } = mission;
  const show = (value: string) =>
    counts === 'stake' ? won(value) : t('mission.count', { count: Number(value) });
  const goalText = counts === 'stake' ? won(goal) : goal;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold text-pretty">{title}</h3>
        <Badge tone="brass">{t(`mission.window.${window}`)}</Badge>
      </div>
      <UsageBar
        label={t(`mission.goal.${counts}`, { goal: goalText })}
        used={done}
        limit={goal}
        show={show}
        isGoal
      />
      {stakeMin === '0' ? null : (
        <p className="text-sm text-faint">{t('mission.min', { amount: won(stakeMin) })}</p>
      )}
      {freeBet === null ? null : (
        <p className="text-sm text-pretty text-faint">{freeBetTermsText(freeBet)}</p>
      )}
      <div className="flex items-center justify-between gap-3">
        <span className="font-semibold text-brass-text">{rewardText({ kind, amount })}</span>
        <Claim mission={mission} />
      </div>
    </>
  );
}

function Claim({ mission }: { mission: Mission }) {
  const { t } = useTranslation('promotion');
  const queryClient = useQueryClient();
  const { promotionId, title, goal, done, isClaimed, reward: kind, amount } = mission;
  const claim = useMoneySubmit({
    name: `mission-${promotionId}`,
    send: (body: { promotionId: string }, headers) =>
      answerOf(api.POST('/api/promotion/mission/claim', { body, headers })),
  });
  if (isClaimed) return <Badge tone="jade">{t('mission.claimed')}</Badge>;
  const wording = {
    message: t('mission.ask', { reward: rewardText({ kind, amount }) }),
    confirmLabel: t('mission.claim'),
    done: ({ isHeld }: { isHeld: boolean }) => t(isHeld ? 'page.held' : 'mission.done'),
  };
  const refresh = () => void queryClient.invalidateQueries({ queryKey: promotionsKey });
  return (
    <Button
      size="small"
      look="main"
      aria-label={`${title} ${t('mission.claim')}`}
      isDisabled={parseWon(done) < parseWon(goal)}
      isPending={claim.isPending}
      onPress={() => void claim.submit({ promotionId }, wording, refresh)}
    >
      {t('mission.claim')}
    </Button>
  );
}
