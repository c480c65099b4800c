import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../../infra/local/src/tools/chromium.ts';

/**
 * Draws the application's icons from the favicon: `npm run web:icons` after the mark has changed.
 * What a phone cuts to its own shape keeps the mark within the safe circle.
 */
const publicDir = fileURLToPath(new URL('../public/', import.meta.url));
const mark = readFileSync(join(publicDir, 'favicon.svg'), 'utf8');
const ink = '#0c0f14';

const icons = [
  { name: '180.png', size: 180, scale: 0.84, isCut: true },
  { name: '192.png', size: 192, scale: 1, isCut: false },
  { name: '512.png', size: 512, scale: 1, isCut: false },
  { name: '512-maskable.png', size: 512, scale: 0.72, isCut: true },
];

const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...found.args, '--disable-gpu'],
});
try {
  mkdirSync(join(publicDir, 'icons'), { recursive: true });
  for (const icon of icons) {
    const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
    const side = Math.round(icon.size * icon.scale);
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${icon.isCut ? ink : 'transparent'}">` +
        `<div style="width:${side}px;height:${side}px">${mark}</div></body>`,
    );
    writeFileSync(
      join(publicDir, 'icons', icon.name),
      await page.screenshot({ omitBackground: true }),
    );
    await page.close();
  }
} finally {
  await browser.close();
}
