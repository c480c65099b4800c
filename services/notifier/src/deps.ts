import type { ServiceBase } from '@noriter/kit/service';

import type { NotifierConfig } from './config.ts';
import type { Live } from './live.ts';
import type { SocketServer } from './socket-server.ts';

/** What event handlers and the shape are given. */
export type NotifierDeps = ServiceBase<NotifierConfig> & { live: Live; sockets: SocketServer };
