import type { ReactNode } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  FieldError,
  Label,
  Text,
} from 'react-aria-components/TextField';
import { inputClass } from './text-field.tsx';

type TextAreaProps = {
  label: string;
  /** Only where the place itself says what the field is for; a screen reader still hears it. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** The language of what is typed, where it is not the page's. */
  lang?: string;
  hint?: ReactNode;
  error?: string | undefined;
  maxLength?: number;
  isDisabled?: boolean;
  onBlur?: () => void;
  /** How many lines of room it has before anything is typed. */
  rows?: number;
  placeholder?: string;
  className?: string;
};

/** A labelled field of several lines; it grows with what is typed where the browser can. */
export function TextArea({
  label,
  isLabelHidden = false,
  hint,
  error,
  rows = 4,
  placeholder,
  lang,
  className = '',
  ...field
}: TextAreaProps) {
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
      <AriaTextArea
        lang={lang}
        style={{ minHeight: `${rows * 1.5 + 1.5}rem` }}
        placeholder={placeholder ?? ''}
        className={`${inputClass.replace('h-11', '')} field-sizing-content max-h-[60dvh] resize-y py-2.5 leading-6 ${error === undefined ? '' : 'border-danger'}`}
      />
      {error === undefined && hint !== undefined ? (
        <Text slot="description" className="text-sm text-faint">
          {hint}
        </Text>
      ) : null}
      <FieldError className="text-sm text-danger">{error}</FieldError>
    </AriaTextField>
  );
}
