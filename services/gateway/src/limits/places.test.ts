import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';

describe('places', () => {
  it('are bounded for each network, and free again once they are given back', () => {
    const places = createPlaces(2);
    const first = places.take('203.0.113.1');
    expect(first).not.toBeNull();
    expect(places.take('203.0.113.1')).not.toBeNull();
    expect(places.take('203.0.113.1')).toBeNull();
    expect(places.take('203.0.113.2')).not.toBeNull();
    first?.();
    expect(places.take('203.0.113.1')).not.toBeNull();
    expect(places.take('203.0.113.1')).toBeNull();
  });

  it('of a customer with many IPv6 addresses are those of one', () => {
    const places = createPlaces(1);
    expect(places.take('2001:db8:1::1')).not.toBeNull();
    expect(places.take('2001:db8:1::2')).toBeNull();
    expect(places.take('2001:db8:1:1::1')).not.toBeNull();
  });
});
