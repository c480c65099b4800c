import { PIN_LENGTH } from '@noriter/rules/member-fields';
import type { ReactNode } from 'react';
import { TextField } from '../text-field.tsx';
import { digitsOf } from './digits.ts';

type PinFieldProps = {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  onBlur?: () => void;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** The withdrawal PIN: digits alone, and no more of them than it has. */
export function PinField({ onChange, ...field }: PinFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={PIN_LENGTH}
      onChange={(text) => onChange(digitsOf(text, PIN_LENGTH))}
    />
  );
}
