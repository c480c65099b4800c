import { runService } from '@noriter/kit/service';

import { identity } from './service.ts';

await runService(identity);
