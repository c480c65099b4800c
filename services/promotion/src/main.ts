import { runService } from '@noriter/kit/service';
import { promotion } from './service.ts';

await runService(promotion);
