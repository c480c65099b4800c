// Fills a notifier that has the memory of a container, in a control group of the kernel: it refuses
// whom it has no room for, and brings to all others what comes: npm run load:sockets
// (LOAD_MEMORY_MIB=256 is a smaller container; it takes Linux and root)
import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { helloOf, startNotifier } from '../bench/stomp/notifier-process.ts';
import { type MemoryGroup, openMemoryGroup } from '../machine/memory-group.ts';
import { openSocket, type Refusal } from '../machine/open-socket.ts';
import { openServers } from '../machine/servers.ts';
import { peakMemoryOf } from '../machine/service-process.ts';
import { waitUntil } from '../machine/wait-until.ts';

const LIMIT_MIB = Number(process.env.LOAD_MEMORY_MIB ?? 512);
/** As many are refused before the notifier is taken to be full. */
const REFUSALS = 50;
/** So many come at a time. */
const AT_ONCE = 32;
/** To each reader, none waiting for the one before to be read. */
const MESSAGES = 20;
const RECEIVED_MS_MAX = 120_000;
const MIB = 1024 ** 2;
const NO_LIMIT = 1_000_000;
const NO_ROOM = 503;

/** A member with one page open, and how many balances came to it, each in its turn. */
type Reader = { memberId: string; received: number; isGone: boolean };
type Crowd = { readers: Reader[]; refusals: Refusal[] };

const group = openGroup();
if (group !== null) await fillOne(group).finally(() => group.close());

function openGroup(): MemoryGroup | null {
  try {
    return openMemoryGroup(LIMIT_MIB);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return null;
  }
}

async function fillOne({ inside, killed }: MemoryGroup): Promise<void> {
  const closeServers = await openServers();
  const space = await openTestSpace('sockets');
  const crowd: Crowd = { readers: [], refusals: [] };
  let residentMib = Number.NaN;
  try {
    const notifier = await startNotifier(space, { connections: NO_LIMIT, inside });
    try {
      await crowdInto(crowd, space, notifier.port);
      await notifyAll(space, crowd.readers);
      residentMib = peakMemoryOf(notifier) / MIB;
    } finally {
      await notifier.close();
    }
  } catch (error) {
    console.error(error);
  } finally {
    await space.close();
    await closeServers();
  }
  report(crowd, { residentMib, killed: killed() });
}

/** Members come until enough of them were refused. */
async function crowdInto(crowd: Crowd, space: TestSpace, port: number): Promise<void> {
  const come = async () => {
    while (crowd.refusals.length < REFUSALS) {
      const reader = { memberId: randomUUID(), received: 0, isGone: false };
      const hello = await helloOf(space, reader.memberId);
      const onFrame = (frame: string) => {
        const version = Number(/^version:(\d+)$/m.exec(frame)?.[1]);
        if (version === reader.received + 1) reader.received = version;
      };
      const onEnd = () => {
        reader.isGone = true;
      };
      const refusal = await openSocket({ port, hello, onFrame, onEnd });
      if (refusal === null) crowd.readers.push(reader);
      else crowd.refusals.push(refusal);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, come));
}

/** Returns when all have everything, or when they should have had it long since. */
async function notifyAll({ producer }: TestSpace, readers: readonly Reader[]): Promise<void> {
  for (let version = 1; version <= MESSAGES; version += 1) {
    const outcome = { applied: true, cash: BigInt(version), version: BigInt(version) };
    const sent = readers.map(({ memberId }) =>
      producer.send(walletEvents, {
        key: memberId,
        id: randomUUID(),
        value: create(WalletEventSchema, {
          siteId: 'noriter',
          memberId,
          occurredAt: timestampFromDate(new Date()),
          event: { case: 'outcome', value: outcome },
        }),
      }),
    );
    await Promise.all(sent);
  }
  const isOver = async () =>
    readers.every(({ received, isGone }) => received === MESSAGES || isGone);
  await waitUntil('all messages came', isOver, RECEIVED_MS_MAX).catch(console.error);
}

/** @param process.residentMib the most it held, NaN where it has ended */
function report(
  { readers, refusals }: Crowd,
  { residentMib, killed }: { residentMib: number; killed: number },
): void {
  const refused = refusals.filter((refusal) => refusal === NO_ROOM).length;
  const otherwise = refusals.length - refused;
  for (const other of new Set(refusals)) if (other !== NO_ROOM) console.error(`refused: ${other}`);
  const messages = readers.length * MESSAGES;
  const lost = readers.reduce((sum, { received }) => sum - received, messages);
  const isFull = readers.length > 0 && refused >= REFUSALS;
  const isMet = isFull && otherwise + lost + killed === 0 && !Number.isNaN(residentMib);
  if (!isMet) process.exitCode = 1;
  console.log(
    `load:sockets limit_mib=${LIMIT_MIB} open=${readers.length} refused=${refused} ` +
      `refused_otherwise=${otherwise} messages=${messages} lost=${lost} ` +
      `resident_mib=${residentMib.toFixed(0)} killed=${killed} thresholds=${isMet ? 'met' : 'missed'}`,
  );
}
