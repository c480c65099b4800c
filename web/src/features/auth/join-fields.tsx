import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/text-field.tsx';
import type { Join } from './use-join.ts';

/** The fields about the person; each says in its place what it may hold. */
export function JoinFields({ join }: { join: Join }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <TextField
        {...join.field('memId')}
        autoComplete="username"
        hint={t('auth.hintMemId', join.lengths('memId'))}
        className="sm:col-span-2"
        takesFocus
      />
      <TextField
        {...join.field('memPass')}
        type="password"
        autoComplete="new-password"
        hint={t('auth.hintMemPass', join.lengths('memPass'))}
      />
      <TextField
        {...join.field('memPassCheck')}
        type="password"
        autoComplete="new-password"
        hint={t('auth.hintMemPassCheck')}
      />
      <TextField
        {...join.field('cashOutPass', fourDigits)}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        hint={t('auth.hintCashOutPass')}
      />
      <TextField
        {...join.field('memNick')}
        autoComplete="nickname"
        hint={t('auth.hintMemNick', join.lengths('memNick'))}
      />
      <TextField
        {...join.field('memPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t('auth.hintMemPhone')}
      />
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

function fourDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 4);
}
