import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameReplies, unframeReplies } from './reply-frames.ts';

describe('reply frames', () => {
  it('come out as they went in', () => {
    const reply = fc.record({
      id: fc.string({ maxLength: 60 }),
      payload: fc.uint8Array({ maxLength: 300 }),
    });
    fc.assert(
      fc.property(fc.array(reply), (replies) => {
        const plain = unframeReplies(frameReplies(replies)).map(({ id, payload }) => ({
          id,
          payload: [...payload],
        }));
        expect(plain).toEqual(replies.map(({ id, payload }) => ({ id, payload: [...payload] })));
      }),
    );
  });

  it('that are cut short are refused', () => {
    const message = frameReplies([{ id: 'a', payload: new Uint8Array(10) }]);
    for (let length = 1; length < message.length; length += 1) {
      expect(() => unframeReplies(message.subarray(0, length))).toThrow(RangeError);
    }
  });

  it('refuse an id that does not fit', () => {
    const reply = { id: 'x'.repeat(256), payload: new Uint8Array() };
    expect(() => frameReplies([reply])).toThrow('longer than 255');
  });
});
