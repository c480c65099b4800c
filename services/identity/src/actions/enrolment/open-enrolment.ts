import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { codeOf, ENROLMENT_LETTERS, shownCode } from '../../domain/operators/one-time-codes.ts';
import {
  type Enrolment,
  insertEnrolment,
  saveCode,
  saveLink,
} from '../../store/operators/enrolments.ts';
import { signLink } from './link-token.ts';

const HOUR_MS = 3_600_000;

/** How long an operator has to enrol; each link within it is good for an hour. */
const ENROLMENT_HOURS = 72;
const LINK_HOURS = 1;

type Opening = Pick<IdentityDeps, 'clock' | 'ids'>;
type Db = pg.Pool | pg.ClientBase;

/** Opens a way to set password and second factor. Nobody has link or code yet. */
export async function openEnrolment(
  { clock, ids }: Opening,
  tx: pg.ClientBase,
  of: Pick<Enrolment, 'siteId' | 'operatorId' | 'linkFor' | 'codeFor'>,
): Promise<string> {
  const at = clock.now();
  const enrolmentId = ids.next();
  const endsAt = new Date(at.getTime() + ENROLMENT_HOURS * HOUR_MS);
  await insertEnrolment(tx, { ...of, enrolmentId, at, endsAt });
  return enrolmentId;
}

/** Makes a link; the one before it is worth nothing any more. */
export async function makeLink(
  deps: Opening & Parameters<typeof signLink>[0],
  db: Db,
  { enrolmentId, operatorId, siteId }: Pick<Enrolment, 'enrolmentId' | 'operatorId' | 'siteId'>,
): Promise<{ token: string; until: Date }> {
  const linkId = deps.ids.next();
  const until = new Date(deps.clock.now().getTime() + LINK_HOURS * HOUR_MS);
  await saveLink(db, enrolmentId, { linkId, until });
  return { token: await signLink(deps, { linkId, operatorId, siteId, until }), until };
}

/** Makes the code that goes with the link, instead of the one before it. */
export async function makeCode(
  { vault }: Pick<IdentityDeps, 'vault'>,
  db: Db,
  enrolmentId: string,
): Promise<string> {
  const code = codeOf(randomBytes(ENROLMENT_LETTERS * 3), ENROLMENT_LETTERS);
  await saveCode(db, enrolmentId, enrolmentCodeHash(vault, enrolmentId, code));
  return shownCode(code);
}

/** Bound to its enrolment: a code of another one is no code. */
export function enrolmentCodeHash(
  vault: IdentityDeps['vault'],
  enrolmentId: string,
  code: string,
): string {
  return vault.digest('operator_enrolment.code', `${enrolmentId} ${code}`);
}
