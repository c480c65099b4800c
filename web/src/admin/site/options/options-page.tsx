import { loosenedOptions } from '@noriter/rules/settings/site-options';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedPanel } from '../../../shared/ui/pages/failed-panel.tsx';
import { Page, Panel } from '../../../shared/ui/pages/page.tsx';
import { SkeletonRows } from '../../../shared/ui/pages/states.tsx';
import type { SavedOptions } from '../../shared/contracts.ts';
import { GuardedReview } from '../../shared/settings/guarded-review.tsx';
import { SaveBar } from '../../shared/settings/save-bar.tsx';
import { SavedLine } from '../../shared/settings/saved-line.tsx';
import { useDraft } from '../../shared/settings/use-draft.ts';
import { OptionField } from './option-field.tsx';
import { fieldsOf, optionSections, optionsOf } from './option-fields.ts';
import { problemsOf } from './option-problems.ts';
import { OptionRequests } from './option-requests.tsx';
import { optionsQuery } from './options-query.ts';
import { useOptionChanges, useProblemText } from './use-option-texts.ts';
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
  const changesOf = useOptionChanges();
  const before = fieldsOf(saved.siteOption);
  const { fields, changed, put, discard } = useDraft(before);
  const [isReviewing, setReviewing] = useState(false);
  const save = useSaveOptions(() => {
    discard();
    setReviewing(false);
  });
  const problems = problemsOf(fields);
  const options = optionsOf(fields, saved.siteOption);
  const isConflicted = save.isError && !save.isPending;
  return (
    <>
      <SavedLine {...saved} who={saved.changedBy ?? ''} />
      <OptionRequests saved={saved} />
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
        <GuardedReview
          changes={changesOf(before, fields)}
          loosened={loosenedOptions(saved.siteOption, options).map((name) =>
            t(`options.field.${name === 'memberSecondFactor' ? 'secondFactorRequired' : name}`),
          )}
          isPending={save.isPending}
          error={save.error}
          onSave={(reason) => save.mutate({ ...options, version: saved.version, reason })}
          onClose={() => setReviewing(false)}
        />
      ) : null}
    </>
  );
}
