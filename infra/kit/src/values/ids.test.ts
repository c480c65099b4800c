import fc from 'fast-check';
import { v5, validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { deriveId, deriveIdOfKey, handingOn, systemIds } from './ids.ts';

test('new ids are UUID v7 and sort in the order in which they were made', () => {
  const made = Array.from({ length: 1_000 }, () => systemIds.next());
  expect(made.every((id) => version(id) === 7)).toBe(true);
  expect(new Set(made).size).toBe(1_000);
  expect([...made].sort()).toEqual(made);
});

test('a derived id is the same for the same namespace and name, and different otherwise', () => {
  const id = deriveId('wallet-command', 'request-1');
  expect(validate(id)).toBe(true);
  expect(deriveId('wallet-command', 'request-1')).toBe(id);
  expect(deriveId('wallet-command', 'request-2')).not.toBe(id);
  expect(deriveId('http', 'request-1')).not.toBe(id);
});

test('a derived id never changes: rows made last year must still be found', () => {
  expect(deriveId('wallet-command', 'request-1')).toBe('a68d662f-d446-5193-b0d5-786575c91aee');
});

test('no id is derived from half a character: its bytes are those of any other half', () => {
  expect(() => deriveId('http', 'request \ud800')).toThrow(RangeError);
});

const SALT = 'what no caller knows';
const space = v5('bet-event', '5b0e2a52-6c0f-5d0e-9b8e-6f3c7c2f6a11');
const timeOf = (id: string) => id.slice(0, 13);
const behindTime = (id: string) => id.slice(19);

test('a derived id is the UUID v5 of its name', () => {
  const names = fc.oneof(fc.string({ unit: 'binary' }), fc.uuid({ version: [1, 3, 4, 5, 7] }));
  fc.assert(
    fc.property(names, (name) => {
      expect(deriveId('bet-event', name)).toBe(v5(name, space));
      expect(deriveIdOfKey('bet-event', name, 'a key without a time', SALT)).toBe(v5(name, space));
      const other = handingOn(systemIds.next());
      expect(deriveIdOfKey('bet-event', name, other, SALT)).toBe(v5(name, space));
    }),
  );
});

test('one of version 8 hands its time on, to all that is derived from it, and nothing else', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 7 }), fc.string(), (of, rest) => {
      const slip = handingOn(of);
      const name = `${slip}${rest}`;
      const id = deriveId('bet-event', name);
      expect([validate(id), version(id), timeOf(id)]).toEqual([true, 8, timeOf(of)]);
      expect(behindTime(id)).toBe(behindTime(v5(name, space)));
      expect(timeOf(deriveId('bet-return', `${id}:1`))).toBe(timeOf(of));
    }),
  );
});

test('what only looks like one of version 8 hands nothing on', () => {
  for (const name of [
    '0197a1b2-c3d4-8',
    '0197a1b2-c3d4-8aaa-faaa-aaaaaaaaaaaa',
    'request at 17-8',
  ]) {
    expect(deriveId('bet-event', name)).toBe(v5(name, space));
  }
});

test('a timed id never changes either', () => {
  expect(deriveId('wallet-command', '0197a1b2-c3d4-8aaa-8aaa-aaaaaaaaaaaa')).toBe(
    '0197a1b2-c3d4-876e-9e6b-7b93e2003457',
  );
});

test('an id of a key has the time of the key, and differs by all of its name', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 7 }), (key) => {
      const id = deriveIdOfKey('http', `member 1 ${key}`, key, SALT);
      expect([version(id), timeOf(id)]).toEqual([8, timeOf(key)]);
      expect(deriveIdOfKey('http', `member 2 ${key}`, key, SALT)).not.toBe(id);
    }),
  );
});

test('where a key has a time, nobody reckons its id without the salt', () => {
  const key = systemIds.next();
  const ids = [SALT, 'another', ''].map((salt) =>
    deriveIdOfKey('http', `member 1 ${key}`, key, salt),
  );
  expect(new Set(ids).size).toBe(3);
  expect(deriveIdOfKey('http', `member 1 ${key}`, key, SALT)).toBe(ids[0]);
});

test('ids of one time do not meet', () => {
  const slip = handingOn(systemIds.next());
  const ids = Array.from({ length: 100_000 }, (_, at) => deriveId('bet-return', `${slip}:${at}`));
  expect(new Set(ids).size).toBe(ids.length);
});
