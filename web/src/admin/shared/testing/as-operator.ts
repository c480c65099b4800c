import { operatorSession } from '../operator-session.ts';

/** Somebody of the platform is logged in who may do these things; the answer is for `/api/admin/info`. */
export function asOperator(...permissions: string[]) {
  return loggedIn(permissions, true);
}

/** The same of a site that is not the platform. */
export function asSiteOperator(...permissions: string[]) {
  return loggedIn(permissions, false);
}

function loggedIn(permissions: readonly string[], isPlatform: boolean) {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  operatorSession.state.setState({ session: { token: 't', sessionId: 's-1', expiresAt } });
  const operator = {
    operatorId: 'o-1',
    loginId: 'admin',
    name: '총괄',
    permissions,
    isPlatform,
  };
  return { '/api/admin/info': () => ({ data: { operator } }) };
}
