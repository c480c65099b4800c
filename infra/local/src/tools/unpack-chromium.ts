// Unpacks the browser of @sparticuz/chromium, and the libraries it may need, into TMPDIR.
import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

const packed = process.argv[2] ?? '';
await chromium.executablePath(packed);
await inflate(join(packed, 'al2023.tar.br'));
