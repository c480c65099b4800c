import { createApi } from '../api/client.ts';
import type { ServicePaths } from '../api/contracts.ts';
import { createSessionStore } from './session-store.ts';

/** The operator's session, kept apart from a player's, and the client that speaks for it. */
export const operatorSession = createSessionStore('noriter.operator');

export const operatorApi = createApi<ServicePaths>(operatorSession);
