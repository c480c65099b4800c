import { useState } from 'react';
import { deviceStorage } from '../../storage/storage.ts';

export type ColumnChoice = {
  hidden: readonly string[];
  toggle: (key: string) => void;
};

/** Which columns of a table are left out, remembered in this browser; some may be so at first. */
export function useColumnChoice(table: string, atFirst: readonly string[] = []): ColumnChoice {
  const storageKey = `noriter.columns.${table}`;
  const [hidden, setHidden] = useState(() => read(storageKey) ?? atFirst);
  return {
    hidden,
    toggle(key) {
      const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
      deviceStorage.setItem(storageKey, JSON.stringify(next));
      setHidden(next);
    },
  };
}

function read(storageKey: string): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : null;
  } catch {
    return null;
  }
}
