import { Form } from '../../../shared/forms/form.tsx';
import { NumberField } from '../../../shared/forms/numbers/number-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { WORDS_LENGTH_MAX } from '../../../shared/search/search-keys.ts';

const bounds = { typed: { maxLength: WORDS_LENGTH_MAX } };

type FilterFieldProps = {
  label: string;
  /** What the list below was asked with; empty for anything. */
  value: string;
  /** An amount of won, its digits grouped. */
  isMoney?: boolean;
  onChange: (value: string) => void;
};

/** One thing to filter by: asked for when the field is left or Enter is pressed. */
export function FilterField(props: FilterFieldProps) {
  return <Typed key={props.value} {...props} />;
}

function Typed({ label, value, isMoney = false, onChange }: FilterFieldProps) {
  const form = useFields({ start: { typed: value }, bounds });
  const commit = () =>
    form.submit(({ typed }) => (typed.trim() === value ? undefined : onChange(typed.trim())));
  const field = { ...form.field('typed'), label, onBlur: () => void commit() };
  return (
    <Form className="" onSubmit={commit}>
      {isMoney ? (
        <NumberField
          {...field}
          sort="whole"
          autoComplete="off"
          className="w-36 [&_input]:h-10 [&_input]:text-right"
        />
      ) : (
        <TextField {...field} className="w-36 [&_input]:h-10" />
      )}
    </Form>
  );
}
