import { walletNews } from './events/on-wallet-event.ts';
import { offerRoutes } from './http/offers.ts';

/** Bonuses that members choose with their deposits. */
export const depositsModule = { routes: [...offerRoutes], consumes: [walletNews] };
