import { describe, expect, test } from 'vitest';
import { errorsOf, lastReason } from '../processes/log-errors.ts';
import { serverProperties } from '../servers/kafka.ts';
import { hidePassword } from '../servers/postgres-databases.ts';
import { parsePostmasterPid } from '../servers/postgres-lock.ts';
import { demoCode } from '../site/demo.ts';
import { javaVersion } from '../tools/java.ts';
import { mavenFailed } from '../tools/maven-jars.ts';

describe('what other programs write', () => {
  test('Java tells its version in two ways', () => {
    expect(javaVersion('openjdk version "17.0.15" 2025-04-15')).toBe(17);
    expect(javaVersion('java version "1.8.0_392"')).toBe(8);
    expect(javaVersion('command not found')).toBeNull();
  });

  test('the first line of postmaster.pid is its process', () => {
    expect(parsePostmasterPid('4711\n/data\n1700000000\n54320\n')).toBe(4711);
    expect(parsePostmasterPid('')).toBeNull();
  });

  test('Maven without a network is told from Maven with an error', () => {
    const offline = mavenFailed('[ERROR] Could not transfer artifact: Unknown host repo.example');
    expect(offline).toContain('the network did not let it');
    expect(offline).toContain('NORITER_KAFKA_BROKERS');
    expect(mavenFailed('[ERROR] Malformed POM')).toContain('it reported an error (Malformed POM)');
  });
});

describe('errors in the log of a service', () => {
  const line = (level: string, msg: string) => JSON.stringify({ level, msg });

  test('are shown with their reason and request, everything below is not', () => {
    const error = { level: 'error', msg: 'failed', err: { message: 'no disk' }, requestId: 'r1' };
    const text = [line('info', 'fine'), JSON.stringify(error), 'not json', '{"half'].join('\n');
    expect(errorsOf('wallet', text)).toEqual(['wallet: failed: no disk (request r1)']);
  });

  test('do not flood the terminal', () => {
    const text = Array.from({ length: 40 }, (_, index) => line('error', `e${index}`)).join('\n');
    const shown = errorsOf('wallet', text);
    expect(shown).toHaveLength(6);
    expect(shown.at(-1)).toBe('wallet: and 35 more errors, see its log');
  });
});

test('the reason of a crash is the last one its log has', () => {
  const fatal = JSON.stringify({ level: 'fatal', msg: 'no database' });
  expect(lastReason(`started\n${fatal}\n`)).toBe('no database');
  expect(lastReason('x\nError [ERR_X]: Cannot find module\n    at y\n')).toBe(
    'Error [ERR_X]: Cannot find module',
  );
  expect(lastReason('all is well\n')).toBeNull();
});

test('a message never shows the password of an address', () => {
  expect(hidePassword('postgres://me:secret@host/db')).toBe('postgres://me:…@host/db');
});

test('the broker listens on the loopback address only', () => {
  const text = serverProperties({ port: 9, controllerPort: 10 });
  expect(text).toContain('listeners=PLAINTEXT://127.0.0.1:9,CONTROLLER://127.0.0.1:10');
  expect(text).toContain('group.coordinator.append.linger.ms=0');
});

test('the second factor of a moment is the one an authenticator shows', () => {
  // Worked out by hand from RFC 6238: HMAC-SHA-1 of the 30-second step.
  const { code, secondsLeft } = demoCode(new Date('2026-01-01T00:00:10Z'));
  expect(code).toBe('452777');
  expect(secondsLeft).toBe(20);
  expect(demoCode(new Date('2026-01-01T00:00:29Z')).code).toBe(code);
  expect(demoCode(new Date('2026-01-01T00:00:31Z')).code).not.toBe(code);
});
