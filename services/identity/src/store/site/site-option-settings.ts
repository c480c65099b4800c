import { refuse } from '@noriter/kit/result-codes';
import type { Settings } from '@noriter/versioned-settings/settings';
import { defaultSiteOptions, siteOptionsFrom } from '../../domain/site/site-options.ts';
import type { SiteOptions } from '../../domain/site/site-options-shape.ts';
import { errors } from '../../errors.ts';

/** A site's options, with their versions; changed by a login id. */
export const siteOptionSettings: Settings<SiteOptions, SiteOptions> = {
  table: 'site_options',
  initial: defaultSiteOptions,
  parse: siteOptionsFrom,
  text: (options) => options,
  action: 'site.set-options',
  conflict: () => refuse(errors, 'S006'),
};
