import type { IdentityWorld } from './identity-world.ts';

/**
 * What happens while somebody's password waits to be judged, which it was by what was stored before, or a new one
 * to be hashed, when all was proved; whoever asks meanwhile does not wait.
 */
export async function whileJudged<T>(
  { deps: { passwords } }: IdentityWorld,
  at: 'isRight' | 'isRightAtDoor' | 'hash',
  { asks, happens }: { asks: () => Promise<T>; happens: () => Promise<unknown> },
): Promise<T> {
  const judge: (...given: never[]) => Promise<unknown> = passwords[at].bind(passwords);
  const put = (way: typeof judge) => Object.assign(passwords, { [at]: way });
  const judged = Promise.withResolvers<void>();
  const happened = Promise.withResolvers<void>();
  put(async (...given) => {
    const isRight = await judge(...given);
    judged.resolve();
    await happened.promise;
    return isRight;
  });
  try {
    const under = asks();
    await judged.promise;
    put(judge);
    await happens();
    happened.resolve();
    return await under;
  } finally {
    put(judge);
  }
}
