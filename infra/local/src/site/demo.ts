import { Secret, TOTP } from 'otpauth';

/** The demonstration site, as the services' seeds make it. Nothing here is secret. */
export const demoSite = { id: 'noriter', key: 'noriter-demo-site-key' } as const;

export const demoOperators = [
  { loginId: 'admin', password: 'noriter-admin-1', role: 'operator, everything' },
  { loginId: 'manager', password: 'noriter-manager-1', role: 'operator, members and corrections' },
  { loginId: 'cashier', password: 'noriter-cashier-1', role: 'operator, deposits and withdrawals' },
  {
    loginId: 'deputy',
    password: 'noriter-deputy-1',
    role: 'operator, everything: approves the first',
  },
] as const;

export const demoMembers = [
  { loginId: 'player1 … player5', password: 'player1234', role: 'member (withdrawals: 1234)' },
  { loginId: 'ptn1 … ptn5', password: 'partner1234', role: 'partner, tiers 1 to 5' },
] as const;

const demoOperatorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The second factor of the demonstration operators at a moment, and how long it still counts. */
export function demoCode(at: Date): { code: string; secondsLeft: number; secret: string } {
  const totp = new TOTP({ secret: Secret.fromBase32(demoOperatorSecret) });
  const timestamp = at.getTime();
  const secondsLeft = Math.ceil(totp.remaining({ timestamp }) / 1000);
  return { code: totp.generate({ timestamp }), secondsLeft, secret: demoOperatorSecret };
}
