import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../shared/i18n/language.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { DraftTexts, Words } from '../model/draft.ts';
import { isWritten } from '../model/draft-document.ts';

export type Device = 'desktop' | 'phone';

type PreviewPanelProps = {
  texts: DraftTexts;
  /** Chooses what else there is to look at. */
  choice?: ReactNode;
  show: (words: Words, place: { language: Language; device: Device }) => ReactNode;
};

/** The draft as a reader of each language will see it, on a desktop and on a phone. */
export function PreviewPanel({ texts, choice, show }: PreviewPanelProps) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Language>('ko');
  const [device, setDevice] = useState<Device>('desktop');
  const language = shownLanguage(texts, asked);
  return (
    <Panel
      title={t('content.preview')}
      aside={
        <span className="flex flex-wrap gap-2">
          {choice}
          <Segmented
            label={t('content.language')}
            choices={languages.map((id) => ({ id, text: t(`content.languages.${id}`) }))}
            value={asked}
            onChange={setAsked}
          />
          <Segmented
            label={t('content.device')}
            choices={(['desktop', 'phone'] as const).map((id) => ({
              id,
              text: t(`content.devices.${id}`),
            }))}
            value={device}
            onChange={setDevice}
          />
        </span>
      }
    >
      {language === asked ? null : (
        <p className="mb-3 text-sm text-warn">
          {t('content.shownIn', { language: t(`content.languages.${language}`) })}
        </p>
      )}
      <div
        inert
        className={`mx-auto overflow-hidden rounded-lg border border-line-strong bg-page ${device === 'phone' ? 'max-w-90' : 'max-w-5xl'}`}
      >
        {show(texts[language], { language, device })}
      </div>
    </Panel>
  );
}

/** The language a reader of another one gets, as the server decides it. */
function shownLanguage(texts: DraftTexts, asked: Language): Language {
  return [asked, 'en' as const].find((language) => isWritten(texts[language])) ?? 'ko';
}
