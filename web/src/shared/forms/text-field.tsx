import type { ReactNode } from 'react';
import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components/TextField';
import { useFocusOnOpen } from '../hooks/focus.ts';

export type TextFieldProps = {
  label: string;
  /** Only where the place itself says what the field is for; a screen reader still hears it. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  type?: 'text' | 'password' | 'tel' | 'search';
  hint?: ReactNode;
  error?: string | undefined;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  maxLength?: number;
  placeholder?: string;
  takesFocus?: boolean;
  trailing?: ReactNode;
  className?: string;
};

export const inputClass =
  'h-11 w-full min-w-0 rounded-md border border-line-strong bg-field px-3 text-paper transition-colors hover:border-faint read-only:border-line read-only:text-muted disabled:opacity-50 invalid:border-danger';

/** A labelled field with its explanation in place; an error takes the explanation's line. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  trailing,
  placeholder,
  takesFocus = false,
  className = '',
  ...field
}: TextFieldProps) {
  const input = useFocusOnOpen<HTMLInputElement>(takesFocus);
  return (
    <AriaTextField
      {...field}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={`flex flex-col gap-1.5 ${className}`}
    >
      <Label className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-muted'}>
        {label}
      </Label>
      <div className="flex gap-2">
        <Input
          ref={input}
          placeholder={placeholder ?? ''}
          className={`${inputClass} ${error === undefined ? '' : 'border-danger'}`}
        />
        {trailing}
      </div>
      {error === undefined && hint !== undefined ? (
        <Text slot="description" className="text-sm text-faint">
          {hint}
        </Text>
      ) : null}
      <FieldError className="text-sm text-danger">{error}</FieldError>
    </AriaTextField>
  );
}
