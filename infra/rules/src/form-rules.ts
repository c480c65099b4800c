/** Invariant: a form's rules are data, so that who judges it and who fills it in read the same. */

export const ruleKinds = ['required', 'pattern', 'length', 'same'] as const;

/** One rule of one field. Bounds are texts, as they are put into sentences. */
export type FieldRule<Field extends string> = {
  readonly field: Field;
  readonly kind: (typeof ruleKinds)[number];
  /** To be compiled with the `u` flag. */
  readonly pattern?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly sameAs?: Field | undefined;
};

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The first rule the values break, or null when they keep them all. */
export function firstBrokenRule<Field extends string, Rule extends FieldRule<Field>>(
  rules: readonly Rule[],
  values: Values<Field>,
): Rule | null {
  return rules.find((rule) => !keepsRule(rule, values)) ?? null;
}

export function keepsRule<Field extends string>(
  { field, kind, pattern = '', min = '0', max = 'Infinity', sameAs }: FieldRule<Field>,
  values: Values<Field>,
): boolean {
  const value = values[field];
  switch (kind) {
    case 'required':
      return value.trim() !== '';
    case 'pattern':
      return new RegExp(pattern, 'u').test(value);
    case 'length': {
      const characters = Array.from(value.normalize('NFC').trim()).length;
      return characters >= Number(min) && characters <= Number(max);
    }
    case 'same':
      return sameAs !== undefined && value === values[sameAs];
    default:
      return kind satisfies never;
  }
}
