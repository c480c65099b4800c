import { UnexpectedCode } from '@noriter/kit/service-client';

/** What a service answers; null where it is of an older version and has no such route. */
export async function nullOfOlder<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UnexpectedCode && error.resultCode === 'H404') return null;
    throw error;
  }
}
