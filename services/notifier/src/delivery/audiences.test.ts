import { describe, expect, it } from 'vitest';
import { parseDestination } from '../domain/destinations.ts';
import { noHeartBeat } from '../domain/heart-beat.ts';
import type { LiveMessage } from '../domain/live-message.ts';
import type { Principal } from '../domain/principal.ts';
import type { Session } from '../stomp/session-types.ts';
import { createSubscriptions } from '../stomp/subscriptions.ts';
import { createAudiences } from './audiences.ts';

const member = (memberId: string, sessionId: string): Principal => ({
  kind: 'member',
  siteId: 'noriter',
  memberId,
  sessionId,
});

/** A session that only remembers what it was given. */
function reader(principal: Principal, ...destinations: string[]) {
  const got: string[] = [];
  const ended: string[] = [];
  const session: Session = {
    id: 'c',
    address: '203.0.113.1',
    network: '203.0.113.1',
    subscriptions: createSubscriptions(10),
    principal,
    heartBeat: noHeartBeat,
    tokenEndsAt: null,
    phase: 'connected',
    receive: () => {},
    received: () => {},
    send: () => {},
    deliver: (message, subscription) =>
      got.push(`${subscription.id} ${/"cmd":"(\w+)"/.exec(message.messageFor('').text)?.[1]}`) > 0,
    tick: () => {},
    waitingBytes: () => 0,
    end: (close) => ended.push(close),
    closed: () => {},
  };
  const enter = (audiences: ReturnType<typeof createAudiences>) => {
    audiences.enter(session, principal);
    for (const [index, text] of destinations.entries()) {
      const destination = parseDestination(text);
      if (!destination) throw new Error(text);
      const subscription = session.subscriptions.add(String(index), destination);
      if (typeof subscription === 'object') audiences.subscribe({ session, subscription });
    }
    return { session, got, ended };
  };
  return { enter };
}

const message = (cmd: LiveMessage['cmd']): LiveMessage => ({ id: 'e', cmd, data1: '', data2: '' });

describe('who reads what', () => {
  it('a member’s message reaches each of their sessions, and nobody else', () => {
    const audiences = createAudiences();
    const one = reader(member('m-1', 's-1'), '/topic/token/s-1').enter(audiences);
    const two = reader(member('m-1', 's-2'), '/topic/token/s-2', '/topic/site/noriter').enter(
      audiences,
    );
    const other = reader(member('m-2', 's-3'), '/topic/token/s-3').enter(audiences);
    const audience = { kind: 'member', memberId: 'm-1' } as const;
    expect(audiences.deliver({ audience, message: message('CASH') })).toBe(2);
    expect([one.got, two.got, other.got]).toEqual([['0 CASH'], ['0 CASH'], []]);
  });

  it('a site’s message reaches guests and members of that site only', () => {
    const audiences = createAudiences();
    const guest = reader({ kind: 'guest', siteId: 'a' }, '/topic/site/a').enter(audiences);
    const other = reader({ kind: 'guest', siteId: 'b' }, '/topic/site/b').enter(audiences);
    audiences.deliver({ audience: { kind: 'site', siteId: 'a' }, message: message('INSPECT') });
    expect([guest.got, other.got]).toEqual([['0 INSPECT'], []]);
  });

  it('a queue reaches operators with its permission only', () => {
    const audiences = createAudiences();
    const operator = (permissions: string[]): Principal => ({
      kind: 'operator',
      siteId: 'a',
      sessionId: 's',
      operatorId: 'o',
      permissions,
    });
    const cashier = reader(operator(['cash.read']), '/topic/admin/a').enter(audiences);
    const clerk = reader(operator(['members.read']), '/topic/admin/a').enter(audiences);
    const audience = { kind: 'operators', siteId: 'a', queue: 'signup' } as const;
    audiences.deliver({ audience, message: message('QUEUE') });
    expect([cashier.got, clerk.got]).toEqual([[], ['0 QUEUE']]);
  });

  it('the end of a session closes its connections, also one that subscribed to nothing', () => {
    const audiences = createAudiences();
    const listening = reader(member('m-1', 's-1'), '/topic/token/s-1').enter(audiences);
    const silent = reader(member('m-1', 's-1')).enter(audiences);
    const next = reader(member('m-1', 's-2'), '/topic/token/s-2').enter(audiences);
    audiences.deliver({
      audience: { kind: 'session', memberId: 'm-1', sessionId: 's-1' },
      message: message('LOGOUT'),
      ends: 'replaced',
    });
    expect([listening.got, silent.got, next.got]).toEqual([['0 LOGOUT'], [], []]);
    expect([listening.ended, silent.ended, next.ended]).toEqual([['replaced'], ['replaced'], []]);
  });

  it('who has left or unsubscribed gets nothing and is not counted', () => {
    const audiences = createAudiences();
    const one = reader(member('m-1', 's-1'), '/topic/token/s-1', '/topic/site/noriter').enter(
      audiences,
    );
    expect(audiences.subscriptions()).toBe(2);
    const second = one.session.subscriptions.remove('1');
    if (second) audiences.unsubscribe(second);
    audiences.deliver({
      audience: { kind: 'site', siteId: 'noriter' },
      message: message('INSPECT'),
    });
    audiences.leave(one.session);
    audiences.deliver({ audience: { kind: 'member', memberId: 'm-1' }, message: message('CASH') });
    expect(one.got).toEqual([]);
    expect(audiences.subscriptions()).toBe(0);
    expect(audiences.members()).toEqual([]);
    expect(audiences.sessions()).toEqual([]);
  });
});
