import { useCallback, useMemo, useState } from 'react';
import { changed, type Selecting, type Selection } from '../../../shared/ui/lists/table-types.ts';

export type Marks<Row> = Selecting<Row> & {
  rows: readonly Row[];
  toggle: (key: string) => void;
  clear: () => void;
};

/** The rows of the page that an operator has marked; a row that left the page is marked no more. */
export function useMarks<Row>(
  shown: readonly Row[],
  keyOf: (row: Row) => string,
  mayMark: (row: Row) => boolean,
): Marks<Row> {
  const [kept, setKept] = useState<Selection>({});
  const rows = shown.filter((row) => mayMark(row) && kept[keyOf(row)] === true);
  const keys = rows.map(keyOf).join('\n');
  const selection = useMemo<Selection>(
    () => Object.fromEntries(keys.split('\n').flatMap((key) => (key === '' ? [] : [[key, true]]))),
    [keys],
  );
  const toggle = useCallback(
    (key: string) =>
      setKept(({ [key]: isMarked, ...others }) =>
        isMarked === true ? others : { ...others, [key]: true },
      ),
    [],
  );
  return {
    rows,
    selection,
    onSelection: (change) => setKept(changed(change, selection)),
    mayMark,
    toggle,
    clear: () => setKept({}),
  };
}
