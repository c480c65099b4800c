import { type LoosenedLadder, loosenedLadder } from '@noriter/rules/settings/rank-ladder';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import type { SavedLadder } from '../../shared/contracts.ts';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { useDraft } from '../../shared/settings/use-draft.ts';
import { VersionedForm } from '../../shared/settings/versioned-form.tsx';
import { usePermits } from '../../shared/use-operator.ts';
import { playProducts, productName } from '../shared/product-name.ts';
import { fieldsOf, type LadderFields, ladderOf, numberNames, problemsOf } from './ladder-fields.ts';
import { LadderRequests } from './ladder-requests.tsx';
import { LadderSteps } from './ladder-steps.tsx';
import { useLadderChanges } from './use-ladder-changes.ts';
import { useLadderProblems } from './use-ladder-problems.ts';
import { useSaveLadder } from './use-save-ladder.ts';

/** What each rank asks for, while it is edited. */
export function LadderForm({ saved, onReload }: { saved: SavedLadder; onReload: () => void }) {
  const isReadOnly = !usePermits()('promotion.manage');
  const { fields, changed, put, discard } = useDraft(fieldsOf(saved.ladder));
  const changesOf = useLadderChanges();
  const save = useSaveLadder(discard);
  const nameOf = useLoosenedNames();
  const ladder = ladderOf(fields);
  const isRight = Object.keys(problemsOf(fields)).length === 0;
  return (
    <VersionedForm
      saved={saved}
      isReadOnly={isReadOnly}
      changes={changed.length === 0 ? [] : changesOf(saved.ladder, ladder)}
      hasProblems={!isRight}
      loosened={isRight ? loosenedLadder(saved.ladder, ladder).map(nameOf) : []}
      save={save}
      onSave={(reason, onSuccess) =>
        save.mutate({ version: saved.version, reason, ladder }, { onSuccess })
      }
      onDiscard={discard}
      onReload={onReload}
    >
      <LadderRequests present={saved.ladder} />
      <LadderSteps {...{ fields, isReadOnly, put }} />
      <Window {...{ fields, isReadOnly, put }} />
    </VersionedForm>
  );
}

/** What takes a second operator, in the words of the form. */
function useLoosenedNames(): (name: LoosenedLadder) => string {
  const { t } = useTranslation('reward');
  return (name) => t(name === 'steps' ? 'ladder.title' : `ladder.${name}`);
}

type FieldsProps = {
  fields: LadderFields;
  isReadOnly: boolean;
  put: (change: Partial<LadderFields>) => void;
};

function Window({ fields, isReadOnly, put }: FieldsProps) {
  const { t } = useTranslation('reward');
  const { t: adminText } = useTranslation('admin');
  const problemOf = useLadderProblems(fields);
  return (
    <Panel title={t('ladder.window')}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {numberNames.map((name) => (
          <NumberInput
            key={name}
            label={t(`ladder.${name}`)}
            hint={t(`ladder.hints.${name}`)}
            value={fields[name]}
            onChange={(value) => put({ [name]: value })}
            error={problemOf(name)}
            isDisabled={isReadOnly}
          />
        ))}
      </div>
      <fieldset className="mt-4">
        <legend className="text-sm font-medium text-muted">{t('ladder.products')}</legend>
        <div className="flex flex-wrap gap-x-8">
          {playProducts.map((product) => (
            <Switch
              key={product}
              label={productName(adminText, product)}
              isOn={fields.products.includes(product)}
              onChange={(isOn) =>
                put({
                  products: playProducts.filter((one) =>
                    one === product ? isOn : fields.products.includes(one),
                  ),
                })
              }
              isDisabled={isReadOnly}
            />
          ))}
        </div>
        <p className="text-sm text-faint">{t('ladder.hints.products')}</p>
      </fieldset>
    </Panel>
  );
}
