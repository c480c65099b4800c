import { describe, expect, it } from 'vitest';
import { createSight, followInSight } from './sight.ts';

function followed() {
  const { sight, move } = createSight();
  const listeners = new Set<() => void>();
  const drawn: string[] = [];
  const follow = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  const end = followInSight(sight, follow, () => drawn.push('drawn'));
  const change = () => {
    for (const listener of listeners) listener();
  };
  return { move, change, drawn, end, listeners };
}

describe('what is followed in sight', () => {
  it('is drawn at each change', () => {
    const { change, drawn } = followed();
    change();
    change();
    expect(drawn).toHaveLength(2);
  });

  it('is not drawn out of sight, and once on coming back', () => {
    const { move, change, drawn, listeners } = followed();
    move(false);
    expect(listeners.size).toBe(0);
    change();
    change();
    expect(drawn).toHaveLength(0);
    move(true);
    expect(drawn).toHaveLength(1);
    change();
    expect(drawn).toHaveLength(2);
  });

  it('is told once of where it stands, however often that is said', () => {
    const { move, drawn, listeners } = followed();
    move(true);
    expect(drawn).toHaveLength(0);
    move(false);
    move(false);
    move(true);
    move(true);
    expect(drawn).toHaveLength(1);
    expect(listeners.size).toBe(1);
  });

  it('is left for good, in sight or out of it', () => {
    const inSight = followed();
    inSight.end();
    inSight.change();
    const outOfSight = followed();
    outOfSight.move(false);
    outOfSight.end();
    outOfSight.move(true);
    expect([...inSight.drawn, ...outOfSight.drawn]).toEqual([]);
    expect(inSight.listeners.size + outOfSight.listeners.size).toBe(0);
  });
});
