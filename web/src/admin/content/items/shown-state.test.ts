import { describe, expect, it } from 'vitest';
import { shownState } from './shown-state.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = '2026-11-21T11:59:59Z';
const after = '2026-11-21T12:00:01Z';

describe('what readers see of a piece of content', () => {
  it.each([
    [{ enabled: true }, 'shown'],
    [{ enabled: true, from: null, until: null }, 'shown'],
    [{ enabled: true, from: before, until: after }, 'shown'],
    [{ enabled: true, from: after, until: null }, 'planned'],
    [{ enabled: true, from: null, until: before }, 'over'],
    [{ enabled: true, from: null, until: new Date(now).toISOString() }, 'over'],
    [{ enabled: false, from: before, until: after }, 'off'],
  ])('of %j is %s', (content, state) => {
    expect(shownState(content, now)).toBe(state);
  });
});
