import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import { defineScript } from '@noriter/kit/redis';
import type { Redis } from 'ioredis';
import type { VelocityRules } from './rules.ts';

/** Under load acts are counted together, as the kit counts calls; one that comes alone at once. */
const COUNT = { restMs: 8, maxBatch: 500, maxQueue: 20_000 };

/**
 * Of each person a list: the times of the last acts, the newest first; of who is refused only until
 * when. The times are Redis' own, so it does not matter which process asks. A hit forgets the acts:
 * whoever was refused begins anew.
 */
const countActs = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local blockMs, longest, most, rules = tonumber(ARGV[1]), 0, 0, {}
  for place = 2, #ARGV, 2 do
    local rule = { tonumber(ARGV[place]), tonumber(ARGV[place + 1]) }
    rules[#rules + 1] = rule
    most, longest = math.max(most, rule[1]), math.max(longest, rule[2])
  end
  local answers = {}
  for place, key in ipairs(KEYS) do
    local hit, left = -1, 0
    local newest = redis.call('LINDEX', key, 0)
    if newest and string.sub(newest, 1, 1) == 'b' then
      left = tonumber(string.sub(newest, 2)) - now
    elseif newest then
      for number, rule in ipairs(rules) do
        local earlier = hit < 0 and redis.call('LINDEX', key, rule[1] - 1)
        if earlier and now - tonumber(earlier) < rule[2] then hit = number - 1 end
      end
    end
    if hit >= 0 then
      left = blockMs
      redis.call('DEL', key)
      redis.call('LPUSH', key, 'b' .. string.format('%.0f', now + blockMs))
      redis.call('PEXPIRE', key, blockMs)
    elseif left <= 0 then
      if redis.call('LPUSH', key, string.format('%.0f', now)) > most * 2 then
        redis.call('LTRIM', key, 0, most - 1)
      end
      redis.call('PEXPIRE', key, longest)
    end
    answers[place] = { hit, left }
  end
  return answers`;

export type CountedAct = { readonly person: string; readonly rules: VelocityRules };

/** Which rule was hit now, or -1, and for how many milliseconds the person is refused. */
export type ActCount = [hit: number, leftMs: number];

type ActRedis = Redis & {
  countActs(keys: number, ...keysThenNumbers: (string | number)[]): Promise<ActCount[]>;
};

/**
 * Opens what counts acts.
 *
 * @param kind of the acts; two kinds of one person do not add up
 */
export function openActCounter(redis: Redis, kind: string): MicroBatcher<CountedAct, ActCount> {
  defineScript(redis, 'countActs', { lua: countActs });
  const counting = redis as ActRedis;
  const countBy = ({ blockSeconds, rules }: VelocityRules, persons: readonly string[]) =>
    counting.countActs(
      persons.length,
      ...persons.map((person) => `velocity:${kind}:${person}`),
      blockSeconds * 1_000,
      ...rules.flatMap(({ acts, seconds }) => [acts, seconds * 1_000]),
    );
  return createMicroBatcher<CountedAct, ActCount>({
    ...COUNT,
    async run(acts) {
      const counted: ActCount[] = [];
      // Mostly one: the acts of a moment are of one site.
      const byRules = Map.groupBy(acts.keys(), (place) => acts[place]?.rules);
      await Promise.all(
        [...byRules].map(async ([rules, places]) => {
          if (rules === undefined) return;
          const persons = places.map((place) => acts[place]?.person ?? '');
          const answers = await countBy(rules, persons);
          for (const [at, place] of places.entries()) counted[place] = answers[at] ?? [-1, 0];
        }),
      );
      return counted;
    },
  });
}
