import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EncodedMessage } from '../kafka/event.ts';
import { eventsOf, packetsOf } from './packets.ts';

const PAGE = 8_192;

const events = (max: number) =>
  fc.array(
    fc.record({
      topic: fc.string({ maxLength: 40 }),
      key: fc.string({ maxLength: 60, unit: 'binary' }),
      value: fc.uint8Array({ maxLength: max }),
      headers: fc.dictionary(fc.string({ maxLength: 20 }), fc.string({ maxLength: 60 }), {
        noNullPrototype: true,
      }),
    }),
    { maxLength: 60 },
  );

const plain = (messages: readonly EncodedMessage[]) =>
  messages.map((message) => ({ ...message, value: [...message.value] }));

describe('packets', () => {
  it('give back the events they were made of, in their order', () => {
    fc.assert(
      fc.property(events(2_000), (messages) => {
        const back = packetsOf(messages).flatMap((text) => eventsOf(JSON.parse(text)));
        expect(plain(back)).toEqual(plain(messages));
      }),
    );
  });

  it('fit a page, as long as their events are small', () => {
    fc.assert(
      fc.property(events(600), (messages) => {
        for (const text of packetsOf(messages)) expect(text.length).toBeLessThan(PAGE);
      }),
    );
  });

  it('hold as many events as fit', () => {
    const message = { topic: 'bet.events', key: 'm', value: new Uint8Array(300), headers: {} };
    const counts = packetsOf(Array.from({ length: 40 }, () => message)).map(
      (text) => eventsOf(JSON.parse(text)).length,
    );
    expect(counts).toEqual([16, 16, 8]);
  });

  it('hold a large event alone', () => {
    const [small, large] = [new Uint8Array(10), new Uint8Array(100_000)];
    const sized = (value: Uint8Array) => ({ topic: 't', key: 'k', value, headers: {} });
    const counts = packetsOf([sized(small), sized(large), sized(small)]).map(
      (text) => eventsOf(JSON.parse(text)).length,
    );
    expect(counts).toEqual([1, 1, 1]);
  });
});
