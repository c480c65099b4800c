import type { Caller } from '@noriter/kit/caller';
import { z } from 'zod';

/** In the body of calls whose answer depends on who reads. */
export const readerBody = {
  browser: z
    .uuid()
    .optional()
    .describe('What a guest’s browser calls itself: it decides which variant it is shown'),
};

/** Who reads: a member wherever they are, else a browser, else an address. */
export function readerKeyOf(caller: Caller, browser: string | undefined): string {
  if (caller.kind === 'member') return caller.memberId;
  return browser ?? caller.address;
}
