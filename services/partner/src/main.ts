import { runService } from '@noriter/kit/service';
import { partner } from './service.ts';

await runService(partner);
