import { PHONE_DIGITS_MAX } from '@noriter/rules/member-fields';
import { useTranslation } from 'react-i18next';
import { DigitsField } from '../../../shared/forms/codes/digits-field.tsx';
import { PinField } from '../../../shared/forms/codes/pin-field.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { FieldNote } from './field-note.tsx';
import type { SignUpField } from './sign-up-check.ts';
import type { Join } from './use-join.ts';

/** The fields about the person; each says in its place what it may hold. */
export function JoinFields({ join }: { join: Join }) {
  const { t } = useTranslation();
  const note = (field: SignUpField, text: string) => (
    <FieldNote isRight={join.isRight(field)}>{text}</FieldNote>
  );
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <TextField
        {...join.field('memId')}
        autoComplete="username"
        hint={note(
          'memId',
          join.isFree('memId') ? t('auth.free.memId') : t('auth.hintMemId', join.lengths('memId')),
        )}
        className="sm:col-span-2"
        takesFocus
      />
      <PasswordField
        {...join.field('memPass')}
        autoComplete="new-password"
        hint={note('memPass', t('auth.hintMemPass', join.lengths('memPass')))}
      />
      <PasswordField
        {...join.field('memPassCheck')}
        autoComplete="new-password"
        hint={note('memPassCheck', t('auth.hintMemPassCheck'))}
      />
      <PinField
        {...join.field('cashOutPass')}
        hint={note('cashOutPass', t('auth.hintCashOutPass'))}
      />
      <TextField
        {...join.field('memNick')}
        autoComplete="nickname"
        hint={note(
          'memNick',
          join.isFree('memNick')
            ? t('auth.free.memNick')
            : t('auth.hintMemNick', join.lengths('memNick')),
        )}
      />
      <DigitsField
        {...join.field('memPhone')}
        type="tel"
        most={PHONE_DIGITS_MAX}
        autoComplete="tel"
        hint={note('memPhone', t('auth.hintMemPhone'))}
      />
      {join.asksBirthDate ? (
        <TextField
          {...join.field('birthDate')}
          autoComplete="bday"
          placeholder="1990-01-31"
          hint={note('birthDate', t('auth.hintBirthDate'))}
        />
      ) : null}
      {join.asksRecommender ? (
        <TextField
          {...join.field('recommenderId')}
          autoComplete="off"
          isReadOnly={join.recommenderIsGiven}
          hint={t(join.recommenderIsGiven ? 'auth.hintRecommenderGiven' : 'auth.hintRecommender')}
        />
      ) : null}
    </div>
  );
}
