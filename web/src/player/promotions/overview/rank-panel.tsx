import { shownOdds } from '@noriter/rules/odds';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnRank, RankStep } from '../../../shared/api/contracts.ts';
import { won } from '../../../shared/format/money.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { UsageBar } from '../../../shared/ui/figures/usage-bar.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { FailedLine } from '../../../shared/ui/pages/states.tsx';
import { ownRankQuery } from './overview-queries.ts';
import { RankHistory } from './rank-history.tsx';

/** The member's rank, how far the next one is, and what each gives; nothing where the site has none. */
export function RankPanel() {
  const { t } = useTranslation('promotion');
  const { data, isError, refetch } = useQuery(ownRankQuery);
  const steps = data?.list ?? [];
  if (steps.length === 0 && !isError) return null;
  return (
    <Panel title={t('rank.title')}>
      <div className="flex flex-col gap-4">
        {isError ? <FailedLine onRetry={() => void refetch()} /> : null}
        {data === undefined ? null : <Standing own={data} />}
        <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map((step) => (
            <li
              key={step.rank}
              aria-current={step.rank === data?.rank ? 'true' : undefined}
              className="flex flex-col gap-2 rounded-md border border-transparent bg-raised p-4 aria-[current=true]:border-brass-line"
            >
              <Step step={step} isOwn={step.rank === data?.rank} />
            </li>
          ))}
        </ol>
        {data === undefined ? null : <RankHistory own={data} />}
      </div>
    </Panel>
  );
}

function Standing({ own }: { own: OwnRank }) {
  const { t } = useTranslation('promotion');
  const { rank, list, turnover, windowDays: days, keptDays, keptUntil } = own;
  const next = list.find((step) => step.rank === rank + 1);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-lg">{list[rank - 1]?.name ?? t('rank.none')}</strong>
        {keptUntil === null ? null : (
          <span className="text-sm text-faint">{t('rank.kept', { day: keptUntil })}</span>
        )}
      </p>
      <p className="text-sm text-muted">{t('rank.window', { days })}</p>
      <Counted own={own} />
      {next === undefined ? (
        <p className="text-sm font-medium text-jade">{t('rank.top')}</p>
      ) : (
        <UsageBar
          label={t('rank.next', { name: next.name })}
          used={turnover}
          limit={next.turnover}
          show={won}
          isGoal
        />
      )}
      <p className="text-sm text-pretty text-faint">{t('rank.note', { days: keptDays })}</p>
    </div>
  );
}

/** Which bets count, where it is not all of them. */
function Counted({ own: { products, oddsMinimum } }: { own: OwnRank }) {
  const { t } = useTranslation('promotion');
  const of = products.map((product) => t(`progress.product.${product}`)).join(', ');
  const parts = [
    of === '' ? '' : t('rank.of', { products: of }),
    oddsMinimum <= 1_000 ? '' : t('progress.odds', { odds: shownOdds(BigInt(oddsMinimum)) }),
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : <p className="text-sm text-muted">{parts.join(' · ')}</p>;
}

function Step({ step, isOwn }: { step: RankStep; isOwn: boolean }) {
  const { t } = useTranslation('promotion');
  const { name, turnover, benefits } = step;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        {isOwn ? <Badge tone="brass">{t('rank.mine')}</Badge> : null}
      </div>
      <p className="text-sm text-faint">{t('rank.asks', { amount: won(turnover) })}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {benefits.map(({ kind, title, percent, reward, amount }) => (
          <li key={`${kind}-${title}`}>
            {t(`rank.benefit.${kind}`, {
              title,
              percent,
              reward:
                reward === null || amount === null ? '' : rewardText({ kind: reward, amount }),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
