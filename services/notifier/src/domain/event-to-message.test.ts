import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  MemberEventSchema,
  PayoutAccessPart,
  SessionEndReason,
} from '@noriter/proto/member_events_pb';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import {
  CashRequestKind,
  CashRequestStatus,
  WalletEventSchema,
} from '@noriter/proto/wallet_events_pb';
import { describe, expect, it } from 'vitest';

import { siteEventToState, withoutRepeatedQueues } from './event-to-message.ts';
import { memberEventToDeliveries } from './member-deliveries.ts';
import { walletEventToDeliveries } from './wallet-deliveries.ts';

const member = { siteId: 'noriter', memberId: 'm-1' };

describe('wallet events', () => {
  const outcome = (applied: boolean) =>
    create(WalletEventSchema, {
      ...member,
      event: {
        case: 'outcome',
        value: {
          applied,
          cash: 9_007_199_254_740_993n,
          held: 5n,
          points: 7n,
          owed: 3n,
          version: 12n,
        },
      },
    });

  it('an applied command becomes CASH with exact amounts, held, owed and version', () => {
    expect(walletEventToDeliveries('e-1', outcome(true))).toEqual([
      {
        audience: { kind: 'member', memberId: 'm-1' },
        message: {
          id: 'e-1',
          cmd: 'CASH',
          data1: '9007199254740993',
          data2: '7',
          version: 12n,
          headers: { held: '5', owed: '3' },
        },
      },
    ]);
  });

  it('a refused command changed nothing and sends nothing', () => {
    expect(walletEventToDeliveries('e-1', outcome(false))).toEqual([]);
  });

  it.each([
    [CashRequestKind.DEPOSIT, CashRequestStatus.REQUESTED, 'deposit', '0'],
    [CashRequestKind.DEPOSIT, CashRequestStatus.WAITING, 'deposit', '2'],
    [CashRequestKind.WITHDRAWAL, CashRequestStatus.COMPLETED, 'withdrawal', '1'],
    [CashRequestKind.WITHDRAWAL, CashRequestStatus.CANCELLED, 'withdrawal', '-1'],
    [CashRequestKind.DEPOSIT, CashRequestStatus.TAKEN_BACK, 'deposit', '-2'],
  ])(
    'a cash request (%i, %i) notifies the %s queue and the member',
    (kind, status, queue, code) => {
      const event = create(WalletEventSchema, {
        ...member,
        event: { case: 'cashRequest', value: { requestId: 'r-1', kind, status, amount: 1_000n } },
      });
      const [toMember, toOperators] = walletEventToDeliveries('e-2', event);
      expect(toMember?.message).toMatchObject({ cmd: 'CASHREQ', data1: 'r-1', data2: code });
      expect(toOperators?.audience).toEqual({ kind: 'operators', siteId: 'noriter', queue });
      expect(toOperators?.message).toMatchObject({ cmd: 'QUEUE', data1: queue, data2: '' });
    },
  );

  it('a correction that waits, or was decided, refreshes the queue of second operators', () => {
    const event = create(WalletEventSchema, {
      ...member,
      event: { case: 'adjustment', value: { requestId: 'r-1', waits: true } },
    });
    const deliveries = walletEventToDeliveries('e-4', event);
    expect(deliveries).toEqual([
      {
        audience: { kind: 'operators', siteId: 'noriter', queue: 'adjustment' },
        message: { id: 'e-4', cmd: 'QUEUE', data1: 'adjustment', data2: '' },
      },
    ]);
  });

  it('an event of a later version is passed over', () => {
    expect(walletEventToDeliveries('e-3', create(WalletEventSchema, member))).toEqual([]);
  });
});

