// A statement takes a tenth of a second of one core: the thread that answers calls has better to do.
import { parentPort } from 'node:worker_threads';
import type { Sheet } from '../../domain/statement-sheet.ts';
import { drawSheet } from './draw-sheet.ts';

type Asked = { id: number; sheet: Sheet };

parentPort?.on('message', ({ id, sheet }: Asked) => {
  drawSheet(sheet).then(
    (pdf) => parentPort?.postMessage({ id, pdf }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
