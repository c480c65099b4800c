import { defineScript } from '@noriter/kit/redis';
import type { Redis } from 'ioredis';
import type { VelocityRules } from './rules.ts';

/**
 * Of each person a list: the times of the last acts, the newest first; of who is refused only until
 * when. The times are Redis' own, so it does not matter which process asks. A hit forgets the acts:
 * whoever was refused begins anew. Only acts that are refused are answered: most are not.
 */
const countActs = `
  local call, format = redis.call, string.format
  local time = call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local nowText = format('%.0f', now)
  local blockMs, longest, most, rules = tonumber(ARGV[1]), 0, 0, {}
  local blockText = 'b' .. format('%.0f', now + blockMs)
  for place = 2, #ARGV, 2 do
    local rule = { tonumber(ARGV[place]) - 1, tonumber(ARGV[place + 1]) }
    rules[#rules + 1] = rule
    most, longest = math.max(most, rule[1] + 1), math.max(longest, rule[2])
  end
  local refused = {}
  for place, key in ipairs(KEYS) do
    local hit, left = -1, 0
    local newest = call('LINDEX', key, 0)
    if newest and string.sub(newest, 1, 1) == 'b' then
      left = tonumber(string.sub(newest, 2)) - now
    elseif newest then
      for number, rule in ipairs(rules) do
        local earlier = call('LINDEX', key, rule[1])
        if earlier and now - tonumber(earlier) < rule[2] then
          hit = number - 1
          break
        end
      end
    end
    if hit >= 0 then
      left = blockMs
      call('DEL', key)
      call('LPUSH', key, blockText)
      call('PEXPIRE', key, blockMs)
    elseif left <= 0 then
      if call('LPUSH', key, nowText) > most * 2 then
        call('LTRIM', key, 0, most - 1)
      end
      call('PEXPIRE', key, longest)
    end
    if left > 0 then refused[#refused + 1] = { place - 1, hit, left } end
  end
  return refused`;

export type CountedAct = { readonly person: string; readonly rules: VelocityRules };

/** An act that is refused: the rule that it hit, or -1 within a block, and how long the block lasts. */
export type RefusedAct = { readonly hit: number; readonly leftMs: number };

/** Null for an act that passes. */
export type ActCount = RefusedAct | null;

type ActRedis = Redis & {
  countActs(
    keys: number,
    ...keysThenNumbers: (string | number)[]
  ): Promise<[place: number, hit: number, leftMs: number][]>;
};

/**
 * Opens what counts acts, in their order.
 *
 * @param kind of the acts; two kinds of one person do not add up
 */
export function openActCounter(
  redis: Redis,
  kind: string,
): (acts: readonly CountedAct[]) => Promise<ActCount[]> {
  defineScript(redis, 'countActs', { lua: countActs });
  const counting = redis as ActRedis;
  const prefix = `velocity:${kind}:`;
  return async (acts) => {
    const counted = acts.map((): ActCount => null);
    // Mostly one: the acts of a moment are of one site.
    const byRules = Map.groupBy(acts.entries(), ([, { rules }]) => rules);
    await Promise.all(
      [...byRules].map(async ([{ blockSeconds, rules }, ofRules]) => {
        if (rules.length === 0) return;
        const refused = await counting.countActs(
          ofRules.length,
          ...ofRules.map(([, { person }]) => prefix + person),
          blockSeconds * 1_000,
          ...rules.flatMap(({ acts: most, seconds }) => [most, seconds * 1_000]),
        );
        for (const [at, hit, leftMs] of refused) {
          const place = ofRules[at]?.[0];
          if (place !== undefined) counted[place] = { hit, leftMs };
        }
      }),
    );
    return counted;
  };
}
