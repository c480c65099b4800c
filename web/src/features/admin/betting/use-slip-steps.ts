import { useTranslation } from 'react-i18next';
import type { TimelineStep } from '../../../components/status-timeline.tsx';
import { koreaSecond } from '../../../format/time.ts';
import { useRefusalText } from '../../bet/use-refusal-text.ts';
import type { OfficeSlip } from '../api/contracts.ts';

const at = (moment: string | null) => (moment === null ? undefined : koreaSecond(moment));

/** The slip's way: placed, its stake taken or refused, its round drawn if it has one, settled. */
export function useSlipSteps(slip: OfficeSlip): TimelineStep[] {
  const { t } = useTranslation('admin');
  const refusal = useRefusalText();
  const placed: TimelineStep = {
    key: 'placed',
    text: t('betting.step.placed'),
    at: at(slip.placedAt),
    state: 'done',
  };
  if (slip.state === 'refused') {
    const note = `${refusal(slip.refusal)} (${slip.refusal ?? ''})`;
    const refused = { key: 'stake', text: t('betting.step.refused'), at: at(slip.decidedAt), note };
    return [placed, { ...refused, state: 'failed' }];
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

  function drawStep({ state, settledAt, drawsAt }: NonNullable<OfficeSlip['round']>): TimelineStep {
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
