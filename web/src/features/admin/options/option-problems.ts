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
const links = ['sns1Link', 'sns2Link', 'sns3Link'] as const;
const lengthMin = 1;
const lengthMax = 64;
const ageMin = 18;
const ageMax = 30;

/** What the server would refuse, field by field, before it is asked. */
export function problemsOf(fields: OptionFields): OptionProblems {
  const problems: OptionProblems = {};
  const say = (name: OptionName, problem: OptionProblem) => {
    problems[name] ??= problem;
  };
  for (const name of lengths) {
    if (!isWhole(fields[name], lengthMin, lengthMax))
      say(name, { kind: 'number', min: lengthMin, max: lengthMax });
  }
  if (Number(fields.idMin) > Number(fields.idMax)) say('idMin', { kind: 'order' });
  if (Number(fields.passMin) > Number(fields.passMax)) say('passMin', { kind: 'order' });
  if (!/^[!-/:-@[-`{-~]*$/.test(fields.passSpecials)) say('passSpecials', { kind: 'signs' });
  if (fields.languages.length === 0) say('languages', { kind: 'languages' });
  if (!countriesOf(fields.allowedCountries).every((code) => /^[A-Z]{2}$/.test(code)))
    say('allowedCountries', { kind: 'countries' });
  if (fields.minimumAge !== '' && !isWhole(fields.minimumAge, ageMin, ageMax))
    say('minimumAge', { kind: 'number', min: ageMin, max: ageMax });
  if (!fields.recommenderShown && fields.joinRecommenderId === '')
    say('joinRecommenderId', { kind: 'recommender' });
  if ((fields.licenceAuthority === '') !== (fields.licenceNumber === ''))
    say(fields.licenceAuthority === '' ? 'licenceAuthority' : 'licenceNumber', { kind: 'licence' });
  for (const name of links) {
    if (!/^(https:\/\/\S+)?$/.test(fields[name])) say(name, { kind: 'link' });
  }
  if (fields.mode === 'real') {
    for (const name of ['licenceAuthority', 'allowedCountries', 'minimumAge'] as const) {
      if (fields[name] === '') say(name, { kind: 'real' });
    }
  }
  return problems;
}

function isWhole(text: string, min: number, max: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
}
