import type { PartnerBase } from '../base.ts';
import { holdRoutes } from './http/holds.ts';
import { rateRoutes } from './http/rates.ts';
import { setRateRoutes } from './http/set-rates.ts';
import { readHoldsJob } from './jobs/read-holds.ts';

/** What each partner gets of what, and since when. */
export const ratesModule = {
  open({ config: { BETTING_URL, GAMES_GATEWAY_URL, SERVICE_KEY: key } }: PartnerBase) {
    const own = { service: 'partner', key } as const;
    return {
      betting: { ...own, url: BETTING_URL, to: 'betting' } as const,
      games: { ...own, url: GAMES_GATEWAY_URL, to: 'games-gateway' } as const,
    };
  },
  routes: [...rateRoutes, ...setRateRoutes, ...holdRoutes],
  jobs: [readHoldsJob],
};
