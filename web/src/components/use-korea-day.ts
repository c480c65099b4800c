import { koreaDay } from '../format/time.ts';
import { useNow } from './use-now.ts';

const lookEveryMs = 30_000;

/** Today in Korea; a page left open over midnight moves on to the new day by itself. */
export function useKoreaDay(): string {
  return koreaDay(new Date(useNow(lookEveryMs)));
}
