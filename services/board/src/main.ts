import { runService } from '@noriter/kit/service';
import { board } from './service.ts';

await runService(board);
