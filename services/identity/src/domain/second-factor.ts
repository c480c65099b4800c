// Invariant: a code is right for its own half minute and the one on either side, and once only: the
// step it belongs to must be newer than the last step that was used.
import { Secret, TOTP } from 'otpauth';

export const stepMs = 30_000;

/** How many random bytes a new secret is made of. */
export const secretBytes = 20;
const stepsAround = 1;

/** The time step the code belongs to, or null when it is wrong at this time. */
export function stepOfCode(secretBase32: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totp(secretBase32, '', '').validate({
    token: code,
    timestamp: now.getTime(),
    window: stepsAround,
  });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}

export function codeAt(secretBase32: string, now: Date): string {
  return totp(secretBase32, '', '').generate({ timestamp: now.getTime() });
}

/** What an authenticator application reads, usually as a QR code. */
export function otpauthUri(secretBase32: string, issuer: string, loginId: string): string {
  return totp(secretBase32, issuer, loginId).toString();
}

/** `random` must be `secretBytes` fresh random bytes. */
export function secretOf(random: Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(random).buffer }).base32;
}

function totp(secretBase32: string, issuer: string, label: string): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secretBase32),
    digits: 6,
    period: stepMs / 1000,
  });
}
