import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { Switch } from '../../../shared/ui/controls/switch.tsx';
import { Panel } from '../../../shared/ui/pages/page.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { playProducts } from '../shared/product-name.ts';
import { ProductSwitches } from './product-switches.tsx';
import { RewardFields } from './reward-fields.tsx';
import { RewardRows } from './reward-rows.tsx';
import { askedBy, type ChoiceName, choices, rowTriggerOf } from './rule-fields.ts';
import type { RulesDraft } from './rules-draft.ts';
import type { RulesProps } from './rules-props.ts';
import { TournamentFields } from './tournament-fields.tsx';
import { useRulesText } from './use-rules-text.ts';

/** What is given for what: the fields that the promotion's trigger asks for. */
export function RulesPanel(props: RulesProps) {
  const { t } = useTranslation('reward');
  const { draft, problems, put } = props;
  const asked = askedBy[draft.trigger];
  const textOf = useRulesText();
  const rows = rowTriggerOf(draft.trigger);
  return (
    <Panel title={t('create.rules')}>
      <div className="flex flex-col gap-5">
        {asked.choices.map((name) => (
          <Choice key={name} name={name} {...props} />
        ))}
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {[...asked.numbers, ...asked.won].map((name) => (
            <NumberInput
              key={name}
              label={t(`create.fields.${name}`)}
              value={draft[name]}
              onChange={(value) => put({ [name]: value })}
              error={textOf(problems[name])}
            />
          ))}
        </div>
        {draft.trigger === 'coupon' ? (
          <Switch
            label={t('create.fields.isGiftable')}
            isOn={draft.isGiftable}
            onChange={(isGiftable) => put({ isGiftable })}
          />
        ) : null}
        {draft.trigger === 'tournament' ? <TournamentFields {...props} /> : null}
        {asked.hasProducts ? (
          <ProductSwitches
            label={t('create.products')}
            products={playProducts}
            chosen={draft.products}
            onChange={(products) => put({ products })}
          />
        ) : null}
        <RewardFields {...props} />
        {rows === null ? null : <RewardRows trigger={rows} {...props} />}
      </div>
    </Panel>
  );
}

function Choice({ name, draft, put }: RulesProps & { name: ChoiceName }) {
  const { t } = useTranslation('reward');
  const ids: readonly RulesDraft[ChoiceName][] = choices[name];
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-muted">
        {t(`create.choices.${name}`)}
      </span>
      <Segmented
        label={t(`create.choices.${name}`)}
        choices={ids.map((id) => ({ id, text: t(`create.choice.${id}`) }))}
        value={draft[name]}
        onChange={(id) => put({ [name]: id })}
      />
    </div>
  );
}
