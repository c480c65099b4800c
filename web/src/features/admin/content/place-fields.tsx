import { useTranslation } from 'react-i18next';
import { BannerArt } from '../../../art/banner-art.tsx';
import { Switch } from '../../../components/switch.tsx';
import { languages } from '../../../i18n/language.ts';
import { ChoiceField } from './choice-field.tsx';
import { audiences, bannerArts, bannerPlaces } from './content-kinds.ts';
import type { SettingsProps } from './settings-panel.tsx';
import { useProblemText } from './use-problem-text.ts';

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
        {problem === undefined ? null : <p className="text-sm text-up">{problem}</p>}
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
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-sm font-medium text-muted">{t('content.art')}</legend>
        <div className="flex flex-wrap gap-2">
          {bannerArts.map((art) => (
            <button
              key={art}
              type="button"
              aria-pressed={draft.art === art}
              aria-label={t(`content.arts.${art}`)}
              title={t(`content.arts.${art}`)}
              className="cursor-pointer rounded-md border border-line bg-sunken p-2 hover:bg-hover aria-pressed:border-brass aria-pressed:bg-brass-soft"
              onClick={() => onChange({ art })}
            >
              <BannerArt art={art} className="h-12 w-16" />
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
