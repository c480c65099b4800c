import { runService } from '@noriter/kit/service';
import { betting } from './service.ts';

await runService(betting);
