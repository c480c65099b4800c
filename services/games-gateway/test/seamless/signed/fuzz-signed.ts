import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { GamesWorld } from '../../world/games-world.ts';
import type { VendorReply } from '../../world/vendor-calls.ts';
import { allowedMoves, type Sent, type Taken } from './allowed-moves.ts';
import { openTable, type Table } from './open-table.ts';
import type { Exchange, Ids, Protocol } from './protocol.ts';
import { amountsOf, spoil, spoilBytes, type Wrong, wrongs } from './spoil.ts';

/** Cases of one protocol, beside each amount with each value in its place. */
const RUNS = 8 * Number(process.env.FUZZ_RUNS ?? 30);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_115);

/** A wallet that is slow just now is asked again, as vendors do. */
const ATTEMPTS = 3;

/**
 * Calls a vendor's door with calls that are wrong in one place and rightly signed. Each is answered with a
 * 200 in the protocol's own words, never for a fault of ours, and moves what it says or nothing.
 *
 * @returns what went wrong, shrunk
 */
export async function fuzzSigned(world: GamesWorld, protocol: Protocol): Promise<string[]> {
  const table = await openTable(world, protocol);
  const exchanges = [protocol.bet, ...protocol.others];
  const { player, session } = table.other;
  const values = [...protocol.values, protocol.write(player), protocol.write(session)];
  const taken: Taken = new Set();
  const found: string[] = [];
  const property = fc.asyncProperty(
    fc.constantFrom(...exchanges),
    wrongs(values),
    async (exchange, wrong) => {
      const what = await tryOne({ world, protocol, table, taken }, exchange, wrong);
      if (what !== null) found.push(`${exchange.path}: ${what}`);
      return what === null;
    },
  );
  const examples = exchanges.flatMap((exchange) => amountsOf(exchange, values));
  const numRuns = examples.length + RUNS;
  const checked = await fc.check(property, { numRuns, seed: SEED, examples });
  if (!checked.failed) return [];
  const where = `FUZZ_SEED=${checked.seed} path=${checked.counterexamplePath}`;
  return [`${protocol.name} ${found.at(-1) ?? String(checked.errorInstance)}; ${where}`];
}

type Fuzz = { world: GamesWorld; protocol: Protocol; table: Table; taken: Taken };

/** @returns what is wrong with how it was answered, or with what it moved */
async function tryOne(fuzz: Fuzz, exchange: Exchange, wrong: Wrong): Promise<string | null> {
  const { protocol, table } = fuzz;
  const { seat } = table;
  const ids: Ids = { round: randomUUID(), bet: randomUUID(), own: randomUUID() };
  if (exchange.needsBet) {
    const { bet } = protocol;
    const first = await ask(fuzz, bet, protocol.bytes(bet.fields(seat, { ...ids, own: ids.bet })));
    if (!protocol.read(first).isOk) return `a bet was answered ${first.text}`;
  }
  const { fields, touched } = spoil(exchange.fields(seat, ids), wrong.spoiling);
  const body = spoilBytes(protocol.bytes(fields), wrong.bytes);
  const before = await table.money();
  const faults = await table.faults();
  const reply = await ask(fuzz, exchange, body);
  const faulty = (await table.faults()) - faults >= ATTEMPTS;
  const after = await table.money();
  const sent = { exchange, fields, touched: wrong.bytes === 'none' ? touched : null };
  const what = faulty ? 'a fault of ours' : judge(fuzz, sent, { reply, before, after });
  return what === null ? null : `${what}: ${body.toString('latin1').slice(0, 500)}`;
}

async function ask(
  { world, protocol, table }: Fuzz,
  { path }: Exchange,
  body: Buffer,
): Promise<VendorReply> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await table.faults();
    const reply = await protocol.send(world.vendor, path, body);
    if (attempt === ATTEMPTS || (await table.faults()) === before) return reply;
  }
}

type Money = Awaited<ReturnType<Table['money']>>;

function judge(
  { protocol, taken }: Fuzz,
  sent: Sent,
  { reply, before, after }: { reply: VendorReply; before: Money; after: Money },
): string | null {
  if (reply.status !== 200) return `answered ${reply.status} ${reply.text}`;
  const { isOk, balance } = protocol.read(reply);
  const moved = after.worth - before.worth;
  const allowed = isOk ? allowedMoves(protocol, sent, taken) : [0n];
  if (allowed === null) return `took what is no amount, ${moved}`;
  if (!allowed.includes(moved))
    return `moved ${moved} and not ${allowed.join(' or ')}, ${reply.text}`;
  if (after.cash.some((cash) => cash < 0n)) return `left ${after.cash.join(' and ')}`;
  // What is repeated has the balance of then.
  const isFirst = allowed.length === 1;
  if (isOk && isFirst && balance !== null && !after.cash.includes(balance)) {
    return `said ${balance} and not ${after.cash.join(' or ')}`;
  }
  return null;
}
