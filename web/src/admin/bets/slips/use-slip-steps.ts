import { useTranslation } from 'react-i18next';
import { koreaSecond } from '../../../shared/format/time.ts';
import type { TimelineStep } from '../../../shared/ui/figures/status-timeline.tsx';
import type { AdminSlip } from '../../shared/contracts.ts';
import { useRefusalWords } from '../shared/use-refusal-words.ts';

const at = (moment: string | null) => (moment === null ? undefined : koreaSecond(moment));

/** The slip's way: placed, its stake taken or refused or given back, its round drawn, settled. */
export function useSlipSteps(slip: AdminSlip): TimelineStep[] {
  const { t } = useTranslation('admin');
  const refusalWords = useRefusalWords();
  const placed: TimelineStep = {
    key: 'placed',
    text: t('betting.step.placed'),
    at: at(slip.placedAt),
    state: 'done',
  };
  if (slip.state === 'refused') {
    const note = refusalWords({ ...slip, legs: slip.bets.flatMap(({ legs }) => legs) });
    const refused = { key: 'stake', text: t('betting.step.refused'), at: at(slip.decidedAt), note };
    if (slip.stakedAt === null) return [placed, { ...refused, state: 'failed' }];
    // In play: its money was taken while it waited for its bet delay.
    const taken = { key: 'taken', text: t('betting.step.staked'), at: at(slip.stakedAt) };
    const refunded = { key: 'refunded', text: t('betting.step.refunded'), at: at(slip.decidedAt) };
    return [
      placed,
      { ...taken, state: 'done' },
      { ...refused, state: 'failed' },
      { ...refunded, state: 'done' },
    ];
  }
  const { round } = slip;
  return [placed, stakeStep(), ...(round ? [drawStep(round)] : []), settleStep()];

  function stakeStep(): TimelineStep {
    if (slip.state === 'pending') {
      return { key: 'stake', text: t('betting.step.stakePending'), state: 'now' };
    }
    const { stakedAt, stakeBefore } = slip;
    const isLate = stakedAt !== null && Date.parse(stakedAt) >= Date.parse(stakeBefore);
    return {
      key: 'stake',
      text: t('betting.step.staked'),
      at: at(stakedAt ?? slip.decidedAt),
      state: 'done',
      note: isLate ? t('betting.step.late') : undefined,
    };
  }

  function drawStep({ state, settledAt, drawsAt }: NonNullable<AdminSlip['round']>): TimelineStep {
    if (state === 'open') {
      const isNext = slip.state === 'accepted';
      return {
        key: 'draw',
        text: t('betting.step.drawComing'),
        at: at(drawsAt),
        state: isNext ? 'now' : 'coming',
      };
    }
    return {
      key: 'draw',
      text: t(state === 'drawn' ? 'betting.step.drawn' : 'betting.step.excluded'),
      at: at(settledAt),
      state: state === 'drawn' ? 'done' : 'failed',
    };
  }

  function settleStep(): TimelineStep {
    const last = slip.bets.map((bet) => bet.settledAt ?? '').toSorted();
    const isOver = slip.bets.every((bet) => bet.settledAt !== null);
    if (isOver) {
      const text = t('betting.step.settled');
      return { key: 'settle', text, at: at(last.at(-1) ?? null), state: 'done' };
    }
    const isNext = slip.state === 'accepted' && round?.state !== 'open';
    return {
      key: 'settle',
      text: t('betting.step.settleComing'),
      state: isNext ? 'now' : 'coming',
    };
  }
}
