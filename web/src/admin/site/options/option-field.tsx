import { useTranslation } from 'react-i18next';
import type { Bound } from '../../../shared/forms/bounds.ts';
import { NumberField } from '../../../shared/forms/numbers/number-field.tsx';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { siteOptionsBounds } from '../../shared/back-office-bounds.gen.ts';
import {
  LanguagesField,
  ModeField,
  type OptionFieldProps,
  RealityField,
} from './option-choices.tsx';
import type { OptionName } from './option-fields.ts';

const numbers: readonly OptionName[] = [
  'idMin',
  'idMax',
  'passMin',
  'passMax',
  'minimumAge',
  'withdrawalWaitHours',
  'operatorFreshHours',
  'operatorStepUpMinutes',
];

const longTexts: Partial<Record<OptionName, 'ko' | 'en' | 'vi'>> = {
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
  if (lang !== undefined) {
    const { maxLength } = siteOptionsBounds[`marketingText.${lang}`];
    return <TextArea {...field} lang={lang} rows={2} maxLength={maxLength} />;
  }
  if (numbers.includes(name)) return <NumberField {...field} sort="whole" autoComplete="off" />;
  return <TextField {...field} autoComplete="off" {...lengthOf(name)} />;
}

/** How long an option may get, where the service says so. */
function lengthOf(name: OptionName): { maxLength?: number } {
  const bounds: Readonly<Record<string, Bound | undefined>> = siteOptionsBounds;
  const maxLength = bounds[fieldNames[name] ?? name]?.maxLength;
  return maxLength === undefined ? {} : { maxLength };
}

/** What the service calls a field that has another name here. */
const fieldNames: Partial<Record<OptionName, string>> = {
  licenceAuthority: 'licence.authority',
  licenceNumber: 'licence.number',
};

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
    case 'withdrawalWaitHours':
    case 'operatorFreshHours':
    case 'operatorStepUpMinutes':
    case 'secondFactorRequired':
      return t(`options.hint.${name}`);
    default:
      return undefined;
  }
}
