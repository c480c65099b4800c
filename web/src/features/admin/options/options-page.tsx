import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../components/failed-panel.tsx';
import { Page, Panel } from '../../../components/page.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import type { SavedOptions } from '../api/contracts.ts';
import { ReviewDialog } from '../settings/review-dialog.tsx';
import { SaveBar } from '../settings/save-bar.tsx';
import { SavedLine } from '../settings/saved-line.tsx';
import { useDraft } from '../settings/use-draft.ts';
import { OptionField } from './option-field.tsx';
import { fieldsOf, type OptionFields, optionSections, optionsOf } from './option-fields.ts';
import { type OptionProblem, problemsOf } from './option-problems.ts';
import { optionsQuery } from './options-query.ts';
import { useSaveOptions } from './use-save-options.ts';

/** Every option of the site. */
export function OptionsPage() {
  const { t } = useTranslation('admin');
  const query = useQuery(optionsQuery);
  return (
    <Page title={t('nav.options')} note={t('options.note')} width="form">
      {query.isPending ? <SkeletonRows rows={8} /> : null}
      <FailedPanel query={query} />
      {query.data === undefined ? null : (
        <OptionsForm saved={query.data} onReload={() => void query.refetch()} />
      )}
    </Page>
  );
}

/** Sections whose fields come in threes. */
const threeInRow = new Set<string>(['contacts', 'marketing']);

type OptionsFormProps = { saved: SavedOptions; onReload: () => void };

function OptionsForm({ saved, onReload }: OptionsFormProps) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const valueText = useValueText();
  const before = fieldsOf(saved.siteOption);
  const { fields, changed, put, discard } = useDraft(before);
  const [isReviewing, setReviewing] = useState(false);
  const save = useSaveOptions(() => {
    discard();
    setReviewing(false);
  });
  const problems = problemsOf(fields);
  const isConflicted = save.isError && !save.isPending;
  return (
    <>
      <SavedLine {...saved} who={saved.changedBy ?? ''} />
      {optionSections.map(({ key, names }) => (
        <Panel key={key} title={t(`options.section.${key}`)}>
          <p className="pb-4 text-sm text-muted">{t(`options.sectionNote.${key}`)}</p>
          <div
            className={`grid gap-4 ${threeInRow.has(key) ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
          >
            {names.map((name) => {
              const problem = problems[name];
              return (
                <OptionField
                  key={name}
                  name={name}
                  fields={fields}
                  put={put}
                  error={problem === undefined ? undefined : problemText(problem)}
                />
              );
            })}
          </div>
        </Panel>
      ))}
      <SaveBar
        count={changed.length}
        hasProblems={Object.keys(problems).length > 0}
        error={isConflicted ? save.error : null}
        onReview={() => setReviewing(true)}
        onDiscard={discard}
        onReload={() => {
          save.reset();
          setReviewing(false);
          onReload();
        }}
      />
      {isReviewing ? (
        <ReviewDialog
          changes={changed.map((name) => ({
            name: t(`options.field.${name}`),
            before: valueText(before, name),
            after: valueText(fields, name),
          }))}
          isPending={save.isPending}
          error={save.error}
          onSave={() =>
            save.mutate({ ...optionsOf(fields, saved.siteOption), version: saved.version })
          }
          onClose={() => setReviewing(false)}
        />
      ) : null}
    </>
  );
}

function useProblemText(): (problem: OptionProblem) => string {
  const { t } = useTranslation('admin');
  return (problem) =>
    problem.kind === 'number'
      ? t('options.problem.number', { min: problem.min, max: problem.max })
      : t(`options.problem.${problem.kind}`);
}

/** How an option reads where what it was and what it becomes are shown side by side. */
function useValueText(): (fields: OptionFields, name: keyof OptionFields) => string {
  const { t } = useTranslation('admin');
  return (fields, name) => {
    const value = fields[name];
    if (typeof value === 'boolean') return t(value ? 'settings.on' : 'settings.off');
    if (name === 'mode') return t(value === 'real' ? 'options.modes.real' : 'options.modes.demo');
    if (name === 'realityCheckMinutes' && !Array.isArray(value))
      return value === '0' ? t('options.never') : t('options.minutes', { count: Number(value) });
    if (!Array.isArray(value)) return value;
    const known = (['ko', 'en', 'vi'] as const).filter((one) => value.includes(one));
    return known.map((one) => t(`options.language.${one}`)).join(', ');
  };
}
