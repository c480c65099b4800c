import { toBinary } from '@bufbuild/protobuf';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome } from '../domain/ledger/batch.ts';
import { kindNames } from '../domain/ledger/posting.ts';
import { outcomeBytes } from './outcome-message.ts';
import { outcomeMessage } from './wallet-event.ts';

const INT64_MAX = 2n ** 63n - 1n;

type Parts = { text: fc.Arbitrary<string>; won: fc.Arbitrary<bigint>; since: Date };

/** What nearly all outcomes are made of. */
const usual: Parts = {
  text: fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme-ascii', maxLength: 127 })),
  won: fc.oneof(
    fc.constantFrom(0n, 1n, 127n, 128n, 2n ** 32n, 2n ** 53n - 1n),
    fc.bigInt({ min: 0n, max: 1_000_000_000_000n }),
  ),
  since: new Date(0),
};

const any: Parts = {
  text: fc.oneof(usual.text, fc.string({ unit: 'grapheme', maxLength: 130 })),
  won: fc.oneof(
    usual.won,
    fc.constantFrom(2n ** 53n, INT64_MAX),
    fc.bigInt({ min: -INT64_MAX, max: INT64_MAX }),
  ),
  since: new Date('1960-01-01'),
};

const until = new Date('2200-01-01');

function outcomesOf({ text, won, since }: Parts): fc.Arbitrary<Outcome> {
  const drawn = fc.record({
    ids: fc.record({ commandId: text, siteId: text, memberId: text }),
    subject: fc.record({ subjectType: text, subjectId: text }),
    kind: fc.constantFrom(...kindNames()),
    amount: won,
    balances: fc.record({ cash: won, held: won, points: won, owed: won, version: won }),
    refusal: fc.constantFrom(null, 'B6000', 'W105', 'C999'),
    at: fc.date({ min: since, max: until, noInvalidDate: true }),
  });
  return drawn.map(({ ids, subject, kind, amount, balances, refusal, at }): Outcome => {
    const side = { from: 'cash', to: 'house', product: 'sport', afterTurnover: false };
    const none = { rate: null, turnover: null, receiverId: null };
    const account = { memberId: ids.memberId, siteId: ids.siteId, ...balances };
    const command = { ...ids, ...subject, ...side, ...none, kind, amount };
    return { command, refusal, account, at, replayed: false };
  });
}

const byTheLibrary = (outcome: Outcome) => toBinary(WalletEventSchema, outcomeMessage(outcome));

/** Only what is written field by field is a Buffer. */
function fieldByField(outcome: Outcome): Buffer {
  const bytes = outcomeBytes(outcome);
  if (!Buffer.isBuffer(bytes)) throw new Error('The library wrote this one.');
  return bytes;
}

test('what is usual is written field by field, in the bytes that Protobuf has for it', () => {
  fc.assert(
    fc.property(outcomesOf(usual), (outcome) => {
      expect(fieldByField(outcome).equals(byTheLibrary(outcome))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('whatever is in an outcome, it has the bytes that Protobuf has for it', () => {
  fc.assert(
    fc.property(outcomesOf(any), (outcome) => {
      expect(Buffer.from(outcomeBytes(outcome)).equals(byTheLibrary(outcome))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('one outcome is not written over by the next', () => {
  const [one, other] = fc.sample(outcomesOf(usual), { numRuns: 2, seed: 1 });
  if (!one || !other) throw new Error('There are two.');
  const bytes = fieldByField(one);
  expect(fieldByField(other).equals(bytes)).toBe(false);
  expect(bytes.equals(byTheLibrary(one))).toBe(true);
});
