import { audiences, bannerPlaces } from '@noriter/rules/lists/content-choices';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../shared/i18n/language.ts';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { useProblemText } from '../editor/use-problem-text.ts';
import { ArtField } from '../variants/art-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { SettingsProps } from './settings-props.ts';

/** Who sees a popup: guests or members, and readers of which languages. */
export function PopupFields({ draft, problems, onChange }: SettingsProps) {
  const { t } = useTranslation('admin');
  const problem = useProblemText()(problems.languages);
  return (
    <>
      <ChoiceField
        label={t('content.audience')}
        choices={audiences.map((id) => ({ id, text: t(`content.audiences.${id}`) }))}
        value={draft.audience}
        onChange={(audience) => onChange({ audience })}
      />
      <fieldset className="flex flex-col gap-0.5">
        <legend className="text-sm font-medium text-muted">{t('content.readers')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {languages.map((language) => (
            <Switch
              key={language}
              label={t(`content.languages.${language}`)}
              isOn={draft.languages.includes(language)}
              onChange={(isOn) =>
                onChange({
                  languages: languages.filter((one) =>
                    one === language ? isOn : draft.languages.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
        {problem === undefined ? null : <p className="text-sm text-danger">{problem}</p>}
      </fieldset>
    </>
  );
}

/** Where a banner stands, and which drawing it carries. */
export function BannerFields({ draft, onChange }: SettingsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <ChoiceField
        label={t('content.place')}
        choices={bannerPlaces.map((id) => ({ id, text: t(`content.places.${id}`) }))}
        value={draft.place}
        onChange={(place) => onChange({ place })}
      />
      <ArtField label={t('content.art')} value={draft.art} onChange={(art) => onChange({ art })} />
    </>
  );
}
