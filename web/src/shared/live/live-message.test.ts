import { describe, expect, it } from 'vitest';
import { parseLiveMessage } from './live-message.ts';

describe('a live message', () => {
  it('is read with its headers', () => {
    const message = parseLiveMessage('{"cmd":"CASH","data1":"100","data2":"5"}', { version: '7' });
    expect(message).toEqual({ cmd: 'CASH', data1: '100', data2: '5', headers: { version: '7' } });
  });

  it.each(['', '{', 'null', '"CASH"', '{"data1":"1"}'])('that reads %s is no message', (body) => {
    expect(parseLiveMessage(body, {})).toBeNull();
  });
});
