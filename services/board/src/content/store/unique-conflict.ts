import { Prisma } from '../../generated/client.ts';

/** Whether a row with this key is there already. */
export function isUniqueConflict(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
