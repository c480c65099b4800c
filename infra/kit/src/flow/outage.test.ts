import { describe, expect, it } from 'vitest';
import { isOutage, sqlStateOf } from './outage.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const protocol = (type: string) =>
  Object.assign(new Error('x'), { name: 'KafkaJSProtocolError', retriable: true, type });
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
    protocol('LEADER_NOT_AVAILABLE'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('outer', { cause: new Error('inner', { cause: withCode('ECONNRESET') }) }),
  ])('waits for %s', (error) => expect(isOutage(error)).toBe(true));

  it.each([
    withCode('23505'),
    protocol('UNKNOWN_TOPIC_OR_PARTITION'),
    withCode('57014'),
    withCode('42P01'),
    new TypeError('x is not a function'),
    new Error('Connection to the fixture is wrong'),
    'a text',
    undefined,
  ])('gives up on %s', (error) => expect(isOutage(error)).toBe(false));
});

describe('sqlStateOf', () => {
  it('reads the state of a PostgreSQL error and of nothing else', () => {
    expect(sqlStateOf(withCode('23505'))).toBe('23505');
    expect(sqlStateOf(withCode('ECONNRESET'))).toBeUndefined();
    expect(sqlStateOf('23505')).toBeUndefined();
  });
});
