import { TextField } from '../../../components/text-field.tsx';
import { typedDigits, wonDigits } from '../../../format/money.ts';

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
      maxLength={20}
      className={`[&_input]:text-right [&_input]:tabular-nums ${className}`}
    />
  );
}

/** Zero stays a zero, where the money field's digits would be empty. */
function digitsOf(text: string): string {
  const digits = typedDigits(text);
  return digits === '' && /\d/.test(text) ? '0' : digits;
}
