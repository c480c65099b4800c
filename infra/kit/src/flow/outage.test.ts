import { describe, expect, it } from 'vitest';
import { EarlyEvent } from '../kafka/early-event.ts';
import { isOutage, isServerSpent, redisReplyOf, sqlStateOf } from './outage.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const answer = (type: string, retriable = false) =>
  Object.assign(new Error('x'), { name: 'KafkaJSProtocolError', retriable, type });
const reply = (message: string, previousErrors: Error[] = []) =>
  Object.assign(new Error(message), { name: 'ReplyError', previousErrors });
const ofAdapter = (cause: object) =>
  Object.assign(new Error('x', { cause }), { name: 'DriverAdapterError' });
const ofPrisma = (code: string, cause: object) =>
  Object.assign(new Error('x'), { code, meta: { driverAdapterError: ofAdapter(cause) } });
const named = (name: string) => Object.assign(new Error('x'), { name });

describe('isOutage', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('08006'),
    withCode('53300'),
    withCode('40001'),
    withCode('40P01'),
    named('KafkaJSConnectionError'),
    named('Overloaded'),
    new EarlyEvent('x'),
    answer('LEADER_NOT_AVAILABLE', true),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('outer', { cause: new Error('inner', { cause: withCode('ECONNRESET') }) }),
  ])('waits for %s', (error) => expect(isOutage(error)).toBe(true));

  it.each([
    withCode('23505'),
    withCode('57014'),
    withCode('42P01'),
    new TypeError('x is not a function'),
    new Error('Connection to the fixture is wrong'),
    'a text',
    undefined,
  ])('gives up on %s', (error) => expect(isOutage(error)).toBe(false));

  it.each([
    ['a server that only reads', '25006'],
    ['a password that is another now', '28P01'],
    ['a full disk', '53100'],
    ['a disk that fails', '58030'],
    ['a server that stops', '57P03'],
    ['an operator', '57000'],
    ['a lock not given in time', '55P03'],
  ])('waits for %s of PostgreSQL', (_what, code) => expect(isOutage(withCode(code))).toBe(true));

  it.each([
    ['a statement that took too long', '57014'],
    ['a defect', 'XX000'],
    ['a row that is damaged', 'XX001'],
    ['a column that is not there', '42703'],
    ['a missing right', '42501'],
    ['a number out of range', '22003'],
    ['a failed transaction', '25P02'],
    ['another state of a transaction', '25001'],
  ])('gives up on %s of PostgreSQL', (_what, code) => expect(isOutage(withCode(code))).toBe(false));

  it.each([
    ['a server that only reads', ofAdapter({ kind: 'postgres', originalCode: '25006' })],
    ['one that is full', ofPrisma('P2037', { kind: 'TooManyConnections', originalCode: '53300' })],
    [
      'a transaction that lost',
      ofPrisma('P2034', { kind: 'TransactionWriteConflict', originalCode: '40001' }),
    ],
    [
      'a raw query of one that stops',
      ofPrisma('P2010', { kind: 'postgres', originalCode: '57P01' }),
    ],
    ['a server that is not there', ofPrisma('P1001', { kind: 'DatabaseNotReachable' })],
    ['a line that was cut', ofPrisma('P1017', { kind: 'ConnectionClosed' })],
    [
      'no connection to be had',
      new Error('Transaction API error: Unable to start a transaction in the given time.'),
    ],
  ])('waits for %s behind Prisma', (_what, error) => expect(isOutage(error)).toBe(true));

  it.each([
    [
      'a row that is there',
      ofPrisma('P2002', { kind: 'UniqueConstraintViolation', originalCode: '23505' }),
    ],
    ['a slow statement', ofPrisma('P2010', { kind: 'postgres', originalCode: '57014' })],
    ['a table that is not', ofAdapter({ kind: 'TableDoesNotExist', originalCode: '42P01' })],
    ['a certificate', ofAdapter({ kind: 'TlsConnectionError', reason: 'x' })],
    ['nothing', Object.assign(new Error('x'), { name: 'PrismaClientValidationError' })],
  ])('gives up on %s behind Prisma', (_what, error) => expect(isOutage(error)).toBe(false));

  it.each([
    reply("READONLY You can't write against a read only replica."),
    reply('LOADING Redis is loading the dataset in memory'),
    reply("MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'."),
    reply("OOM command not allowed when used memory > 'maxmemory'."),
    reply('NOREPLICAS Not enough good replicas to write.'),
    reply('MISCONF Redis is configured to save RDB snapshots'),
    reply('NOAUTH Authentication required.'),
    reply('CLUSTERDOWN The cluster is down'),
    reply('BUSY Redis is busy running a script.'),
    reply('SOMETHINGNEW of a later version'),
    reply('ERR max number of clients reached'),
    reply('ERR Error running script (call to f_1): @user_script:1: @user_script: 1: -OOM no room'),
    reply('EXECABORT Transaction discarded', [reply('READONLY no')]),
  ])('waits where Redis replies %s', (error) => expect(isOutage(error)).toBe(true));

  it.each([
    reply("ERR unknown command 'unheard'"),
    reply('ERR value is not an integer or out of range'),
    reply('ERR Error running script (call to f_1): @user_script:1: attempt to index a nil value'),
    reply('ERR Error running script (call to f_1): @user_script:1: -WRONGTYPE of a list'),
    reply('WRONGTYPE Operation against a key holding the wrong kind of value'),
    reply('NOSCRIPT No matching script.'),
    reply('EXECABORT Transaction discarded', [reply('ERR wrong number of arguments')]),
    reply('BUSYGROUP Consumer Group name already exists'),
    reply('a text of a script'),
    new Error('READONLY by somebody else'),
  ])('gives up where Redis replies %s', (error) => expect(isOutage(error)).toBe(false));

  it.each([
    'OUT_OF_ORDER_SEQUENCE_NUMBER',
    'INVALID_PRODUCER_EPOCH',
    'INVALID_PRODUCER_ID_MAPPING',
    'UNKNOWN_PRODUCER_ID',
    'FENCED_INSTANCE_ID',
    'BROKER_NOT_AVAILABLE',
    'STALE_BROKER_EPOCH',
    'LOG_DIR_NOT_FOUND',
    'CLUSTER_AUTHORIZATION_FAILED',
    'SASL_AUTHENTICATION_FAILED',
  ])('waits where a broker answers %s', (type) => expect(isOutage(answer(type))).toBe(true));

  it.each([
    'MESSAGE_TOO_LARGE',
    'RECORD_LIST_TOO_LARGE',
    'INVALID_RECORD',
    'INVALID_TIMESTAMP',
    'INVALID_TOPIC_EXCEPTION',
    'TOPIC_AUTHORIZATION_FAILED',
    'POLICY_VIOLATION',
    'UNSUPPORTED_FOR_MESSAGE_FORMAT',
    'UNKNOWN',
    'KAFKAJS_UNKNOWN_ERROR_CODE',
  ])('gives up where a broker answers %s', (type) => expect(isOutage(answer(type))).toBe(false));

  it('waits for what the brokers call retriable, but for no topic that is not there', () => {
    expect(isOutage(answer('KAFKA_STORAGE_ERROR', true))).toBe(true);
    expect(isOutage(answer('INVALID_FETCH_SESSION_EPOCH', true))).toBe(true);
    expect(isOutage(answer('UNKNOWN_TOPIC_OR_PARTITION', true))).toBe(false);
  });
});

describe('isServerSpent', () => {
  it.each(['25006', '57P01', '08006'])('gives up the connection after %s', (code) =>
    expect(isServerSpent(withCode(code))).toBe(true),
  );

  it.each(['53300', '40001', '57014', '23505'])('keeps the connection after %s', (code) =>
    expect(isServerSpent(withCode(code))).toBe(false),
  );
});

describe('redisReplyOf', () => {
  it('reads the word of a reply of Redis and of nothing else', () => {
    expect(redisReplyOf(reply('READONLY no'))).toBe('READONLY');
    expect(redisReplyOf(new Error('READONLY no'))).toBeUndefined();
  });
});

describe('sqlStateOf', () => {
  it('reads the state of a PostgreSQL error and of nothing else', () => {
    expect(sqlStateOf(withCode('23505'))).toBe('23505');
    expect(sqlStateOf(withCode('ECONNRESET'))).toBeUndefined();
    expect(sqlStateOf('23505')).toBeUndefined();
  });
});
