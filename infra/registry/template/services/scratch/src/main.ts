import { runService } from '@noriter/kit/service';
import { scratch } from './service.ts';

await runService(scratch);
