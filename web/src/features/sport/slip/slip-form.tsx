import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { PolicyChoice } from '../../bet/policy-choice.tsx';
import { slipFootClass } from '../../bet/slip-foot.ts';
import { legText } from '../api.ts';
import { ModeChoice } from './mode-choice.tsx';
import { SlipLegLine } from './slip-leg-line.tsx';
import { SlipNotice } from './slip-notice.tsx';
import { SlipSums } from './slip-sums.tsx';
import { StakeField } from './stake-field.tsx';
import { ToleranceChoice } from './tolerance-choice.tsx';
import { useSlipForm } from './use-slip-form.ts';

/** The slip as a form: its legs, how they stand together, the amounts, and the sums. */
export function SportSlipForm() {
  const { t } = useTranslation(['sport', 'site']);
  const facts = useSlipForm();
  const { legs, mode, refusal, isLocked, sums, submit } = facts;
  return (
    <form
      noValidate
      aria-label={t('site:bet.slip')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ModeChoice slip={facts.slip} />
      <ul className="divide-y divide-line lg:max-h-[max(9rem,calc(100dvh-52rem))] lg:overflow-y-auto">
        {legs.map((present) => (
          <SlipLegLine key={legText(present.leg)} present={present} facts={facts} />
        ))}
      </ul>
      <div className="flex flex-col gap-3 border-t border-line px-5 py-4">
        {mode === 'single' ? null : <StakeField facts={facts} />}
        <PolicyChoice />
        <ToleranceChoice />
      </div>
      <div className={slipFootClass}>
        <SlipSums facts={facts} />
        <SlipNotice facts={facts} />
        {sums.isOver ? (
          <p role="alert" className="text-sm text-up">
            {t('site:bet.overBalance')}
          </p>
        ) : null}
        <Button type="submit" look="main" size="large" isDisabled={refusal !== null || isLocked}>
          {isLocked ? t('site:bet.locked') : t('slip.submit')}
        </Button>
      </div>
    </form>
  );
}
