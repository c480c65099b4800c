import { runGateway } from './start-gateway.ts';

await runGateway();
