import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../shared/forms/text-field.tsx';
import { ownPasswordBounds } from '../shared/back-office-bounds.gen.ts';

/** The shortest own password; a guessable one identity refuses in words of its own. */
export const newPasswordBound = { ...ownPasswordBounds.newPassword, minLength: 12 };

/** A password of one's own. */
export function NewPasswordField(field: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation('admin');
  return (
    <TextField
      {...field}
      label={t('account.newPassword')}
      type="password"
      hint={t('account.passwordHint')}
      autoComplete="new-password"
    />
  );
}
