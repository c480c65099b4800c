import { useRouter } from '@tanstack/react-router';
import { takeReturn } from '../../shared/member/return-to.ts';

/** Leads on to the page that was asked for before the login, else to the main page. */
export function useAfterLogin(): () => void {
  const router = useRouter();
  return () => {
    const href = takeReturn();
    if (href !== null) router.history.push(href);
    else if (/^\/(login|join)$/.test(router.state.location.pathname)) router.history.push('/');
  };
}
