import type { IdentityDeps } from '../../deps.ts';

/** How long somebody has to scan a new second factor and type its code. */
const TICKET_MS = 15 * 60_000;

type Sealing = Pick<IdentityDeps, 'vault' | 'clock'>;

/**
 * Seals a second factor that is not in use yet, so that nothing has to keep it: it comes back with
 * the code that confirms it.
 *
 * @param of.owner who it is made for; for nobody else it opens
 */
export function sealTicket(
  { vault, clock }: Sealing,
  { owner, secret }: { owner: string; secret: string },
): string {
  return vault.seal(placeOf(owner), `${clock.now().getTime()} ${secret}`);
}

/** @returns the secret; null for a ticket that is late, somebody else's or none at all */
export function openTicket(
  { vault, clock }: Sealing,
  { owner, ticket }: { owner: string; ticket: string },
): string | null {
  let plain: string;
  try {
    plain = vault.open(placeOf(owner), ticket);
  } catch {
    return null;
  }
  const [madeAt = '', secret = ''] = plain.split(' ');
  return clock.now().getTime() - Number(madeAt) <= TICKET_MS ? secret : null;
}

function placeOf(owner: string) {
  return { rowId: owner, column: 'new second factor' };
}
