import { useEffect, useRef } from 'react';
import { queueSound, ring } from './queue-sound.ts';
import type { Waiting } from './use-waiting.ts';

/** Rings when a queue grew; taking or deciding a request makes no sound. */
export function useNewRequestSound(waiting: Waiting): void {
  const { signUps, deposits, withdrawals, adjustments, inquiries } = waiting;
  const fresh =
    signUps === undefined && deposits === undefined && inquiries === undefined
      ? undefined
      : (signUps ?? 0) +
        (deposits?.requested ?? 0) +
        (withdrawals?.requested ?? 0) +
        (adjustments ?? 0) +
        (inquiries?.waiting ?? 0);
  const before = useRef<number>(undefined);
  useEffect(() => {
    const grew = before.current !== undefined && fresh !== undefined && fresh > before.current;
    before.current = fresh;
    if (grew && queueSound.getState().isOn) ring();
  }, [fresh]);
}
