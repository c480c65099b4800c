import { fits, isWhole } from '../../../shared/forms/bounds.ts';
import { siteOptionsBounds as bounds } from '../../shared/back-office-bounds.gen.ts';
import { countriesOf, type OptionFields, type OptionName } from './option-fields.ts';

export type OptionProblem =
  | { kind: 'number'; min: number; max: number }
  | {
      kind:
        | 'order'
        | 'signs'
        | 'languages'
        | 'countries'
        | 'recommender'
        | 'licence'
        | 'real'
        | 'link';
    };

export type OptionProblems = Partial<Record<OptionName, OptionProblem>>;

const lengths = ['idMin', 'idMax', 'passMin', 'passMax'] as const;
type NumberName =
  | (typeof lengths)[number]
  | 'minimumAge'
  | 'withdrawalWaitHours'
  | 'operatorFreshHours'
  | 'operatorStepUpMinutes';
const links = ['sns1Link', 'sns2Link', 'sns3Link'] as const;

/** What the server would refuse, field by field, before it is asked. */
export function problemsOf(fields: OptionFields): OptionProblems {
  const problems: OptionProblems = {};
  const report = (name: OptionName, problem: OptionProblem) => {
    problems[name] ??= problem;
  };
  const reportNumber = (name: NumberName) => {
    const { minimum: min, maximum: max } = bounds[name];
    if (!isWhole(fields[name], bounds[name])) report(name, { kind: 'number', min, max });
  };
  for (const name of lengths) reportNumber(name);
  if (Number(fields.idMin) > Number(fields.idMax)) report('idMin', { kind: 'order' });
  if (Number(fields.passMin) > Number(fields.passMax)) report('passMin', { kind: 'order' });
  if (!fits(fields.passSpecials, bounds.passSpecials)) report('passSpecials', { kind: 'signs' });
  if (fields.languages.length === 0) report('languages', { kind: 'languages' });
  if (
    !countriesOf(fields.allowedCountries).every((code) => fits(code, bounds['allowedCountries.*']))
  )
    report('allowedCountries', { kind: 'countries' });
  if (fields.minimumAge !== '') reportNumber('minimumAge');
  reportNumber('withdrawalWaitHours');
  reportNumber('operatorFreshHours');
  reportNumber('operatorStepUpMinutes');
  if (!fields.recommenderShown && fields.joinRecommenderId === '')
    report('joinRecommenderId', { kind: 'recommender' });
  if ((fields.licenceAuthority === '') !== (fields.licenceNumber === ''))
    report(fields.licenceAuthority === '' ? 'licenceAuthority' : 'licenceNumber', {
      kind: 'licence',
    });
  for (const name of links) {
    if (!fits(fields[name], bounds[name])) report(name, { kind: 'link' });
  }
  if (fields.mode === 'real') {
    for (const name of ['licenceAuthority', 'allowedCountries', 'minimumAge'] as const) {
      if (fields[name] === '') report(name, { kind: 'real' });
    }
  }
  return problems;
}
