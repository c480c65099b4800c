import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay, isMinute, typedDay, typedMinute } from '../format/day-range.ts';
import { TextField } from '../forms/text-field.tsx';

export type DateTextProps = {
  label: string;
  isLabelHidden?: boolean;
  /** A day as 2026-01-31, on the Korean calendar. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  error?: string | undefined;
  hint?: string;
  isDisabled?: boolean;
  /** With a time the value is a minute: 2026-01-31 09:30. */
  withTime?: boolean;
  /** An optional day may be emptied; any other keeps its last value. */
  isOptional?: boolean;
  className?: string;
  trailing?: ReactNode;
};

/** A typed day. What is no day yet stays in the field; the value only ever is a day that fits. */
export function DateText(props: DateTextProps) {
  const { value, onChange, min, max, error, withTime = false, isOptional = false, ...look } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isWhole = withTime ? isMinute : isDay;

  function type(raw: string): void {
    const text = withTime ? typedMinute(raw) : typedDay(raw);
    const fits = text === '' ? isOptional : isWhole(text) && isWithin(text, min, max);
    setLeft(false);
    setDraft(fits ? null : text);
    if (fits && text !== value) onChange(text);
  }

  function leave(): void {
    if (draft === '') setDraft(null);
    setLeft(true);
  }

  function problem(): string | undefined {
    if (draft === null || draft === '' || !isLeft) return error;
    if (!isWhole(draft)) return t(withTime ? 'dates.invalidTime' : 'dates.invalid');
    if (min !== undefined && draft < min) return t('dates.tooEarly', { day: min });
    return t('dates.tooLate', { day: max });
  }

  return (
    <TextField
      {...look}
      value={draft ?? value}
      onChange={type}
      onBlur={leave}
      inputMode="numeric"
      autoComplete="off"
      placeholder={withTime ? '0000-00-00 00:00' : '0000-00-00'}
      error={problem()}
    />
  );
}

function isWithin(text: string, min: string | undefined, max: string | undefined): boolean {
  return (min === undefined || text >= min) && (max === undefined || text <= max);
}
