import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { limits } from '../infra/kit/src/testing/limits.ts';
import { findChromium } from '../infra/local/src/tools/chromium.ts';
import { siteFont } from './build/site-font.ts';
import { usedPackages } from './build/used-packages.ts';

const chromium = await findChromium();

/** Components in a real browser, with the site's own styles and texts and no server behind them. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), siteFont()],
  // What is found later would load the page anew in the middle of a test.
  optimizeDeps: { entries: [], include: usedPackages() },
  test: {
    name: 'component',
    include: ['src/**/*.test.tsx'],
    testTimeout: limits.component,
    hookTimeout: limits.component,
    // A part that is loaded when asked for takes its time on a busy machine.
    expect: { poll: { timeout: limits.page } },
    // Of two windows of one browser, one at times stops drawing when both are resized.
    maxWorkers: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          executablePath: chromium.executablePath,
          env: { ...process.env, ...chromium.env },
          args: [...chromium.args, '--disable-gpu'],
        },
        contextOptions: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' },
        actionTimeout: limits.page,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
