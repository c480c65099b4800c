/**
 * The sums and the button of a slip. On a phone that is high enough they stay at the sheet's foot.
 */
export const slipFootClass =
  'flex flex-col gap-3 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] bottom-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] [@media(min-height:44rem)]:max-lg:sticky';
