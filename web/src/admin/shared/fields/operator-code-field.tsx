import { TextField, type TextFieldProps } from '../../../shared/forms/text-field.tsx';

/** The code of the moment; where it proves who an operator is, a recovery code does too. */
export function OperatorCodeField({ onChange, ...field }: TextFieldProps) {
  return (
    <TextField {...field} autoComplete="one-time-code" onChange={(text) => onChange(text.trim())} />
  );
}
