import { useTranslation } from 'react-i18next';
import { addWon, wonReading } from '../../format/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NumberField } from './number-field.tsx';

const wonPresets = [
  { amount: '10000', key: 'money.preset1' },
  { amount: '50000', key: 'money.preset5' },
  { amount: '100000', key: 'money.preset10' },
  { amount: '500000', key: 'money.preset50' },
  { amount: '1000000', key: 'money.preset100' },
] as const;

type MoneyFieldProps = {
  label: string;
  /** Digits, as it is sent; or what cannot be read, which is not. */
  value: string;
  onChange: (amount: string) => void;
  onBlur?: () => void;
  name?: string;
  /** What the key 최대 fills in; without it there is no such key. */
  max?: string | undefined;
  error?: string | undefined;
  hint?: string;
  /** What is added by one press, where it is not won in Korean units. */
  presets?: readonly { amount: string; text: string }[];
  /** In a narrow rail: rows of four keys whatever the screen, and what it is for said above it. */
  isNarrow?: boolean;
};

/** An amount of won: typed, or put together from Korean units; read back in words as a check. */
export function MoneyField({ value, onChange, max, ...rest }: MoneyFieldProps) {
  const { t } = useTranslation();
  const { hint, presets: given, isNarrow = false, ...field } = rest;
  const presets = given ?? wonPresets.map(({ amount, key }) => ({ amount, text: t(key) }));
  const reading = wonReading(value);
  const wide =
    max === undefined ? 'grid-cols-3 min-[380px]:grid-cols-6' : 'grid-cols-4 sm:grid-cols-7';
  const keyClass = isNarrow ? 'px-1 max-lg:h-10' : 'h-10 px-1';
  return (
    <div className="flex flex-col gap-2">
      <NumberField
        {...field}
        sort="whole"
        isLabelHidden={isNarrow}
        value={value}
        onChange={onChange}
        autoComplete="off"
        placeholder="0"
        hint={reading === '' ? (hint ?? t('money.unit')) : reading}
        className={`[&_input]:text-right [&_input]:font-semibold ${isNarrow ? '[&_input]:text-lg' : '[&_input]:h-14 [&_input]:text-2xl'}`}
      />
      <div className={`grid gap-1.5 ${isNarrow ? 'grid-cols-4' : wide}`}>
        {presets.map((preset) => (
          <Button
            key={preset.amount}
            size="small"
            className={keyClass}
            onPress={() => onChange(addWon(value, preset.amount))}
          >
            +{preset.text}
          </Button>
        ))}
        {max === undefined ? null : (
          <Button size="small" className={keyClass} onPress={() => onChange(max)}>
            {t('money.max')}
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          className={`border border-line ${keyClass} ${max === undefined ? '' : isNarrow ? 'col-span-2' : 'max-sm:col-span-2'}`}
          onPress={() => onChange('')}
        >
          {t('money.clear')}
        </Button>
      </div>
    </div>
  );
}
