import { useState } from 'react';

export type Draft<Fields> = {
  /** What is saved, with the changes that are not yet. */
  fields: Fields;
  /** The fields that are not what is saved. */
  changed: (keyof Fields)[];
  put: (change: Partial<Fields>) => void;
  discard: () => void;
};

/**
 * Settings while they are edited. Only the changes are kept here: when newer settings come from the
 * server, what was changed stays and everything else follows.
 */
export function useDraft<Fields extends object>(saved: Fields): Draft<Fields> {
  const [changes, setChanges] = useState<Partial<Fields>>({});
  const fields: Fields = { ...saved, ...changes };
  return {
    fields,
    changed: changedOf(saved, fields),
    put: (change) => setChanges((old) => ({ ...old, ...change })),
    discard: () => setChanges({}),
  };
}

function changedOf<Fields extends object>(saved: Fields, fields: Fields): (keyof Fields)[] {
  const names = Object.keys(fields).filter((name): name is Extract<keyof Fields, string> =>
    Object.hasOwn(saved, name),
  );
  return names.filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(fields[name]));
}
