import { rowOf, upstreamNames } from '@noriter/registry/names';

// Both lists are short, and each call in them is one that somebody wanted there: the generator refuses
// a call that is above the sites and in no list, and one in a list that is not.

/** Why a call is above the sites. */
export const platformCalls: Readonly<Record<string, string>> = {
  '/api/admin/sport/result/requests': 'a result settles the bets of every site',
  '/api/admin/sport/result/decide': 'a result settles the bets of every site',
  '/api/admin/sport/result/effect': 'it sums the bets of every site',
  '/api/admin/sport/market/result': 'a result settles the bets of every site',
  '/api/admin/sport/fixture/set': 'a fixture is offered to every site',
  '/api/admin/sport/market/set': 'a market is offered to every site',
  '/api/admin/games/vendors/set': 'a vendor serves every site',
  '/api/admin/games/catalogue/set': 'the catalogue is one for every site',
  '/api/admin/games/catalogue/order/set': 'the catalogue is one for every site',
  '/api/admin/games/reconciliation': "a vendor's book does not tell sites apart",
  '/api/admin/games/reconciliation/run': "a vendor's book does not tell sites apart",
  '/api/admin/games/differences': "a vendor's book does not tell sites apart",
  '/api/admin/games/differences/resolve': "a vendor's book does not tell sites apart",
  '/api/admin/games/health': 'it counts the calls of every site',
  '/api/admin/games/health/calls': 'it counts the calls of every site',
  '/api/admin/partner/reconciliation/runs': 'it compares the books of every site',
  '/api/admin/partner/reconciliation/differences': 'it compares the books of every site',
  '/api/admin/partner/reconciliation/run': 'it compares the books of every site',
  '/api/admin/partner/reconciliation/close': 'it compares the books of every site',
  '/api/admin/reconciliation/latest': 'the ledger is one for every site',
  '/api/admin/reconciliation/run': 'the ledger is one for every site',
  '/api/admin/reconciliation/list': 'the ledger is one for every site',
  '/api/admin/reconciliation/violations': 'its rows name members of every site',
};

const auditVerifications = upstreamNames.flatMap((name) =>
  rowOf(name).audit ? [`/api/admin/audit/${name}/verify`] : [],
);

/** What a call reads that is no site's. */
export const sharedCalls: Readonly<Record<string, string>> = {
  '/api/admin/sport/fixtures': 'fixtures are offered to every site',
  '/api/admin/sport/fixture': 'fixtures are offered to every site',
  '/api/admin/sport/feed': 'the feed is one for every site',
  '/api/admin/games/vendors': 'vendors serve every site',
  '/api/admin/games/catalogue': 'the catalogue is one for every site',
  '/api/admin/games/catalogue/order': 'the catalogue is one for every site',
  ...Object.fromEntries(
    auditVerifications.map((path) => [
      path,
      'the chain is one for every site, and it names no act',
    ]),
  ),
};
