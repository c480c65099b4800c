import { WON_DIGITS_MAX } from '@noriter/rules/amounts';
import { typedDigits, wonDigits } from '../../../shared/format/money.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';

/** With a comma for every three digits. */
const LENGTH_MAX = WON_DIGITS_MAX + Math.ceil(WON_DIGITS_MAX / 3);

type NumberInputProps = {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string;
  isDisabled?: boolean;
  className?: string;
};

/** A whole number, its digits grouped while it is typed; an empty one stays empty. */
export function NumberInput({ value, onChange, className = '', ...field }: NumberInputProps) {
  return (
    <TextField
      {...field}
      value={value === '' ? '' : wonDigits(value)}
      onChange={(text) => onChange(text === '' ? '' : digitsOf(text))}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LENGTH_MAX}
      className={`[&_input]:text-right [&_input]:tabular-nums ${className}`}
    />
  );
}

/** Zero stays a zero, where the money field's digits would be empty. */
function digitsOf(text: string): string {
  const digits = typedDigits(text);
  return digits === '' && /\d/.test(text) ? '0' : digits;
}
