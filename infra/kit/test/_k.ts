import { openTestSpace } from '@noriter/kit/testing';
import { startConsumers } from '@noriter/kit/kafka/consumers';
import { consume } from '@noriter/kit/kafka';
import { walletEvents } from '@noriter/proto/topics';
import { create } from '@bufbuild/protobuf';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { Registry } from 'prom-client';
import { randomUUID } from 'node:crypto';
import { execSync, spawn } from 'node:child_process';
import fs from 'node:fs';
const space = await openTestSpace('kill');
await space.makeTopics([walletEvents]);
const seen = new Map<string, number[]>(); const ids = new Map<string, number>();
let lastAt = performance.now(), gap = 0; 
const metrics = new Registry();
const c = await startConsumers({ kafka: space.kafka, service: 'b', names: space.names, deps: null, producer: space.producer, clock: { now: () => new Date() }, log: space.log, metrics,
  consumes: [consume(walletEvents, { maxBatch: 200, handleBatch: async (_d: null, events) => { const n = performance.now(); gap = Math.max(gap, n - lastAt); lastAt = n; for (const e of events) { ids.set(e.id, (ids.get(e.id) ?? 0) + 1); if (ids.get(e.id) === 1) { const a = seen.get(e.key) ?? []; a.push(Number((e.value.event.value as any).version)); seen.set(e.key, a); } } } })] });
const acked: string[] = []; let failed = 0, stop = false, firstFail = ''; let sendGap = 0, lastSent = performance.now();
const loops = Array.from({ length: 20 }, async (_, k) => { const key = 'm' + k; for (let v = 0; !stop; v++) {
  const id = randomUUID();
  for (;;) { try { await space.producer.send(walletEvents, { key, id, value: create(WalletEventSchema, { event: { case: 'outcome', value: { version: BigInt(v) } } }) }); acked.push(id); sendGap = Math.max(sendGap, performance.now() - lastSent); lastSent = performance.now(); break; } catch (e) { failed++; firstFail ||= String(e); await new Promise(r => setTimeout(r, 50)); } }
} });
await new Promise(r => setTimeout(r, 2000));
const mode = process.argv[2];
console.log('before', acked.length, 'consumed', ids.size);
if (mode === 'kill') {
  process.kill(Number(fs.readFileSync('/tmp/kitb/kafka/pid', 'utf8')), 'SIGKILL');
  await new Promise(r => setTimeout(r, Number(process.argv[3] ?? 1000)));
  const t = performance.now();
  execSync(`bash -c 'cd /tmp/kitb; nohup java -Xmx512m -XX:+UseSerialGC -cp "/tmp/kitb/jars/*" kafka.Kafka kafka/server.properties > kafka/log 2>&1 & echo $! > kafka/pid'`);
  const n = acked.length, m = ids.size;
  while (acked.length === n) await new Promise(r => setTimeout(r, 10));
  console.log('first send ok after restart', Math.round(performance.now() - t), 'ms');
  while (ids.size === m) await new Promise(r => setTimeout(r, 10));
  console.log('first consumed after restart', Math.round(performance.now() - t), 'ms');
} else { const pid = Number(fs.readFileSync('/tmp/kitb/kafka/pid', 'utf8')); process.kill(pid, 'SIGSTOP'); await new Promise(r => setTimeout(r, Number(process.argv[3]))); process.kill(pid, 'SIGCONT'); }
await new Promise(r => setTimeout(r, 5000));
stop = true; await Promise.all(loops);
await new Promise(r => setTimeout(r, 3000));
const lost = acked.filter(id => !ids.has(id)).length; const dup = [...ids.values()].filter(n => n > 1).length;
let disorder = 0; for (const a of seen.values()) a.forEach((v, i) => { if (v !== i) disorder++; });
console.log({ acked: acked.length, failed, firstFail, lost, dup, disorder, gap: Math.round(gap), sendGap: Math.round(sendGap) });
console.log((await metrics.metrics()).split('\n').filter(l => /restarts_total\{|stalled\{|lag\{/.test(l)).join('\n'));
await c.stop(); await space.close(); process.exit(0);
