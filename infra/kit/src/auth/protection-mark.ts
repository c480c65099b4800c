import type { Redis } from 'ioredis';
import { defineScript } from '../redis/redis.ts';

/**
 * What a stake is judged by, in a word: which version of a member's protection holds, and whether the
 * member may come in at all.
 */
export type ProtectionMark = { readonly version: number; readonly suspended: boolean };

/**
 * How long a mark is believed without being written anew: how long bets go on without identity, which
 * changes nothing while it is away, and how old one may be that identity alone cannot reach. A log-in, a
 * new token and each question begin it again.
 */
const MARK_TTL_MS = 30 * 60_000;

/** Longer than a transaction can take: then whoever began the change is gone. */
const CHANGING_TTL_MS = 2 * 60_000;

/**
 * Writes a mark, unless what is there knows more: a newer version, or a change under way that is not
 * the writer's own. Of one version the word of who has just changed it counts, and not that of who has read.
 */
const writeMark = `
  local held = redis.call('GET', KEYS[1])
  if held and held ~= ARGV[3] then
    local version = tonumber(string.match(held, '^%d+'))
    if not version or version > tonumber(ARGV[2]) then return 0 end
    if version == tonumber(ARGV[2]) and held ~= ARGV[1] and ARGV[3] == '' then return 0 end
  end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[4])
  return 1`;

type MarkingRedis = Redis & {
  writeProtectionMark(key: string, ...markThenTtl: (string | number)[]): Promise<number>;
};

/**
 * Says that a member's protection is being changed: until `endProtectionChange` nobody knows it. Called
 * under the member's lock, before the change is committed, so that a crash in between leaves no mark
 * that is wrong.
 */
export async function beginProtectionChange(
  redis: Redis,
  memberId: string,
  changeId: string,
): Promise<void> {
  await redis.set(keyOf(memberId), changingText(changeId), 'PX', CHANGING_TTL_MS);
}

/** Marks what holds once a change has been committed, or given up. */
export async function endProtectionChange(
  redis: Redis,
  memberId: string,
  { changeId, mark }: { changeId: string; mark: ProtectionMark },
): Promise<void> {
  await write(redis, memberId, { mark, own: changingText(changeId), ttlMs: MARK_TTL_MS });
}

/**
 * Writes what was read of members without a change. What is known already and newer stays.
 *
 * @param ttlMs for who will not be asked again, such as a benchmark without identity
 */
export async function offerProtectionMarks(
  redis: Redis,
  marks: Iterable<readonly [memberId: string, mark: ProtectionMark]>,
  ttlMs = MARK_TTL_MS,
): Promise<void> {
  await Promise.all(
    Array.from(marks, ([memberId, mark]) => write(redis, memberId, { mark, own: '', ttlMs })),
  );
}

/**
 * Reads the marks of many members by one command.
 *
 * @returns them in the order of the members; null for who is not known, or being changed: ask identity
 * @throws what Redis throws when it is down: then ask identity too
 */
export async function readProtectionMarks(
  redis: Redis,
  memberIds: readonly string[],
): Promise<(ProtectionMark | null)[]> {
  if (memberIds.length === 0) return [];
  return (await redis.mget(memberIds.map(keyOf))).map(markOf);
}

async function write(
  redis: Redis,
  memberId: string,
  { mark, own, ttlMs }: { mark: ProtectionMark; own: string; ttlMs: number },
): Promise<void> {
  defineScript(redis, 'writeProtectionMark', { lua: writeMark, numberOfKeys: 1 });
  const marking = redis as MarkingRedis;
  await marking.writeProtectionMark(keyOf(memberId), textOf(mark), mark.version, own, ttlMs);
}

const written = /^(\d{1,10})( suspended)?$/;

function markOf(text: string | null): ProtectionMark | null {
  const [whole, version, suspended] = written.exec(text ?? '') ?? [];
  return whole === undefined
    ? null
    : { version: Number(version), suspended: suspended !== undefined };
}

function textOf({ version, suspended }: ProtectionMark): string {
  return suspended ? `${version} suspended` : `${version}`;
}

function changingText(changeId: string): string {
  return `?${changeId}`;
}

function keyOf(memberId: string): string {
  return `protection:${memberId}`;
}
