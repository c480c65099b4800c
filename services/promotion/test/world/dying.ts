import type { PromotionWorld } from './promotion-world.ts';

/** The service's own deps, whose database goes away after so many transactions. */
export function dyingAfter(world: PromotionWorld, transactions: number) {
  const { deps } = world.running;
  let left = transactions;
  const pool = new Proxy(deps.pool, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== 'connect') return typeof value === 'function' ? value.bind(target) : value;
      return async () => {
        left -= 1;
        const client = await target.connect();
        if (left > 0) return client;
        client.release(true);
        throw new Error('The database is gone.');
      };
    },
  });
  return { ...deps, pool };
}
