import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../../shared/api/client.ts';
import type { Spin, Wheel } from '../../../shared/api/contracts.ts';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { rewardText } from '../../../shared/format/reward-text.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { balanceKey } from '../../../shared/member/member-queries.ts';
import { api } from '../../../shared/member/member-session.ts';
import { showAlert } from '../../../shared/ui/overlays/alerts.ts';
import { toast } from '../../../shared/ui/overlays/toasts.ts';
import { turnTo } from './wheel-drawing.ts';
import { wheelKey } from './wheel-queries.ts';
import { SPIN_MS } from './wheel-view.tsx';

const TURNS = 5;

/** Spins the promised spin: the answer comes first, then the wheel runs to where it says. */
export function useSpin(wheel: Wheel) {
  const { t } = useTranslation('promotion');
  const textOf = useErrorText();
  const queryClient = useQueryClient();
  const [turned, setTurned] = useState(0);
  const [isTurning, setTurning] = useState(false);
  const [landed, setLanded] = useState<Spin | null>(null);
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: wheelKey });
    void queryClient.invalidateQueries({ queryKey: balanceKey });
  };

  const spin = useOnce(async (word: string): Promise<void> => {
    setTurning(true);
    setLanded(null);
    const { promotionId, version, next } = wheel;
    try {
      const body = { promotionId, version, number: next.number, word };
      // The spin has a number of its own: sent again after a lost answer it is the same spin.
      const drawn = await answerOf(api.POST('/api/promotion/roulette/spin', { body }));
      setTurned(turnTo(drawn.slot, drawn.slots.length, turned, TURNS));
      await delay(isStill() ? 0 : SPIN_MS);
      setLanded(drawn);
      const reward = drawn.slots[drawn.slot]?.reward ?? null;
      toast(
        reward === null ? 'note' : 'good',
        reward === null ? t('rotary.lost') : t('rotary.won', { reward: rewardText(reward) }),
      );
    } catch (error) {
      await showAlert(textOf(error));
    } finally {
      setTurning(false);
      refresh();
    }
  });
  return { turned, isTurning, landed, spin };
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
