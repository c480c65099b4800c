import { nextTask } from '../../../shared/loading/next-task.ts';
import { createPriceBook } from './book/price-book.ts';

/** The prices that the player's pages show. */
export const priceBook = createPriceBook({
  soon: (work) => void nextTask().then(work),
  now: () => performance.now(),
  later: (work, ms) => void setTimeout(work, ms),
});
