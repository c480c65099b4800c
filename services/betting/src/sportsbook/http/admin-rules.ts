import { guardedRoutes } from '@noriter/versioned-settings/guarded-routes';
import { changeReason } from '../../site/http/change-reason.ts';
import { decideSportRules, setSportRules } from '../actions/set-rules.ts';
import type { SportsbookDeps } from '../deps.ts';
import { rulesOf, sportRuleSettings } from '../store/rules.ts';
import { sportRulesShape } from '../store/rules-shape.ts';

export const adminRuleRoutes = guardedRoutes<SportsbookDeps>()({
  settings: sportRuleSettings,
  path: '/api/admin/sport/rules',
  field: 'rules',
  shape: sportRulesShape,
  summaries: {
    get: 'What may be combined on sports, how high, and how bets end early',
    set: 'Sets the rules of bets on sports, or asks a second operator where they give a price away',
    versions: 'The rules the site has had, the newest first: who set each, and why',
  },
  permissions: { read: 'betting.read', change: 'betting.manage' },
  initialIs: '0 is the demonstration rules',
  reason: changeReason.reason,
  requestName: 'SportRulesRequest',
  refuses: ['B1023', 'B1024', 'B1079'],
  set: (deps, by, { document, ...change }) =>
    setSportRules(deps, by, { ...change, document: rulesOf(document) }),
  decide: decideSportRules,
});
