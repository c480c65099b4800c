import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { closeNow, listenLocally } from '@noriter/kit/testing/local-server';

/** Identity as the wallet meets it: its internal calls, over real HTTP. */
export type IdentityServer = {
  url: string;
  /** What the next checks answer. */
  outcome: 'ok' | 'wrong' | 'locked' | 'missing' | 'suspended';
  /** Of the second factor, where it is asked for. */
  code: 'right' | 'wrong' | 'locked' | 'none';
  /** When the account was changed, and from when there are withdrawals again. */
  payoutChangedAt: string | null;
  withdrawalsFrom: string | null;
  /** Whether the members' site is in real mode. */
  isReal: boolean;
  /** The account members of a level pay into; null for none. */
  account: Record<string, unknown> | null;
  /** How members are protected, as identity would say it; no entry is no protection. */
  gates: Map<string, object>;
  /** Who may not come in. */
  suspended: Set<string>;
  /** Whether it says that it cannot work for now, to whoever asks how members are protected. */
  isAway: boolean;
  /** Members of whom no question is answered, nor one of others beside them. */
  chokesOn: Set<string>;
  /** Each question for the protection of many: of how many. */
  askedTogether: number[];
  /** How many checks of anything else were asked for. */
  asked: number;
  /** What happens while such a check waits for its answer. */
  whileAsked: () => Promise<void>;
  /** Closes the door: calls find nobody. */
  close(): Promise<void>;
};

type Asked = { memberId?: string; memberIds?: string[] };

const noLimits = { day: null, week: null, month: null };

/** What identity says of a member without any protection. */
export const openGate = {
  version: 0,
  state: 'none',
  timeOutUntil: null,
  excluded: false,
  deposit: noLimits,
  loss: noLimits,
  wager: noLimits,
};

export async function startIdentityServer(): Promise<IdentityServer> {
  const gateOf = (memberId: string) => identity.gates.get(memberId) ?? openGate;
  const answers: Record<string, (memberId: string, memberIds: string[]) => object> = {
    '/internal/members/checkWithdrawal': () => ({
      outcome: identity.outcome,
      code: identity.code,
      payoutAccountMasked: '국민은행 ****1234 홍*동',
      payoutAccountVersion: 3,
      payoutChangedAt: identity.payoutChangedAt,
      withdrawalsFrom: identity.withdrawalsFrom,
      isReal: identity.isReal,
    }),
    '/internal/members/protection': gateOf,
    '/internal/members/protections': (_one, memberIds) => {
      identity.askedTogether.push(memberIds.length);
      const gates = memberIds.map((memberId) => {
        const suspended = identity.suspended.has(memberId);
        return { ...gateOf(memberId), memberId, suspended };
      });
      return { gates };
    },
    '/internal/site/depositAccount': () => ({ account: identity.account }),
  };
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { memberId = '', memberIds = [] } = (await json(request)) as Asked;
    if (request.url?.startsWith('/internal/members/protection') !== true) {
      identity.asked += 1;
      await identity.whileAsked();
    } else if (identity.isAway || memberIds.some((one) => identity.chokesOn.has(one))) {
      identity.askedTogether.push(memberIds.length);
      response.statusCode = identity.isAway ? 503 : 500;
      response.end(
        JSON.stringify({ resultCode: 'E001', resultMessage: '', requestId: 'identity' }),
      );
      return;
    }
    const data = answers[request.url ?? '']?.(memberId, memberIds);
    response.statusCode = data === undefined ? 404 : 200;
    response.setHeader('content-type', 'application/json');
    const resultCode = data === undefined ? 'H404' : '0';
    response.end(JSON.stringify({ resultCode, resultMessage: '', data, requestId: 'identity' }));
  }
  const { url } = await listenLocally(server);
  const identity: IdentityServer = {
    url,
    outcome: 'ok',
    code: 'none',
    payoutChangedAt: null,
    withdrawalsFrom: null,
    isReal: false,
    account: {
      bankName: '노리터은행',
      accountNumber: '000-0000-0000-00',
      accountHolder: '노리터데모',
      shownMinutes: 30,
    },
    gates: new Map(),
    suspended: new Set(),
    isAway: false,
    chokesOn: new Set(),
    askedTogether: [],
    asked: 0,
    whileAsked: async () => {},
    close: () => closeNow(server),
  };
  return identity;
}
