import type { Plugin } from 'vite';

const mainPage = /\/routes\/_site\/index\.tsx\?tsr-split/;

/**
 * Names the main page's own part in index.html, so that the browser fetches it beside the first
 * files instead of after they have run.
 */
export function mainPageAhead(): Plugin {
  return {
    name: 'main-page-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const page = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => mainPage.test(id)),
        );
        if (page === undefined) throw new Error('The main page has no part of its own.');
        const attrs = { rel: 'modulepreload', crossorigin: '', href: `/${page.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
