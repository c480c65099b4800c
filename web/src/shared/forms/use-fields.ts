import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasUnread } from '../format/unread.ts';
import { type Bound, fits } from './bounds.ts';

type Name<Values> = keyof Values & string;

/** What is said of a field: where it breaks its bounds, or where a rule of the form finds something. */
type Problem<Values> = string | ((values: Values) => string | undefined);

type FieldsOptions<Values> = {
  /** What the fields hold at first, and again once they are emptied. */
  start: Values;
  /** What the service takes, field by field. */
  bounds?: { readonly [Field in Name<Values>]?: Bound };
  /** In the order in which they are said. */
  problems?:
    | { readonly [Field in Name<Values>]?: Problem<Values> }
    | ((values: Values) => readonly FieldProblem<Values>[]);
  /**
   * When a field's problem is shown at it: while it is typed, once it was left, once it was sent; or
   * only elsewhere, by who sends the form.
   */
  shown?: 'typing' | 'left' | 'sent' | 'elsewhere';
};

type WriteField = (
  field: string,
  value: unknown,
  marks: { shouldDirty?: boolean; shouldTouch?: boolean },
) => void;

export type FieldProblem<Values> = { field: Name<Values>; text: string };

/**
 * One form: its fields, what is wrong with them, and what happens when it is sent. The services'
 * bounds say how long a text may get and what is wrong; the form says how that is put.
 */
export function useFields<Values extends Record<string, unknown>>(options: FieldsOptions<Values>) {
  const { start, bounds = {}, shown = 'sent' } = options;
  const unreadWords = useTranslation().t('number.unread');
  const problemsIn = (typed: Values) => [
    ...unreadIn(typed, unreadWords),
    ...problemsOf(typed, options),
  ];
  const form = useForm<FieldValues>({
    defaultValues: start,
    resolver: (typed) => {
      const found = problemsIn(typed as Values);
      if (found.length === 0) return { values: typed, errors: {} };
      const errors = found.map(({ field, text }) => [field, { type: 'bounds', message: text }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { isSubmitted, touchedFields } = form.formState;
  const write: WriteField = form.setValue;
  const values = useWatch({ control: form.control }) as Values;
  const problems = problemsIn(values);

  function set<Field extends Name<Values>>(field: Field, value: Values[Field]): void {
    write(field, value, { shouldDirty: true });
  }

  const wasLeft = (field: Name<Values>) => Object.hasOwn(touchedFields, field);

  function errorOf(field: Name<Values>): string | undefined {
    const isShown = {
      typing: true,
      left: isSubmitted || wasLeft(field),
      sent: isSubmitted,
      elsewhere: false,
    }[shown];
    return isShown ? problems.find((one) => one.field === field)?.text : undefined;
  }

  return {
    values,
    set,
    errorOf,
    wasLeft,
    /** The first thing that is wrong, in the form's order; undefined when all is right. */
    problem: problems[0],
    /** Empties the fields, and nothing of them was ever sent. */
    clear: () => form.reset(),
    /** What a field of any kind is drawn with. */
    field: <Field extends Name<Values>>(field: Field) => ({
      name: field,
      value: values[field],
      onChange: (value: Values[Field]) => set(field, value),
      onBlur: () => write(field, values[field], { shouldTouch: true }),
      ...lengthOf(boundOf(bounds, field)),
      error: errorOf(field),
    }),
    /** Sends what was filled in, or says what is wrong first. */
    submit: (
      send: (values: Values) => unknown,
      refuse?: (problem: FieldProblem<Values>) => unknown,
    ) =>
      form.handleSubmit(
        async (typed) => void (await send(typed as Values)),
        async () => {
          const [first] = problemsIn(form.getValues() as Values);
          if (first !== undefined) await refuse?.(first);
        },
      )(),
  };
}

export type Fields<Values extends Record<string, unknown>> = ReturnType<typeof useFields<Values>>;

/** A number that cannot be read is the first thing to mend: what else is said may come of it. */
function unreadIn<Values extends Record<string, unknown>>(
  values: Values,
  text: string,
): readonly FieldProblem<Values>[] {
  return Object.entries(values).flatMap(([field, value]) =>
    hasUnread(value) ? [{ field, text }] : [],
  );
}

function problemsOf<Values extends Record<string, unknown>>(
  values: Values,
  { bounds = {}, problems = {} }: FieldsOptions<Values>,
): readonly FieldProblem<Values>[] {
  if (typeof problems === 'function') return problems(values);
  return Object.entries<Problem<Values> | undefined>(problems).flatMap(([field, wording]) => {
    const text = typeof wording === 'function' ? wording(values) : wording;
    if (text === undefined) return [];
    const bound = typeof wording === 'string' ? boundOf(bounds, field) : undefined;
    const isRight = typeof wording === 'string' && fits(String(values[field]), bound ?? asked);
    return isRight ? [] : [{ field, text }];
  });
}

/** A field that only has to be filled in. */
const asked: Bound = { required: true };

function boundOf(
  bounds: Readonly<Record<string, Bound | undefined>>,
  field: string,
): Bound | undefined {
  return bounds[field];
}

/** As an attribute; a field without a longest text has none. */
function lengthOf(bound: Bound | undefined): { maxLength?: number } {
  return bound?.maxLength === undefined ? {} : { maxLength: bound.maxLength };
}
