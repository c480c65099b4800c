import { PIN_LENGTH } from '@noriter/rules/member-fields';
import type { ReactNode } from 'react';
import { NumberField } from '../numbers/number-field.tsx';

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
export function PinField(field: PinFieldProps) {
  return (
    <NumberField {...field} sort={{ digits: PIN_LENGTH }} type="password" autoComplete="off" />
  );
}
