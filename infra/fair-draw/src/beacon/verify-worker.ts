// A signature takes 45 ms of one core: the thread that answers calls has better things to do.
import { parentPort } from 'node:worker_threads';
import { isSignatureOf } from './beacon.ts';

type Asked = { id: number; publicKey: string; round: number; signature: string };

parentPort?.on('message', ({ id, round, signature, ...chain }: Asked) => {
  parentPort?.postMessage({ id, holds: isSignatureOf(chain, round, signature) });
});
