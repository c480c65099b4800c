import { createApi } from '../../api/client.ts';
import { memberSession } from '../../session/member-session.ts';
import type { SportPaths } from './api.ts';

/** The member's client for the calls of sports, and of the bets that may be on them. */
export const sportApi = createApi<SportPaths>(memberSession);
