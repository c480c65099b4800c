import { NumberField } from '../numbers/number-field.tsx';

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
export function CodeField(field: CodeFieldProps) {
  return <NumberField {...field} sort={{ digits: CODE_LENGTH }} autoComplete="one-time-code" />;
}