describe('member events', () => {
  it.each([
    [SessionEndReason.REPLACED, 'TK999', 'replaced'],
    [SessionEndReason.REVOKED, 'TK998', 'revoked'],
    [SessionEndReason.LOGOUT, 'TK998', 'revoked'],
  ])('the end of a session (%i) is LOGOUT with %s', (reason, data1, ends) => {
    const event = create(MemberEventSchema, {
      ...member,
      event: { case: 'sessionEnded', value: { sessionId: 's-1', reason } },
    });
    expect(memberEventToDeliveries('e-1', event)).toEqual([
      {
        audience: { kind: 'session', memberId: 'm-1', sessionId: 's-1' },
        message: { id: 'e-1', cmd: 'LOGOUT', data1, data2: '' },
        ends,
      },
    ]);
  });

  it('a changed payout account reaches every browser of its member', () => {
    const from = new Date('2026-03-03T12:00:00Z');
    const event = create(MemberEventSchema, {
      ...member,
      event: {
        case: 'payoutAccessChanged',
        value: {
          part: PayoutAccessPart.PAYOUT_ACCOUNT,
          withdrawalsFrom: timestampFromDate(from),
        },
      },
    });
    expect(memberEventToDeliveries('e-5', event)).toEqual([
      {
        audience: { kind: 'member', memberId: 'm-1' },
        message: { id: 'e-5', cmd: 'SECURITY', data1: 'account', data2: from.toISOString() },
      },
    ]);
  });

  it('a sign-up and its decision refresh the operators queue', () => {
    for (const event of [
      { case: 'signedUp', value: {} },
      { case: 'approved', value: {} },
      { case: 'refused', value: {} },
    ] as const) {
      const [delivery] = memberEventToDeliveries(
        'e-1',
        create(MemberEventSchema, { ...member, event }),
      );
      expect(delivery?.message).toMatchObject({ cmd: 'QUEUE', data1: 'signup' });
    }
  });

  it('what concerns no browser becomes no message', () => {
    const event = create(MemberEventSchema, {
      ...member,
      event: { case: 'sessionStarted', value: { sessionId: 's-1' } },
    });
    expect(memberEventToDeliveries('e-1', event)).toEqual([]);
  });
});

describe('site events', () => {
  const occurredAt = timestampFromDate(new Date('2026-03-01T00:00:00Z'));
  const changedAt = Date.parse('2026-03-01T00:00:00Z');

  it('a maintenance window is taken over, and an unset one clears it', () => {
    const at = (text: string) => timestampFromDate(new Date(text));
    const planned = create(SiteEventSchema, {
      siteId: 'noriter',
      occurredAt,
      event: {
        case: 'maintenance',
        value: { startsAt: at('2026-03-02T00:00:00Z'), endsAt: at('2026-03-02T01:00:00Z') },
      },
    });
    expect(siteEventToState(planned)?.maintenance).toEqual({
      window: {
        startsAt: Date.parse('2026-03-02T00:00:00Z'),
        endsAt: Date.parse('2026-03-02T01:00:00Z'),
      },
      changedAt,
    });
    const cleared = create(SiteEventSchema, {
      siteId: 'noriter',
      occurredAt,
      event: { case: 'maintenance', value: {} },
    });
    expect(siteEventToState(cleared)?.maintenance).toEqual({ window: null, changedAt });
  });

  it('a game lock keeps its scope; changed options send nothing', () => {
    const lock = create(SiteEventSchema, {
      siteId: 'noriter',
      occurredAt,
      event: { case: 'gameLock', value: { locked: true, scope: 'casino' } },
    });
    expect(siteEventToState(lock)?.locks).toEqual([{ scope: 'casino', locked: true, changedAt }]);
    const options = create(SiteEventSchema, {
      siteId: 'noriter',
      occurredAt,
      event: { case: 'options', value: {} },
    });
    expect(siteEventToState(options)).toBeNull();
  });
});

describe('a batch', () => {
  it('keeps the last message of each queue, and everything else in its order', () => {
    const queue = (id: string, name: 'deposit' | 'signup') =>
      ({
        audience: { kind: 'operators', siteId: 'noriter', queue: name },
        message: { id, cmd: 'QUEUE', data1: name, data2: '' },
      }) as const;
    const cash = {
      audience: { kind: 'member', memberId: 'm-1' },
      message: { id: 'c', cmd: 'CASH', data1: '1', data2: '0' },
    } as const;
    const kept = withoutRepeatedQueues([
      queue('1', 'deposit'),
      cash,
      queue('2', 'signup'),
      cash,
      queue('3', 'deposit'),
    ]);
    expect(kept.map(({ message }) => message.id)).toEqual(['c', '2', 'c', '3']);
  });
});
