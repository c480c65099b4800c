import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../shared/ui/controls/segmented.tsx';
import { NumberInput } from '../../shared/settings/number-input.tsx';
import { playProducts } from '../shared/product-name.ts';
import { ProductSwitches } from './product-switches.tsx';
import { askedBy, gives } from './rule-fields.ts';
import { freeBetProducts, rewardKindsOf } from './rules-draft.ts';
import type { RulesProps } from './rules-props.ts';
import { useRulesText } from './use-rules-text.ts';

/** What is given, and of cash what has to be staked before it may leave. */
export function RewardFields({ draft, problems, put }: RulesProps) {
  const { t } = useTranslation('reward');
  const { t: ofAdmin } = useTranslation('admin');
  const textOf = useRulesText();
  return (
    <div className="flex flex-col gap-4">
      {draft.trigger === 'deposit' || draft.trigger === 'tournament' ? null : (
        <Segmented
          label={ofAdmin('promotions.column.reward')}
          choices={rewardKindsOf(draft.trigger).map((id) => ({
            id,
            text: t(`create.reward.${id}`),
          }))}
          value={draft.rewardKind}
          onChange={(rewardKind) => put({ rewardKind })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {askedBy[draft.trigger].hasAmount ? (
          <NumberInput
            label={t('create.fields.amount')}
            value={draft.amount}
            onChange={(amount) => put({ amount })}
            error={textOf(problems['amount'])}
          />
        ) : null}
        {gives('cash', draft) ? (
          <>
            <NumberInput
              label={t('create.fields.turnoverPercent')}
              hint={t('create.noTurnover')}
              value={draft.turnoverPercent}
              onChange={(turnoverPercent) => put({ turnoverPercent })}
              error={textOf(problems['turnoverPercent'])}
            />
            <NumberInput
              label={t('create.fields.turnoverOdds')}
              hint={t('create.oddsHint')}
              value={draft.turnoverOdds}
              onChange={(turnoverOdds) => put({ turnoverOdds })}
              error={textOf(problems['turnoverOdds'])}
            />
          </>
        ) : null}
      </div>
      {gives('free-bet', draft) ? <FreeBetFields {...{ draft, problems, put }} /> : null}
      {gives('cash', draft) && draft.turnoverPercent !== '' ? (
        <ProductSwitches
          label={t('create.turnoverProducts')}
          products={playProducts}
          chosen={draft.turnoverProducts}
          onChange={(turnoverProducts) => put({ turnoverProducts })}
        />
      ) : null}
    </div>
  );
}

const freeHints = { freeOdds: 'create.oddsHint', freeWinMax: 'create.noWinMax' } as const;

/** On what a free bet may be staked, and how long. */
function FreeBetFields({ draft, problems, put }: RulesProps) {
  const { t } = useTranslation('reward');
  const textOf = useRulesText();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {(['freeOdds', 'freeDays', 'freeWinMax'] as const).map((name) => (
          <NumberInput
            key={name}
            label={t(`create.fields.${name}`)}
            {...(name === 'freeDays' ? {} : { hint: t(freeHints[name]) })}
            value={draft[name]}
            onChange={(value) => put({ [name]: value })}
            error={textOf(problems[name])}
          />
        ))}
      </div>
      <ProductSwitches
        label={t('create.freeProducts')}
        products={freeBetProducts}
        chosen={draft.freeProducts}
        onChange={(freeProducts) => put({ freeProducts })}
      />
    </>
  );
}
