import { useCallback, useState } from 'react';

export type Marks<Row> = {
  rows: readonly Row[];
  isMarked: (row: Row) => boolean;
  toggle: (key: string) => void;
  toggleAll: () => void;
  clear: () => void;
  state: 'none' | 'some' | 'all';
};

/** The rows of the page that an operator has marked; a row that left the page is marked no more. */
export function useMarks<Row>(
  shown: readonly Row[],
  keyOf: (row: Row) => string,
  mayMark: (row: Row) => boolean,
): Marks<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const markable = shown.filter(mayMark);
  const rows = markable.filter((row) => keys.has(keyOf(row)));
  const toggle = useCallback(
    (key: string) =>
      setKeys((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    [],
  );
  const isAll = markable.length > 0 && rows.length === markable.length;
  return {
    rows,
    isMarked: (row) => keys.has(keyOf(row)) && mayMark(row),
    toggle,
    toggleAll: () => setKeys(new Set(isAll ? [] : markable.map(keyOf))),
    clear: () => setKeys(new Set()),
    state: rows.length === 0 ? 'none' : isAll ? 'all' : 'some',
  };
}
