import { useEffect, useState } from 'react';
import { deviceStorage } from '../../../shared/storage/storage.ts';
import { checkedAt, isCheckDue, markChecked } from './reality-marks.ts';

const lookMs = 5_000;

/**
 * Whether it is time for a reality check of this session. What was answered in one tab counts in
 * all of them, and reloading the page does not begin the count anew.
 */
export function useRealityCheck(sessionId: string, minutes: number) {
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (checkedAt(deviceStorage, sessionId) === null) {
      markChecked(deviceStorage, sessionId, Date.now());
    }
    const look = () => setDue(isCheckDue(checkedAt(deviceStorage, sessionId), minutes, Date.now()));
    const first = setTimeout(look);
    const timer = setInterval(look, lookMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [sessionId, minutes]);

  function goOn(): void {
    markChecked(deviceStorage, sessionId, Date.now());
    setDue(false);
  }

  return { isDue, goOn };
}
