import { queryClient } from '../../shared/api/query-client.ts';
import type { SessionEnd } from '../../shared/session/session-store.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { draftKey } from '../posts/model/draft-key.ts';

/** By what their keys begin with: answers that a guest sees too, and an operator's. */
const everybodys: readonly unknown[] = ['site', 'main', 'board', 'captcha', 'admin'];

/**
 * What the page knows of a member goes with them: the next one in this tab sees nothing of it. What they typed of a
 * post stays where it was not they who left.
 */
export function forgetMember(reason: SessionEnd): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [first] }) => !everybodys.includes(first) });
  if (reason === 'logout') deviceStorage.removeItem(draftKey);
}
