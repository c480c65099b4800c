import { useSyncExternalStore } from 'react';
import { useMember } from '../../../shared/member/member-queries.ts';
import { deviceStorage } from '../../../shared/storage/storage.ts';

const storageKey = 'noriter.one-tap-bets';
const listeners = new Set<() => void>();

/** Whether this member chose, on this device, to bet without being asked again. */
export function useOneTap(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const memId = useMember()?.memId;
  const chosenBy = useSyncExternalStore(subscribe, () => deviceStorage.getItem(storageKey));
  const choose = (isOn: boolean) => {
    if (isOn && memId !== undefined) deviceStorage.setItem(storageKey, memId);
    else deviceStorage.removeItem(storageKey);
    for (const notify of listeners) notify();
  };
  return [memId !== undefined && chosenBy === memId, choose];
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
