import { describe, expect, it } from 'vitest';

import { chooseSubprotocol, negotiateVersion } from './protocol-version.ts';

describe('version negotiation', () => {
  it.each([
    ['1.2,1.1,1.0', '1.2'],
    ['1.0,1.1', '1.1'],
    ['1.2', '1.2'],
    [' 1.1 , 1.2 ', '1.2'],
    ['1.0', null],
    ['2.0,1.3', null],
    ['', null],
    [undefined, null],
  ])('accept-version %j agrees on %j', (header, expected) => {
    expect(negotiateVersion(header)).toBe(expected);
  });

  it('takes the best subprotocol whatever the order it was offered in', () => {
    expect(chooseSubprotocol(new Set(['v10.stomp', 'v11.stomp', 'v12.stomp']))).toBe('v12.stomp');
    expect(chooseSubprotocol(new Set(['v11.stomp']))).toBe('v11.stomp');
    expect(chooseSubprotocol(new Set(['mqtt']))).toBeNull();
  });
});
