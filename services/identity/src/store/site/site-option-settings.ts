import { refuse } from '@noriter/kit/result-codes';
import { loosenedOptions } from '@noriter/rules/settings/site-options';
import type { GuardedSettings } from '@noriter/versioned-settings/settings';
import { defaultSiteOptions, siteOptionsFrom } from '../../domain/site/site-options.ts';
import type { SiteOptions } from '../../domain/site/site-options-shape.ts';
import { errors } from '../../errors.ts';
import { requestRefusals } from '../../request-refusals.ts';

/** A site's options, with their versions; changed by a login id. */
export const siteOptionSettings: GuardedSettings<SiteOptions, SiteOptions> = {
  table: 'site_options',
  initial: defaultSiteOptions,
  parse: siteOptionsFrom,
  text: (options) => options,
  action: 'site.set-options',
  conflict: () => refuse(errors, 'S006'),
  guard: {
    loosens: loosenedOptions,
    editor: 'loginId',
    audited: 'site-options',
    refusals: requestRefusals,
    pending: () => refuse(errors, 'S012'),
  },
};
