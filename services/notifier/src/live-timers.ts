import type { LiveDeps } from './live-deps.ts';
import type { InstanceBatch, InstanceBus } from './presence/instance-bus.ts';
import { PRESENCE_BEAT_MS } from './presence/presence.ts';
import { TICK_MS } from './sessions/session-host.ts';
import { sendSnapshot } from './snapshots/send-snapshot.ts';

/** Sessions whose state is asked about again, this often, in case an event was lost. */
const CHECK_EVERY_MS = 30_000;

export function startTimers(deps: LiveDeps, bus: InstanceBus): NodeJS.Timeout[] {
  const { open, sites, checks, waiting, log } = deps;
  const run = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log.warn({ err: error }, 'background work failed'));
  };
  const tick = () => {
    sites.tick();
    waiting.look(Array.from(open, (session) => session.waitingBytes()));
    for (const session of open) session.tick();
  };
  return [
    setInterval(tick, TICK_MS),
    setInterval(
      run(() => beat(deps, bus)),
      PRESENCE_BEAT_MS,
    ),
    setInterval(run(checks.checkAll), CHECK_EVERY_MS),
  ].map((timer) => timer.unref());
}

async function beat(deps: LiveDeps, bus: InstanceBus): Promise<void> {
  if ((await deps.presence.beat()) !== 'restored') return;
  deps.log.warn('presence was lost and is restored; every instance looks at the records again');
  try {
    await notifyOthers(deps, bus, { lookAgain: true });
    await lookAgain(deps);
  } catch (error) {
    // Not all were notified: the next beat restores and notifies again.
    deps.presence.doubt();
    throw error;
  }
}

/** Events may have been lost: what is shown here is read from the records again. */
export async function lookAgain(deps: LiveDeps): Promise<void> {
  await deps.sites.load();
  await deps.checks.checkAll();
  const reading = [];
  for (const session of deps.audiences.sessions()) {
    for (const subscription of session.subscriptions.all()) {
      // A site's readers were notified when its state was read.
      if (subscription.destination.kind === 'site') continue;
      reading.push(sendSnapshot(deps, session, subscription));
    }
  }
  await Promise.all(reading);
}

export async function notifyOthers(
  { presence }: LiveDeps,
  bus: InstanceBus,
  batch: InstanceBatch,
): Promise<void> {
  const others = await presence.locate(() => []);
  await Promise.all(Array.from(others.keys(), (id) => bus.send(id, batch)));
}
