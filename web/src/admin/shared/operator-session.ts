import { createApi } from '../../shared/api/client.ts';
import type { ServicePaths } from '../../shared/api/contracts.ts';
import { createSessionStore } from '../../shared/session/session-store.ts';
import { askStepUp } from '../../shared/session/step-up.ts';

export const operatorSessionKey = 'noriter.operator';

/** The operator's session, kept apart from a player's, and the client that speaks for it. */
export const operatorSession = createSessionStore(operatorSessionKey);

export const operatorApi = createApi<ServicePaths>(operatorSession, askStepUp);
