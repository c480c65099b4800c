import { TextField } from '../text-field.tsx';
import { digitsOf } from './digits.ts';

/** So long are the codes of every authenticator. */
export const CODE_LENGTH = 6;

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  name?: string;
  hint?: string;
  error?: string | undefined;
  takesFocus?: boolean;
  className?: string;
};

/** The code an authenticator shows at the moment. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      onChange={(text) => onChange(digitsOf(text, CODE_LENGTH))}
    />
  );
}
