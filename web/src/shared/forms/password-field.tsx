import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password: hidden, and shown to who presses the eye beside it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={t('field.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md border border-line-strong text-muted hover:bg-hover hover:text-paper"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
