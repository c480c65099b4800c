import { redirect } from '@tanstack/react-router';
import { operatorSession } from '../shared/operator-session.ts';

/** The log-in has nothing to offer to an operator who is there. */
export function nobodyYet(): void {
  if (operatorSession.get() !== null) throw redirect({ to: '/admin' });
}
