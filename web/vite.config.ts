import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { firstPageAhead } from './build/first-page.ts';
import { firstPicture } from './build/first-picture.ts';
import { firstRoute, partName } from './build/first-route.ts';
import { installable } from './build/installable.ts';
import { onlyOurLanguages } from './build/our-languages.ts';
import { retriedParts } from './build/retried-parts.ts';
import { siteFont } from './build/site-font.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    siteFont(),
    onlyOurLanguages(),
    firstPicture(),
    firstPageAhead(),
    retriedParts(),
    installable(),
    compressed(),
  ],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: firstRoute }, chunkFileNames: partName },
    },
  },
  server: {
    proxy: { '/api': gateway, '/board-images': gateway, '/ws': { target: gateway, ws: true } },
  },
});
