import { type FieldValues, useForm, useWatch } from 'react-hook-form';

export type Draft<Fields> = {
  /** What is saved, with the changes that are not yet. */
  fields: Fields;
  /** The fields that are not what is saved. */
  changed: (keyof Fields)[];
  put: (change: Partial<Fields>) => void;
  discard: () => void;
};

/**
 * Settings while they are edited: when newer settings come from the server, what was changed stays
 * and everything else follows.
 */
export function useDraft<Fields extends object>(saved: Fields): Draft<Fields> {
  const form = useForm<FieldValues>({
    defaultValues: saved,
    values: saved,
    resetOptions: { keepDirtyValues: true },
  });
  const fields = useWatch({ control: form.control }) as Fields;
  return {
    fields,
    changed: changedOf(saved, fields),
    put(change) {
      for (const [name, value] of Object.entries(change)) {
        form.setValue(name, value, { shouldDirty: true });
      }
    },
    discard: () => form.reset(undefined, { keepDirtyValues: false }),
  };
}

function changedOf<Fields extends object>(saved: Fields, fields: Fields): (keyof Fields)[] {
  const names = Object.keys(fields).filter((name): name is Extract<keyof Fields, string> =>
    Object.hasOwn(saved, name),
  );
  return names.filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(fields[name]));
}
