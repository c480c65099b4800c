import type { TournamentRules } from '../../promotions/domain/tournament-rules.ts';

/** A member's score by the results of the span, as tournaments count them. */
const scores = {
  turnover: 'sum(ran)',
  win: 'sum(-lost)',
  multiple: `max((stake - lost) * 1000 / nullif(stake, 0)) filter (where ran > 0 and lost < 0)`,
} as const;

/**
 * What a tournament over the whole span would have given, on its last day. Of the same score the lower id is
 * ahead here: who had it first moves no sum. The parameters are those of every promotion's candidates.
 */
export function tournamentPlaces({ score, products, games, stakeMin, prizes }: TournamentRules) {
  return {
    text: `select member_id, $3::date as day, amount from (
             select member_id, row_number() over (order by ${scores[score]} desc, member_id) as place
             from play_result join member using (member_id)
             where play_result.site_id = $1 and day between $2 and $3 and stake >= $6
               and not is_test and not is_partner
               and (cardinality($4::text[]) = 0 or product = any($4))
               and (cardinality($5::text[]) = 0 or game = any($5)
                 or split_part(game, ':', 1) = any($5))
             group by member_id having ${scores[score]} > 0) as ranked
           join unnest($7::int[], $8::int[], $9::bigint[]) as prize (from_place, to_place, amount)
             on place between from_place and to_place`,
    values: [
      products,
      games,
      stakeMin,
      prizes.map(({ fromPlace }) => fromPlace),
      prizes.map(({ toPlace }) => toPlace),
      prizes.map(({ reward }) => reward.amount),
    ],
  };
}
