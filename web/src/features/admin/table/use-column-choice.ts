import { useState } from 'react';

export type ColumnChoice = {
  isHidden: (key: string) => boolean;
  toggle: (key: string) => void;
};

/** Which columns of a table are left out, remembered in this browser. */
export function useColumnChoice(table: string): ColumnChoice {
  const storageKey = `noriter.columns.${table}`;
  const [hidden, setHidden] = useState(() => read(storageKey));
  return {
    isHidden: (key) => hidden.includes(key),
    toggle(key) {
      const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
      localStorage.setItem(storageKey, JSON.stringify(next));
      setHidden(next);
    },
  };
}

function read(storageKey: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
