/**
 * RabbitMQ's Web-STOMP with as many readers, for comparison, where `rabbitmq-server` is installed.
 * A node of its own, in a folder of its own: whatever runs on the machine is left alone.
 */

import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@noriter/kit/testing';
import { freePort } from '@noriter/local/ports';
import { execa } from 'execa';
import { pace } from './pace.ts';
import { openReaders } from './reader-process.ts';
import { CHANNELS, type Side } from './side.ts';
import { stampNow } from './stamp.ts';

/** Where packages put the scripts; those on the PATH of Debian change the user first. */
const scripts = ['/usr/lib/rabbitmq/bin', '/opt/rabbitmq/sbin', '/usr/local/sbin'];
const START_MS = 60_000;
const MS_PER_TICK = 10;

/** @returns null where RabbitMQ is not installed */
export async function openRabbitSide(): Promise<Side | null> {
  const folder = scripts.find((one) => existsSync(join(one, 'rabbitmq-server')));
  if (folder === undefined) return null;
  const data = mkdtempSync(join(tmpdir(), 'noriter-rabbit-'));
  const [amqp, stomp, web, names] = await freePorts();
  const settings = [
    `listeners.tcp.1 = 127.0.0.1:${amqp}`,
    `stomp.listeners.tcp.1 = 127.0.0.1:${stomp}`,
    'web_stomp.tcp.ip = 127.0.0.1',
    // Readers only listen: a minute of that would count as their absence.
    'web_stomp.ws_opts.idle_timeout = 3600000',
    `web_stomp.tcp.port = ${web}`,
    'log.console.level = error',
  ];
  writeFileSync(join(data, 'rabbitmq.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(data, 'enabled_plugins'), '[rabbitmq_stomp,rabbitmq_web_stomp].\n');
  const env = {
    HOME: data,
    ERL_EPMD_PORT: String(names),
    RABBITMQ_NODENAME: `bench-${amqp}@localhost`,
    RABBITMQ_CONFIG_FILE: join(data, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(data, 'enabled_plugins'),
    RABBITMQ_MNESIA_BASE: join(data, 'mnesia'),
    RABBITMQ_LOG_BASE: join(data, 'log'),
    RABBITMQ_PID_FILE: join(data, 'pid'),
  };
  const server = execa(join(folder, 'rabbitmq-server'), [], {
    env,
    stdio: 'ignore',
    reject: false,
  });
  const sender = await eventually(() => openSender(stomp), START_MS);
  await eventually(() => once(connect(web, '127.0.0.1'), 'connect'), START_MS);
  const hellos = Array.from({ length: CHANNELS }, (_, channel) => helloOf(channel));
  const readers = await openReaders({ port: web, hellos });
  const pid = Number(readFileSync(join(data, 'pid'), 'utf8'));
  let next = 0;
  return {
    name: 'rabbitmq',
    readers,
    offer: (perSecond, durationMs) =>
      pace(perSecond, durationMs, (count) => {
        const frames = Array.from({ length: count }, (_, index) => messageTo(next + index));
        next += count;
        sender.write(frames.join(''));
      }),
    processorMs: async () => ({ rabbitmq: processorOf(pid) }),
    async close() {
      readers.close();
      sender.destroy();
      process.kill(pid);
      await server;
      // The directory of Erlang's nodes is started by the first of them and outlives it.
      await execa('epmd', ['-kill'], { env, reject: false });
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function freePorts(): Promise<[number, number, number, number]> {
  return [await freePort(), await freePort(), await freePort(), await freePort()];
}

function helloOf(channel: number): string {
  return (
    'CONNECT\naccept-version:1.2\nhost:/\nlogin:guest\npasscode:guest\n\n\0' +
    `SUBSCRIBE\nid:sub-0\ndestination:/topic/token.${channel}\nreceipt:1\n\n\0`
  );
}

/** What the other sides deliver, to one reader after the other. */
function messageTo(turn: number): string {
  const body = `{"cmd":"CASH","data1":"${stampNow()}","data2":"0"}`;
  return (
    `SEND\ndestination:/topic/token.${turn % CHANNELS}\nversion:1000000\nheld:0\nowed:0\n` +
    `content-type:application/json\n\n${body}\0`
  );
}

async function openSender(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('CONNECT\naccept-version:1.2\nhost:/\nlogin:guest\npasscode:guest\n\n\0');
  const [answer] = await once(socket, 'data');
  if (!String(answer).startsWith('CONNECTED')) throw new Error(String(answer));
  return socket;
}

/** The processor time of another process: user and system, the 14th and 15th word of its line. */
function processorOf(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(words[11]) + Number(words[12])) * MS_PER_TICK;
}
