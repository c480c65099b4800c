import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { type OptionFields, type OptionName, realityChecks } from './option-fields.ts';

export type OptionFieldProps = {
  name: OptionName;
  fields: OptionFields;
  put: (change: Partial<OptionFields>) => void;
  error: string | undefined;
};

type PartProps = Pick<OptionFieldProps, 'fields' | 'put'>;

export function ModeField({ fields, put }: PartProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="text-sm font-medium text-muted">{t('options.field.mode')}</span>
      <Segmented
        label={t('options.field.mode')}
        choices={(['demo', 'real'] as const).map((id) => ({ id, text: t(`options.modes.${id}`) }))}
        value={fields.mode === 'real' ? 'real' : 'demo'}
        onChange={(mode) => put({ mode })}
      />
    </div>
  );
}

export function RealityField({ fields, put }: PartProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex">
      <Segmented
        label={t('options.field.realityCheckMinutes')}
        choices={realityChecks.map((count) => ({
          id: String(count),
          text: count === 0 ? t('options.never') : t('options.minutes', { count }),
        }))}
        value={fields.realityCheckMinutes}
        onChange={(realityCheckMinutes) => put({ realityCheckMinutes })}
      />
    </div>
  );
}

const languages = ['ko', 'en', 'vi'] as const;

export function LanguagesField({ fields, put, error }: PartProps & { error: string | undefined }) {
  const { t } = useTranslation('admin');
  const toggle = (language: string, isOn: boolean) =>
    put({
      languages: languages.filter((one) =>
        one === language ? isOn : fields.languages.includes(one),
      ),
    });
  return (
    <fieldset aria-label={t('options.field.languages')} className="flex flex-wrap gap-x-8">
      {languages.map((language) => (
        <Switch
          key={language}
          label={t(`options.language.${language}`)}
          isOn={fields.languages.includes(language)}
          onChange={(isOn) => toggle(language, isOn)}
        />
      ))}
      {error === undefined ? null : (
        <p role="alert" className="w-full text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
