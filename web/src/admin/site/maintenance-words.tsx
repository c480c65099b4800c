import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/forms/text-field.tsx';
import { maintenanceBounds } from '../shared/back-office-bounds.gen.ts';

const languages = ['ko', 'en', 'vi'] as const;

export type Words = Record<(typeof languages)[number], string>;

export const noWords: Words = { ko: '', en: '', vi: '' };

export function MessageFields({
  words,
  onChange,
}: {
  words: Words;
  onChange: (words: Words) => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 font-medium">{t('site.message')}</legend>
      <p className="text-sm text-faint">{t('site.messageHint')}</p>
      {languages.map((lang) => (
        <TextField
          key={lang}
          label={t('site.messageOf', { language: t(`options.language.${lang}`) })}
          value={words[lang]}
          onChange={(text) => onChange({ ...words, [lang]: text })}
          maxLength={maintenanceBounds[`message.${lang}`].maxLength}
          autoComplete="off"
        />
      ))}
    </fieldset>
  );
}

export function hasWords(words: Words): boolean {
  return languages.some((lang) => words[lang].trim() !== '');
}
