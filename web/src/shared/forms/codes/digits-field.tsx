import { NumberField, type NumberFieldProps } from '../numbers/number-field.tsx';

type DigitsFieldProps = NumberFieldProps & { most: number; type?: 'text' | 'tel' };

/** Digits that are not counted with, of an account or a phone; blanks and hyphens are left out. */
export function DigitsField({ most, ...field }: DigitsFieldProps) {
  return <NumberField {...field} sort={{ digits: most }} />;
}
