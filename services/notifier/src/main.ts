import { runService } from '@noriter/kit/service';

import { notifier } from './service.ts';

await runService(notifier);
