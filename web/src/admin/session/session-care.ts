import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../shared/api/client.ts';
import { startTokenRefresh } from '../../shared/session/token-refresh.ts';
import { showAlert } from '../../shared/ui/overlays/alerts.ts';
import { operatorApi, operatorSession } from '../shared/operator-session.ts';
import { forgetOperator } from './forget-operator.ts';

operatorSession.onEnd(forgetOperator);

/** Renews the token in time, and goes back to the log-in when the session is over. */
export function useSessionCare(): void {
  const navigate = useNavigate();
  const router = useRouter();
  const { t } = useTranslation();
  useEffect(() => {
    // The first answers may have ended it before the page was drawn.
    if (operatorSession.hasEnded()) void router.invalidate();
    const renew = () => answerOf(operatorApi.POST('/api/admin/getToken', { body: {} }));
    const stopRefresh = startTokenRefresh(operatorSession, renew, { onlyWhenUsed: true });
    const stopListening = operatorSession.onEnd((reason) => {
      if (reason === 'changed') void showAlert(t('alert.changed'));
      // The guard of the page remembers where to come back to.
      if (reason === 'lapsed') void router.invalidate();
      else void navigate({ to: '/admin/login' });
    });
    return () => {
      stopRefresh();
      stopListening();
    };
  }, [navigate, router, t]);
}
