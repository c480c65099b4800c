import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { operatorSession } from '../shared/operator-session.ts';

/** As another tab logs in, the guard of the log-in leads on from here, too. */
export function useInAlready(): void {
  const router = useRouter();
  const isIn = useStore(operatorSession.state, ({ session }) => session !== null);
  useEffect(() => {
    if (isIn && router.history.location.pathname === '/admin/login') void router.invalidate();
  }, [isIn, router]);
}
