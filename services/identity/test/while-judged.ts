import type { IdentityWorld } from './identity-world.ts';

/**
 * What happens while somebody's password waits to be judged, which it was by what was stored before; whoever
 * asks meanwhile does not wait.
 */
export async function whileJudged<T>(
  { deps: { passwords } }: IdentityWorld,
  at: 'isRight' | 'isRightAtDoor',
  { asks, happens }: { asks: () => Promise<T>; happens: () => Promise<unknown> },
): Promise<T> {
  const judge = passwords[at].bind(passwords);
  const judged = Promise.withResolvers<void>();
  const happened = Promise.withResolvers<void>();
  passwords[at] = async (...given) => {
    const isRight = await judge(...given);
    judged.resolve();
    await happened.promise;
    return isRight;
  };
  try {
    const under = asks();
    await judged.promise;
    passwords[at] = judge;
    await happens();
    happened.resolve();
    return await under;
  } finally {
    passwords[at] = judge;
  }
}
