import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.tsx';
import { Panel } from '../../../components/page.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { type Language, languages } from '../../../i18n/language.ts';
import { BODY_LENGTH_MAX, CAPTION_LENGTH_MAX, TITLE_LENGTH_MAX } from './content-kinds.ts';
import { type DraftTexts, isWritten, type Words } from './draft.ts';
import type { Problems } from './draft-problems.ts';
import { useProblemText } from './use-problem-text.ts';

type WordsPanelProps = {
  texts: DraftTexts;
  /** What title and body are called: a question has an answer, a banner a line. */
  labels: { title: string; body: string };
  sort: 'article' | 'caption';
  problems: Problems;
  onChange: (texts: DraftTexts) => void;
};

/** The words in three languages side by side; one at a time where there is no room for that. */
export function WordsPanel({ texts, onChange, ...rest }: WordsPanelProps) {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<Language>('ko');
  return (
    <Panel
      title={t('content.words')}
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

type LanguageFieldsProps = Omit<WordsPanelProps, 'texts' | 'onChange'> & {
  language: Language;
  words: Words;
  onChange: (words: Words) => void;
};

function LanguageFields({ language, words, labels, sort, ...rest }: LanguageFieldsProps) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const { problems, onChange } = rest;
  const name = t(`content.languages.${language}`);
  const field = (part: keyof Words) => ({
    label: `${labels[part]} (${name})`,
    name: `${language}.${part}`,
    value: words[part],
    onChange: (text: string) => onChange({ ...words, [part]: text }),
    error: problemText(problems[`${language}.${part}`]),
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

const marks = ['heading', 'smaller', 'item', 'number', 'strong', 'link', 'paragraph'] as const;

/** Which marks a text may carry, for who forgot them. */
function MarksHelp() {
  const { t } = useTranslation('admin');
  return (
    <details className="mt-4 text-sm">
      <summary className="cursor-pointer text-muted hover:text-paper">
        {t('content.marks.title')}
      </summary>
      <dl className="mt-2 grid max-w-2xl grid-cols-[max-content_1fr] gap-x-6 gap-y-1 rounded-md bg-sunken px-4 py-3">
        {marks.map((mark) => (
          <div key={mark} className="contents">
            <dt className="font-mono">{t(`content.marks.${mark}.mark`)}</dt>
            <dd className="text-muted">{t(`content.marks.${mark}.text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
