import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../components/segmented.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { type OptionFields, type OptionName, realityChecks } from './option-fields.ts';

type OptionFieldProps = {
  name: OptionName;
  fields: OptionFields;
  put: (change: Partial<OptionFields>) => void;
  error: string | undefined;
};

const numbers: readonly OptionName[] = ['idMin', 'idMax', 'passMin', 'passMax', 'minimumAge'];
const longTexts: Partial<Record<OptionName, string>> = {
  marketingKo: 'ko',
  marketingEn: 'en',
  marketingVi: 'vi',
};

/** One option, in the form that fits what it is. */
export function OptionField({ name, fields, put, error }: OptionFieldProps) {
  const { t } = useTranslation('admin');
  const label = t(`options.field.${name}`);
  const hint = useHint(name);
  const value = fields[name];
  if (name === 'mode') return <ModeField fields={fields} put={put} />;
  if (name === 'realityCheckMinutes') return <RealityField fields={fields} put={put} />;
  if (name === 'languages') return <LanguagesField fields={fields} put={put} error={error} />;
  if (typeof value === 'boolean') {
    return (
      <div className="flex flex-col">
        <Switch label={label} isOn={value} onChange={(isOn) => put({ [name]: isOn })} />
        <p className="text-sm text-faint">{hint}</p>
      </div>
    );
  }
  const field = {
    label,
    value: String(value),
    onChange: (text: string) => put({ [name]: text }),
    error,
    ...(hint === undefined ? {} : { hint }),
  };
  const lang = longTexts[name];
  if (lang !== undefined) return <TextArea {...field} lang={lang} rows={2} maxLength={300} />;
  return (
    <TextField
      {...field}
      autoComplete="off"
      maxLength={200}
      inputMode={numbers.includes(name) ? 'numeric' : 'text'}
    />
  );
}

function useHint(name: OptionName): string | undefined {
  const { t } = useTranslation('admin');
  if (name.endsWith('Link')) return t('options.hint.link');
  switch (name) {
    case 'idMin':
    case 'idMax':
    case 'passMin':
    case 'passMax':
      return t('options.hint.length');
    case 'allowedCountries':
    case 'minimumAge':
    case 'captcha':
    case 'passSpecials':
    case 'recommenderShown':
    case 'joinRecommenderId':
      return t(`options.hint.${name}`);
    default:
      return undefined;
  }
}

type PartProps = Pick<OptionFieldProps, 'fields' | 'put'>;

function ModeField({ fields, put }: PartProps) {
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

function RealityField({ fields, put }: PartProps) {
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

function LanguagesField({ fields, put, error }: PartProps & { error: string | undefined }) {
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
        <p role="alert" className="w-full text-sm text-up">
          {error}
        </p>
      )}
    </fieldset>
  );
}
