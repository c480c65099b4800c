import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideSubscribe } from './decide-subscribe.ts';
import { destinationText, mayReadQueue, parseDestination } from './destinations.ts';
import type { Principal } from './principal.ts';

const guest: Principal = { kind: 'guest', siteId: 'noriter' };
const member: Principal = { kind: 'member', siteId: 'noriter', sessionId: 's-1', memberId: 'm-1' };
const operator = (permissions: string[], siteId = 'noriter'): Principal => ({
  kind: 'operator',
  siteId,
  sessionId: 's-9',
  operatorId: 'o-1',
  permissions,
});

describe('who may subscribe to what', () => {
  it.each<[string, Principal, string, string]>([
    ['a member to their own channel', member, '/topic/token/s-1', 'allowed'],
    ['a member to another session', member, '/topic/token/s-2', 'H403'],
    ['a guest to a private channel', guest, '/topic/token/s-1', 'H401'],
    ['an operator to their own channel', operator([]), '/topic/token/s-9', 'allowed'],
    ['a guest to their site', guest, '/topic/site/noriter', 'allowed'],
    ['a member to their site', member, '/topic/site/noriter', 'allowed'],
    ['a member to another site', member, '/topic/site/other', 'H403'],
    ['a guest to the operators', guest, '/topic/admin/noriter', 'H403'],
    ['a member to the operators', member, '/topic/admin/noriter', 'H403'],
    ['an operator with cash.read', operator(['cash.read']), '/topic/admin/noriter', 'allowed'],
    [
      'an operator with members.read',
      operator(['members.read']),
      '/topic/admin/noriter',
      'allowed',
    ],
    ['an operator without either', operator(['audit.read']), '/topic/admin/noriter', 'H403'],
    ['an operator of another site', operator(['cash.read'], 'b'), '/topic/admin/noriter', 'H403'],
    ['a guest to a fixture', guest, '/topic/fixture/sr:match:1004', 'allowed'],
    ['a guest to all of sports', guest, '/topic/sport', 'allowed'],
    ['anyone to a fixture of no name', guest, '/topic/fixture/', 'H404'],
    ['anyone to what is below a fixture', guest, '/topic/fixture/sr:match:1/more', 'H404'],
    ['anyone to what does not exist', member, '/topic/powerful', 'H404'],
    ['anyone to a queue', member, '/queue/token/s-1', 'H404'],
    ['anyone to a wildcard', member, '/topic/token/*', 'H404'],
    ['anyone to a longer path', member, '/topic/token/s-1/more', 'H404'],
    ['anyone to a path with a line break', member, '/topic/token/s-1\n', 'H404'],
  ])('%s', (_case, principal, destination, expected) => {
    const decision = decideSubscribe(principal, destination);
    expect(decision.allowed ? 'allowed' : decision.code).toBe(expected);
  });

  it('never lets a member into a token channel other than their own, whatever the text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary-ascii' }),
      fc.string().map((id) => `/topic/token/${id}`),
    );
    fc.assert(
      fc.property(text, (destination) => {
        const decision = decideSubscribe(member, destination);
        if (!decision.allowed) return;
        expect(['/topic/token/s-1', '/topic/site/noriter']).toContain(destination);
      }),
    );
  });

  it('reads back every destination it writes', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_.-]{1,64}$/);
    fc.assert(
      fc.property(id, fc.constantFrom('token', 'site', 'admin'), (name, kind) => {
        const destination =
          kind === 'token' ? { kind, sessionId: name } : ({ kind, siteId: name } as const);
        expect(parseDestination(destinationText(destination))).toEqual(destination);
      }),
    );
    for (const one of [{ kind: 'fixture', fixtureId: 'sr:match:1' }, { kind: 'sport' }] as const) {
      expect(parseDestination(destinationText(one))).toEqual(one);
    }
  });

  it('shows an operator only the queues they may open', () => {
    expect(mayReadQueue(operator(['cash.read']), 'deposit')).toBe(true);
    expect(mayReadQueue(operator(['cash.read']), 'signup')).toBe(false);
    expect(mayReadQueue(operator(['members.read']), 'signup')).toBe(true);
    expect(mayReadQueue(member, 'signup')).toBe(false);
  });
});
