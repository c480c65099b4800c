/**
 * What a promotion's rules would have given in a span of days, as statements that give a row for each grant:
 * whose, on which day, how much. The parameters $1 to $3 are the site and the span's first and last day.
 */
import type { Definition } from '../../promotions/domain/definition.ts';
import { tournamentPlaces } from './tournament-places.ts';

type Rules = Definition['rules'];
type RulesOf<T extends Rules['trigger']> = Extract<Rules, { trigger: T }>;

/** A statement, and its parameters from $4 on. */
export type Candidates = {
  text: string;
  values: unknown[];
  /** How many days after the one a grant is named by its segment is asked: the last of a week. */
  daysToEnd?: number;
};

/** Null where nothing is known of what it would have given: deposits and coupons. */
export function candidatesOf(rules: Rules): Candidates | null {
  switch (rules.trigger) {
    case 'payback':
      return paybacks(rules);
    case 'mission':
      return missions(rules);
    case 'sign-up':
      return {
        text: `select member_id, (approved_at at time zone 'Asia/Seoul')::date as day,
                 $4::bigint as amount
               from member where site_id = $1
                 and (approved_at at time zone 'Asia/Seoul')::date between $2 and $3`,
        values: [rules.reward.amount],
      };
    case 'attendance':
      return {
        text: `select member_id, day, $4::bigint as amount from attendance_stamp
               where not is_made_up and day between $2 and $3
                 and promotion_id in (select promotion_id from promotion where site_id = $1)`,
        values: [rules.daily.amount],
      };
    case 'rank':
      return ranks(rules);
    case 'roulette':
      return spins(rules);
    case 'tournament':
      return tournamentPlaces(rules);
    default:
      return null;
  }
}

/** The day a window of days is named by: itself, its Monday, or the span's first. */
const windowDay = {
  day: 'day',
  week: `date_trunc('week', day)::date`,
  all: '$2::date',
} as const;

const PRODUCTS = '(cardinality($4::text[]) = 0 or product = any($4))';

function paybacks(rules: RulesOf<'payback'>): Candidates {
  const { period, percent, byRank = [], products, lossMin, amountMax } = rules;
  // Weeks alone that are in the span as a whole.
  const week = `date_trunc('week', day)::date`;
  const last = period === 'day' ? '' : `and ${week} >= $2 and ${week} + 6 <= $3`;
  return {
    text: `select lost.member_id, lost.day,
             least(lost.lost * greatest($5::int, coalesce((
               select max(percent) from unnest($6::int[], $7::int[]) as own (rank, percent)
               where own.rank <= coalesce(member_rank.rank, 0)), 0)) / 100, $8::bigint) as amount
           from (
             select member_id, ${windowDay[period]} as day, sum(lost)::bigint as lost
             from play_result
             where site_id = $1 and day between $2 and $3 ${last} and ${PRODUCTS}
             group by member_id, ${windowDay[period]}
             having sum(lost) >= greatest($9::bigint, 1)) as lost
           left join member_rank using (member_id)`,
    values: [
      products,
      percent,
      byRank.map((one) => one.rank),
      byRank.map((one) => one.percent),
      amountMax,
      lossMin,
    ],
    daysToEnd: period === 'week' ? 6 : 0,
  };
}

function missions(rules: RulesOf<'mission'>): Candidates {
  const { window, counts, goal, products, oddsMinimum, stakeMin, reward } = rules;
  const done = counts === 'bets' ? 'count(*)' : 'sum(ran)';
  return {
    text: `select member_id, ${windowDay[window]} as day, $5::bigint as amount from play_result
           where site_id = $1 and day between $2 and $3 and ran > 0 and ran >= $6 and ${PRODUCTS}
             and (odds is null or odds >= $7)
           group by member_id, ${windowDay[window]} having ${done} >= $8::bigint`,
    values: [products, reward.amount, stakeMin, oddsMinimum, goal],
  };
}

/** By the ranks that are held now: once for each that is reached, or a month's for the one held. */
function ranks({ each, rewards }: RulesOf<'rank'>): Candidates {
  const held = each === 'once' ? '' : 'distinct on (member_id)';
  return {
    text: `select ${held} member_id, $3::date as day, own.amount from member_rank
           join unnest($4::int[], $5::bigint[]) as own (rank, amount)
             on own.rank <= member_rank.rank
           where site_id = $1 and $2::date is not null
           order by member_id, own.rank desc`,
    values: [rewards.map(({ rank }) => rank), rewards.map(({ reward }) => reward.amount)],
  };
}

/** Every spin that members made, at what the wheel gives on average. */
function spins({ slots }: RulesOf<'roulette'>): Candidates {
  const weights = slots.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const sum = slots.reduce(
    (all, { weight, reward }) => all + BigInt(weight) * (reward?.amount ?? 0n),
    0n,
  );
  return {
    text: `select member_id, (spun_at at time zone 'Asia/Seoul')::date as day, $4::bigint as amount
           from roulette_spin where site_id = $1
             and (spun_at at time zone 'Asia/Seoul')::date between $2 and $3`,
    values: [sum / weights],
  };
}
