import { z } from 'zod';

/** A text that holds JSON, as some settings do; `pipe` what it has to be. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});
