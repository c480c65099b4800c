import { queryClient } from '../../shared/api/query-client.ts';
import { stepUpAsked } from '../../shared/session/step-up.ts';
import { answerNo } from '../../shared/ui/overlays/alerts.ts';
import { dismissToasts } from '../../shared/ui/overlays/toasts.ts';

/** By what their keys begin with: answers that everybody has. */
const everybodys: readonly unknown[] = ['site', 'captcha'];

/** What the back office knows of an operator's work goes with them, and what it asked them. */
export function forgetOperator(): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [first] }) => !everybodys.includes(first) });
  answerNo();
  dismissToasts();
  stepUpAsked.getState().asked?.answer(false);
}
