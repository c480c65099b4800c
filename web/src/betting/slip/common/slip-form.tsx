import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/api/use-error-text.ts';
import { won } from '../../../shared/format/money.ts';
import { useOnce } from '../../../shared/hooks/use-once.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import type { PlaceWish } from '../../sportsbook/model/sport-types.ts';
import type { SlipLine } from '../model/slip.ts';
import { placeSlip } from './place-slip.ts';
import { SlipDetails } from './slip-details.tsx';
import { type SlipFilled, type SlipQuestion, type SlipSlots, sumsOf } from './slip-facts.ts';
import type { SlipPlacing } from './slip-product.ts';
import { useAgreed } from './use-agreed.ts';

type SlipFormProps<Line extends SlipLine, Body> = SlipSlots & {
  placing: SlipPlacing<Line, Body>;
  filled: SlipFilled;
  question: SlipQuestion;
  body: () => Body | null;
  /** It was pressed: from then on a missing amount is a mistake. */
  onTried: () => void;
};

/**
 * The slip as a form. Selections, amounts and details scroll as one; below them stand, always in
 * sight, what it may pay and the button.
 */
export function SlipForm<Line extends SlipLine, Body extends PlaceWish>(
  props: SlipFormProps<Line, Body>,
) {
  const { t } = useTranslation();
  const { filled, head, lines, stake, free, options, details, notice } = props;
  const sums = sumsOf(filled);
  const submit = useSubmitSlip(props);
  const isResting = filled.rests !== null || filled.isRefused || sums.isOver || sums.isUnfit;
  return (
    <form
      noValidate
      aria-label={t('bet.slip')}
      className="flex max-h-(--slip-height) flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div data-testid="slip-scroll" className="min-h-0 overflow-y-auto overscroll-contain">
        {head}
        <ul className="divide-y divide-line">{lines}</ul>
        {stake === undefined ? null : <div className="border-t border-line px-5 py-3">{stake}</div>}
        {free}
        <SlipDetails filled={filled} sums={sums} options={options}>
          {details}
        </SlipDetails>
      </div>
      <div
        data-testid="slip-foot"
        className="flex shrink-0 flex-col gap-2 border-t border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        {notice}
        <p className="flex items-baseline justify-between gap-3 text-sm tabular-nums">
          {filled.totalOdds === null ? null : (
            <span>
              <span className="text-faint">{t('bet.totalOdds')} </span>
              <strong translate="no" className="text-brass-text">
                {filled.totalOdds}
              </strong>
            </span>
          )}
          <span className="ml-auto text-right">
            <span className="text-faint">{t('bet.win')} </span>
            <strong translate="no" className="text-base text-brass-text">
              {won(sums.most.toString())}
            </strong>
          </span>
        </p>
        <Button type="submit" look="main" size="large" isDisabled={isResting}>
          {filled.rests ??
            (sums.stake === 0n
              ? t('bet.submit')
              : t('bet.submitAmount', { amount: won(sums.stake.toString()) }))}
        </Button>
      </div>
    </form>
  );
}

/** The press: nothing is sent that is known to be refused, nor without having been agreed to. */
function useSubmitSlip<Line extends SlipLine, Body extends PlaceWish>({
  placing,
  filled,
  question,
  body,
  onTried,
}: SlipFormProps<Line, Body>) {
  const textOf = useErrorText();
  const isAgreed = useAgreed();
  return useOnce(async () => {
    onTried();
    const sums = sumsOf(filled);
    if (filled.rests !== null || filled.isRefused) return;
    if (sums.isEmpty || sums.isOver || sums.isUnfit) return;
    // What was seen is what is sent, whatever the odds do while it is being read.
    const wish = body();
    if (wish === null || !(await isAgreed(question, filled, sums))) return;
    await placeSlip(placing, wish, textOf);
  });
}
