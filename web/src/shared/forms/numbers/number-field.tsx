import { readCode, readDecimal, readWon } from '@noriter/rules/typed-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wonDigits } from '../../format/money.ts';
import { isUnread, unread, unreadText } from '../../format/unread.ts';
import { TextField, type TextFieldProps } from '../text-field.tsx';

/** A whole number with its digits grouped, at most so many digits, or a decimal with so many places. */
export type NumberSort = 'whole' | { digits: number } | { places: number };

/** A length would cut what is pasted: too long is refused instead. */
export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'maxLength' | 'inputMode'>;

type SortedProps = NumberFieldProps & {
  sort: NumberSort;
  type?: 'text' | 'password' | 'tel';
  /** What a form's `field` brings along from its bounds. */
  maxLength?: number;
};

/** Somebody is still in the middle of it: it is wrong only once the field is left. */
const isUnfinished = (text: string) => /(,\d{0,2}|\.|[조억만] ?\d|[ㄱ-ㅎ마어처배시조])$/.test(text);

/**
 * The one field for numbers. Its value is what was read, as it is sent; what cannot be read stays as
 * it was typed, is said here, and keeps the form from being sent.
 */
export function NumberField({ sort, value, onChange, onBlur, error, ...rest }: SortedProps) {
  const { t } = useTranslation();
  const { maxLength: _cuts, ...field } = rest;
  // What was read of it may look different: it is put in order when the field is left.
  const [typed, setTyped] = useState({ text: '', value: '' });
  const [isLeft, setLeft] = useState(false);
  const isWrong = isUnread(value);
  const isAsTyped = typed.text !== '' && typed.value === value;
  const shown = isWrong ? unreadText(value) : isAsTyped ? typed.text : shownOf(sort, value);
  const isOrdered = sort === 'whole' && !isWrong && !isAsTyped;

  function type(text: string): void {
    const read = readOf(sort, isOrdered ? withoutOwnCommas(shown, text) : text);
    const next = text.trim() === '' ? '' : (read ?? unread(text));
    setLeft(false);
    setTyped({ text: /^[\d,０-９]*$/.test(text) ? '' : text, value: next });
    onChange(next);
  }

  function leave(): void {
    setLeft(true);
    setTyped({ text: '', value: '' });
    onBlur?.();
  }

  const showsWords = isWrong && (isLeft || !isUnfinished(shown));
  return (
    <TextField
      {...field}
      data-unread={isWrong || undefined}
      value={shown}
      onChange={type}
      onBlur={leave}
      error={showsWords ? wordsOf() : error}
      inputMode={typeof sort === 'object' && 'places' in sort ? 'decimal' : 'numeric'}
    />
  );

  function wordsOf(): string {
    if (sort === 'whole') return t('number.whole');
    if ('digits' in sort) return t('number.digits', { count: sort.digits });
    return t('number.decimal', { count: sort.places });
  }
}

function readOf(sort: NumberSort, text: string): string | null {
  if (sort === 'whole') return readWon(text);
  return 'digits' in sort ? readCode(text, sort.digits) : readDecimal(text, sort.places);
}

function shownOf(sort: NumberSort, value: string): string {
  return sort === 'whole' && value !== '' ? wonDigits(value) : value;
}

/** The commas that the field put in itself mean nothing any more once a digit comes or goes. */
function withoutOwnCommas(shown: string, text: string): string {
  const most = Math.min(shown.length, text.length);
  let head = 0;
  while (head < most && shown[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < most - head && shown.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  const end = text.length - tail;
  const bare = (part: string) => part.replaceAll(',', '');
  return bare(text.slice(0, head)) + text.slice(head, end) + bare(text.slice(end));
}
