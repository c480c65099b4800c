import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { type Language, languages } from '../../../shared/i18n/language.ts';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Badge } from '../../../shared/ui/figures/badge.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { BODY_LENGTH_MAX, CAPTION_LENGTH_MAX, TITLE_LENGTH_MAX } from '../model/content-bounds.ts';
import type { DraftTexts, Words } from '../model/draft.ts';
import { isWritten } from '../model/draft-document.ts';
import type { Problems } from '../model/draft-problems.ts';
import { MarksHelp } from './marks-help.tsx';
import { useProblemText } from './use-problem-text.ts';

type WordsPanelProps = {
  /** The panel's title where it is not the only one of words, and what its fields' names begin with. */
  title?: string;
  prefix?: string;
  texts: DraftTexts;
  /** What title and body are called: a question has an answer, a banner a line. */
  labels: { title: string; body: string };
  sort: 'article' | 'caption';
  problems: Problems;
  onChange: (texts: DraftTexts) => void;
};

/** The words in three languages side by side; one at a time where there is no room for that. */
export function WordsPanel({ texts, title, onChange, ...rest }: WordsPanelProps) {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<Language>('ko');
  return (
    <Panel
      title={title ?? t('content.words')}
      aside={
        <span className="xl:hidden">
          <Segmented
            label={t('content.language')}
            choices={languages.map((id) => ({ id, text: t(`content.languages.${id}`) }))}
            value={chosen}
            onChange={setChosen}
          />
        </span>
      }
    >
      <div className="grid gap-5 xl:grid-cols-3">
        {languages.map((language) => (
          <div key={language} className={language === chosen ? '' : 'max-xl:hidden'}>
            <LanguageFields
              {...rest}
              language={language}
              words={texts[language]}
              onChange={(words) => onChange({ ...texts, [language]: words })}
            />
          </div>
        ))}
      </div>
      {rest.sort === 'article' ? <MarksHelp /> : null}
    </Panel>
  );
}

type LanguageFieldsProps = Omit<WordsPanelProps, 'texts' | 'title' | 'onChange'> & {
  language: Language;
  words: Words;
  onChange: (words: Words) => void;
};

function LanguageFields({ language, words, labels, sort, ...rest }: LanguageFieldsProps) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const { problems, prefix = '', onChange } = rest;
  const name = t(`content.languages.${language}`);
  const field = (part: keyof Words) => ({
    label: `${labels[part]} (${name})`,
    name: `${prefix}${language}.${part}`,
    value: words[part],
    onChange: (text: string) => onChange({ ...words, [part]: text }),
    error: problemText(problems[`${prefix}${language}.${part}`]),
  });
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      <p className="flex min-h-6 items-center gap-2 text-sm font-semibold">
        {name}
        {language === 'ko' ? <Badge tone="brass">{t('content.required')}</Badge> : null}
        {language !== 'ko' && !isWritten(words) ? (
          <Badge>{t('content.notTranslated')}</Badge>
        ) : null}
      </p>
      <TextField {...field('title')} maxLength={TITLE_LENGTH_MAX} />
      {sort === 'article' ? (
        <TextArea {...field('body')} lang={language} maxLength={BODY_LENGTH_MAX} rows={10} />
      ) : (
        <TextField {...field('body')} maxLength={CAPTION_LENGTH_MAX} />
      )}
    </section>
  );
}
