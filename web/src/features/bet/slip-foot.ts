/**
 * The sums and the button of a slip. Where the window is high enough they stay at the foot of what
 * the slip is in: of the sheet on a phone, of the rail beside the markets elsewhere.
 */
export const slipFootClass =
  'flex flex-col gap-3 border-t border-line bg-raised px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] bottom-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] lg:bottom-0 [@media(min-height:44rem)]:sticky';
