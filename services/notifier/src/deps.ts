import type { ServiceBase } from '@noriter/kit/service';

import type { NotifierConfig } from './config.ts';
import type { Door } from './door.ts';
import type { Live } from './live.ts';

/** What event handlers and the shape are given. */
export type NotifierDeps = ServiceBase<NotifierConfig> & { live: Live; door: Door };
