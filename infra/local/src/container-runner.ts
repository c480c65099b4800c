// Runs one container for as long as this process runs. Should it be killed, testcontainers' own
// reaper removes the container.
import { GenericContainer, Wait } from 'testcontainers';
import { z } from 'zod';
import { containerReadyLine } from './servers/containers.ts';

const planSchema = z.object({
  image: z.string(),
  port: z.number(),
  hostPort: z.number(),
  environment: z.record(z.string(), z.string()),
  command: z.array(z.string()),
  mounts: z.array(z.object({ source: z.string(), target: z.string() })),
});

const plan = planSchema.parse(JSON.parse(process.argv[2] ?? ''));
const container = new GenericContainer(plan.image)
  .withExposedPorts({ container: plan.port, host: plan.hostPort })
  .withEnvironment(plan.environment)
  .withBindMounts(plan.mounts.map((mount) => ({ ...mount, mode: 'rw' as const })))
  .withWaitStrategy(Wait.forListeningPorts())
  .withLogConsumer((stream) => stream.pipe(process.stdout));
if (plan.command.length > 0) container.withCommand(plan.command);

const started = await container.start();
console.log(containerReadyLine);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void started.stop({ timeout: 20_000 }).finally(() => process.exit(0));
  });
}
