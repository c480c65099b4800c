import type { BookLimit } from '@noriter/four-eyes/book';
import { bookOfWallet } from '@noriter/four-eyes/together';
import type { BettingBase } from '../../base.ts';
import { aloneLimit } from '../domain/alone-limit.ts';

type BookDeps = Pick<BettingBase, 'config' | 'log'>;

/** What one operator may do alone: by the book here, and by the one of all services together. */
export function aloneLimitOf({ config, log }: BookDeps): BookLimit {
  const { WALLET_URL: url, SERVICE_KEY: key, BOOK_ANSWER_MS: answerMs } = config;
  const wallet = { url, to: 'wallet', service: 'betting', key } as const;
  return { ...aloneLimit, together: bookOfWallet({ wallet, log, answerMs }) };
}
