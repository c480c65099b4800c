import type { ServiceRow } from './service-row.ts';

const usual = {
  replicas: 2,
  replicasMax: 4,
  cpu: '100m',
  // One thread runs the service; garbage collection and hashing take the rest.
  cpuMax: '2',
  memory: '256Mi',
  memoryMax: '512Mi',
  facesInternet: false,
  readiness: '/ready',
} as const;

const busy = { ...usual, cpu: '250m' } as const;

/**
 * Every service of the site: a new service is one more row. What lists services is derived from
 * here, at run time or by `npm run generate`. The order is that of documents and of seeds.
 */
export const services = {
  identity: {
    owns: 'members, operators, sessions, site options, the dead letters of every topic',
    never: 'money',
    lost: {
      seen: 'no login, no withdrawal request (TE99); open sessions go on, bets for half an hour',
      holds: 'sessions are in its table, Redis is a copy',
    },
    port: 8101,
    database: 'identity',
    seed: { after: [] },
    stopOrder: 2,
    // What no other service has.
    paths: ['/api'],
    audit: true,
    secrets: ['TOKEN_PUBLIC_KEY', 'TOKEN_PRIVATE_KEY', 'DATA_KEYS', 'SITES', 'AUDIT_KEY'],
    kubernetes: busy,
  },
  wallet: {
    owns: 'accounts, the ledger, deposits and withdrawals, points',
    never: 'log anyone in',
    lost: {
      seen: 'balance and cash calls answer TE99; the page keeps the last balance',
      holds: 'commands wait in Kafka and are applied once',
    },
    port: 8102,
    database: 'wallet',
    // Its requests belong to the members that identity makes.
    seed: { after: ['identity'] },
    stopOrder: 2,
    paths: [
      '/api/cash',
      '/api/point',
      '/api/main/cashList',
      '/api/main/topWithdrawals',
      '/api/admin/cash',
      '/api/admin/ledger',
      '/api/admin/wallet',
      '/api/admin/reconciliation',
    ],
    audit: true,
    secrets: ['COMMAND_KEYS', 'AUDIT_KEY'],
    kubernetes: busy,
  },
  betting: {
    owns: "the mini games' rounds and draws, fixtures and markets of sports, odds and limits, bets and their settlement",
    never: 'move money itself',
    lost: {
      seen: 'no rounds are shown and no bets taken (TE99); what was announced is drawn and settled when it is back',
      holds: 'a result follows from the seed whose hash was published; each bet is paid once',
    },
    port: 8105,
    database: 'betting',
    seed: null,
    stopOrder: 2,
    paths: ['/api/minigame', '/api/bet', '/api/sport', '/api/admin/betting', '/api/admin/sport'],
    audit: true,
    secrets: ['COMMAND_KEY', 'FREE_BET_KEY', 'DRAW_KEY', 'AUDIT_KEY'],
    kubernetes: usual,
  },
  'games-gateway': {
    owns: "third-party games: vendors, the catalogue, launches, vendors' transactions, rounds, transfers",
    never: 'write a balance',
    lost: {
      seen: 'no third-party games are listed or launched (TE99); vendors are to ask again',
      holds: 'each transaction of a vendor has one answer, kept for ever; a repeat gets it',
    },
    port: 8106,
    database: 'games_gateway',
    // Its demonstration's vendors and games belong to no member.
    seed: { after: [] },
    stopOrder: 2,
    paths: [
      '/api/game',
      '/api/cash/outGameMoney',
      '/api/member/changeMemCashFlag',
      '/api/common/code',
      '/api/common/gameCodes',
      '/api/common/gameGroupCodes',
      '/api/admin/games',
    ],
    audit: true,
    secrets: ['COMMAND_KEY', 'GAME_VENDOR_KEYS', 'AUDIT_KEY'],
    kubernetes: busy,
  },
  board: {
    owns: 'notices, questions, text pages and their versions, popups, banners, messages, the members’ board',
    never: 'keep a rule: it explains them',
    lost: {
      seen: 'no notices, popups or text pages (TE99); everything else goes on',
      holds: 'each text page keeps all its versions',
    },
    port: 8104,
    database: 'board',
    seed: { after: [] },
    stopOrder: 2,
    paths: [
      '/api/board',
      '/api/main',
      '/api/main/nt',
      '/api/main/popupList',
      '/api/etc/banner',
      '/api/etc/popupList',
      '/api/etc/textPage',
      '/api/admin/board',
    ],
    audit: true,
    secrets: ['PUSH_KEY', 'AUDIT_KEY'],
    kubernetes: {
      ...usual,
      // Every process sees the same pictures, and none of their folders outlives them.
      settings: { IMAGE_BUCKET: 'noriter-board-images' },
    },
  },
  partner: {
    owns: "the partners' tree, their rates, commission by bet, periods and payments, giving and taking back",
    never: 'move money itself',
    lost: {
      seen: 'partner pages and transfers answer TE99; bets go on and are counted when it is back',
      holds: 'commission follows from events that wait in Kafka, each counted once',
    },
    port: 8107,
    database: 'partner',
    // Its demonstration's network is of the members that identity makes.
    seed: { after: ['identity'] },
    stopOrder: 2,
    paths: ['/api/partner', '/api/admin/partner'],
    audit: true,
    secrets: ['COMMAND_KEY', 'AUDIT_KEY'],
    kubernetes: usual,
  },
  promotion: {
    owns: 'what a site gives: promotions and their budgets, grants, coupons, attendance, the roulette, tournaments',
    never: 'move money itself',
    lost: {
      seen: 'nothing is given: no coupons, attendance, roulette or prizes (TE99); everything else goes on',
      holds: 'each grant is paid once; no budget is overrun',
    },
    port: 8108,
    database: 'promotion',
    // Its demonstration gives to the members that identity makes.
    seed: { after: ['identity'] },
    stopOrder: 2,
    paths: ['/api/coupon', '/api/promotion', '/api/admin/promotion'],
    audit: true,
    secrets: ['COMMAND_KEY', 'FREE_BET_KEY', 'SPIN_KEY', 'AUDIT_KEY'],
    kubernetes: usual,
  },
  notifier: {
    owns: 'open sockets, and which channels each may subscribe to',
    never: 'store anything',
    lost: {
      seen: '"reconnecting"; the balance is polled every 5 s',
      holds: 'the state is sent anew on subscribe',
    },
    port: 8103,
    database: null,
    seed: null,
    stopOrder: 1,
    // Its one address is /ws, which the gateway joins to it.
    paths: [],
    audit: false,
    secrets: ['TOKEN_PUBLIC_KEY', 'SITES'],
    // It takes as many sockets as its memory holds beside 200 MB of its own: up to 40 KB each.
    kubernetes: { ...busy, facesInternet: true, memory: '512Mi', memoryMax: '1Gi' },
  },
  gateway: {
    owns: 'the public door: site key, session, limits, web files',
    never: 'business rules, a database',
    lost: null,
    port: 8080,
    database: null,
    seed: null,
    stopOrder: 0,
    paths: [],
    audit: false,
    secrets: ['TOKEN_PUBLIC_KEY', 'SITES', 'PAYLOAD_KEYS'],
    kubernetes: {
      ...busy,
      facesInternet: true,
      // /ready speaks for the whole site: with one service away pages must still be served.
      readiness: '/accepting',
      // Which of a service's processes gets a connection is chance: of more of them each gets its
      // share.
      settings: { SERVICE_CHANNELS: '4' },
    },
  },
} as const satisfies Readonly<Record<string, ServiceRow>>;

export type ServiceName = keyof typeof services;
