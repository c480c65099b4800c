import { runService } from '@noriter/kit/service';
import { wallet } from './service.ts';

await runService(wallet);
