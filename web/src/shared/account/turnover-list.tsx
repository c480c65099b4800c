import { shownOdds } from '@noriter/rules/odds';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../api/client.ts';
import type { TurnoverRequirement } from '../api/contracts.ts';
import { parseWon, won } from '../format/money.ts';
import { koreaMinute } from '../format/time.ts';
import { api } from '../member/member-session.ts';
import { Button } from '../ui/controls/button.tsx';
import { UsageBar } from '../ui/figures/usage-bar.tsx';
import { Empty, Failed, SkeletonRows } from '../ui/pages/states.tsx';
import { turnoverQuery } from './cash-queries.ts';
import { useMoneySubmit } from './use-money-submit.ts';

/** What has to be staked before money may leave, how far each of it is, and what giving up takes. */
export function TurnoverList() {
  const { t } = useTranslation('promotion');
  const { data, error, refetch } = useQuery(turnoverQuery);
  if (data === undefined) {
    if (error !== null) return <Failed error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={2} className="h-20" />;
  }
  if (data.list.length === 0) {
    return <Empty icon={CircleCheck} title={t('progress.none')} note={t('progress.noneNote')} />;
  }
  return (
    <ul className="flex flex-col gap-4">
      {data.list.map((one) => (
        <li key={one.requirementId} className="flex flex-col gap-2 rounded-md bg-raised p-3">
          <Requirement requirement={one} />
        </li>
      ))}
    </ul>
  );
}

function Requirement({ requirement }: { requirement: TurnoverRequirement }) {
  const { t } = useTranslation('promotion');
  const { source, bonus, required, remaining, since, oddsMinimum } = requirement;
  const staked = (parseWon(required) - parseWon(remaining)).toString();
  const left = parseWon(remaining);
  return (
    <>
      <UsageBar
        label={
          source === 'bonus' ? t('progress.bonus', { amount: won(bonus) }) : t('progress.deposit')
        }
        used={staked}
        limit={required}
        show={won}
        isGoal
      />
      <p className="text-sm font-medium">
        {left === 0n ? t('progress.done') : t('progress.left', { amount: won(remaining) })}
      </p>
      <p className="text-sm text-faint">
        {t('progress.since', { at: koreaMinute(since) })} ·{' '}
        {t('progress.odds', { odds: shownOdds(BigInt(oddsMinimum)) })} ·{' '}
        <Counts weights={requirement.weights} />
      </p>
      {source === 'bonus' && left > 0n ? <GiveUp requirement={requirement} /> : null}
    </>
  );
}

const named = ['sport', 'mini', 'casino', 'slot', 'fishing', 'esport', 'virtual', '*'] as const;
type Named = (typeof named)[number];

function isNamed(product: string): product is Named {
  return (named as readonly string[]).includes(product);
}

/** Which products count, and how much of a stake. */
function Counts({ weights }: { weights: TurnoverRequirement['weights'] }) {
  const { t } = useTranslation('promotion');
  const products = Object.entries(weights);
  const isAll = products.length === 1 && weights['*'] === 100;
  if (isAll) return <>{t('progress.all')}</>;
  return (
    <>
      {products
        .map(([product, percent]) => {
          const name = isNamed(product) ? t(`progress.product.${product}`) : product;
          return t('progress.counts', { product: name, percent });
        })
        .join(', ')}
    </>
  );
}

/** Giving a bonus up: what it takes is said first, and no more than that is taken. */
function GiveUp({ requirement }: { requirement: TurnoverRequirement }) {
  const { t } = useTranslation('promotion');
  const { requirementId, forfeit, openStakes } = requirement;
  const isOpen = parseWon(openStakes) > 0n;
  const giveUp = useMoneySubmit({
    name: `forfeit-${requirementId}`,
    send: (body: { requirementId: string; amount: string }, headers) =>
      answerOf(api.POST('/api/cash/bonus/forfeit', { body, headers })),
  });
  const wording = {
    message: t('progress.ask', { amount: won(forfeit) }),
    confirmLabel: t('progress.giveUp'),
    isDangerous: true,
    done: t('progress.given'),
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-2">
      <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-muted">
        {isOpen
          ? t('progress.open', { amount: won(openStakes) })
          : t('progress.forfeit', { amount: won(forfeit) })}
      </p>
      <Button
        size="small"
        look="danger"
        isDisabled={isOpen}
        isPending={giveUp.isPending}
        onPress={() => void giveUp.submit({ requirementId, amount: forfeit }, wording)}
      >
        {t('progress.giveUp')}
      </Button>
    </div>
  );
}
