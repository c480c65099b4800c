import { sessionIdleMs } from '@noriter/rules/session-idle';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { createLastUse } from '../../shared/session/last-use.ts';
import { keepWhileUsed } from '../../shared/session/use-watch.ts';
import { showAlert } from '../../shared/ui/overlays/alerts.ts';
import { operatorApi, operatorSession, operatorSessionKey } from '../shared/operator-session.ts';
import { forgetOperator } from './forget-operator.ts';

const operatorUse = createLastUse(operatorSessionKey);

operatorSession.onEnd(forgetOperator);

/** Keeps the session while it is used, and goes back to the log-in when the session is over. */
export function useSessionCare(): void {
  const navigate = useNavigate();
  const router = useRouter();
  const { t } = useTranslation();
  useEffect(() => {
    // The first answers may have ended it before the page was drawn.
    if (operatorSession.hasEnded()) void router.invalidate();
    const stopListening = operatorSession.onEnd((reason) => {
      if (reason === 'changed') void showAlert(t('alert.changed'));
      if (reason === 'expired') void showAlert(t('alert.expired'));
      if (reason === 'unused') void showAlert(t('alert.unused'));
      // The guard of the page remembers where to come back to.
      if (reason === 'lapsed') void router.invalidate();
      else void navigate({ to: '/admin/login' });
    });
    // Last: it may end what was over before anybody looked.
    const stopKeeping = keepWhileUsed({
      session: operatorSession,
      lastUse: operatorUse,
      idleMs: sessionIdleMs.operator,
      renew: () => answerOf(operatorApi.POST('/api/admin/getToken', { body: {} })),
      leave: () => answerOf(operatorApi.POST('/api/admin/logout', { body: {} })),
    });
    return () => {
      stopKeeping();
      stopListening();
    };
  }, [navigate, router, t]);
}
