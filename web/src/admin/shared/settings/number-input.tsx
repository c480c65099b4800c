import { NumberField } from '../../../shared/forms/numbers/number-field.tsx';

type NumberInputProps = {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string;
  isDisabled?: boolean;
  /** So many decimals may be typed; without them it is whole, its digits grouped. */
  places?: number;
  className?: string;
};

/** A number among settings; an empty one stays empty. */
export function NumberInput({ places, className = '', ...field }: NumberInputProps) {
  return (
    <NumberField
      {...field}
      sort={places === undefined ? 'whole' : { places }}
      autoComplete="off"
      className={`[&_input]:text-right [&_input]:tabular-nums ${className}`}
    />
  );
}
