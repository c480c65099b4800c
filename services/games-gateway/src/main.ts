import { runService } from '@noriter/kit/service';
import { gamesGateway } from './service.ts';

await runService(gamesGateway);
