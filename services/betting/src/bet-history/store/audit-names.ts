import type { AuditNames } from '@noriter/kit/audit-routes';
import { z } from 'zod';
import type { BetHistoryDeps } from '../deps.ts';

const named = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * Members by nickname and login id, bets by whose they are and on what, rounds by their number,
 * fixtures and their markets by who plays.
 */
export const auditNames: AuditNames<BetHistoryDeps> = async ({ pool }, { siteId, ids, words }) => {
  const [byId, fixtures] = await Promise.all([
    pool.query(
      `select member_id::text as id, nickname || ' ' || login_id as name from member
       where site_id = $1 and member_id = any($2::uuid[])
       union all
       select bet_id::text, concat_ws(' ', nickname, login_id, game_id, game_day, '#' || number)
       from bet left join member using (member_id)
       where bet.site_id = $1 and bet_id = any($2::uuid[])
       union all
       select round_id::text, concat_ws(' ', game_id, game_day, '#' || number) from mini_round
       where round_id = any($2::uuid[])`,
      [siteId, ids],
    ),
    pool.query(
      `select fixture_id as id, concat_ws(' – ', home_ko, away_ko) as name from sport_fixture
       where fixture_id = any($1::text[])`,
      [words.map(fixtureOf)],
    ),
  ]);
  const names = new Map(
    [...named.parse(byId.rows), ...named.parse(fixtures.rows)].map(({ id, name }) => [id, name]),
  );
  const pairs = [...ids, ...words].map((id) => [id, names.get(id) ?? names.get(fixtureOf(id))]);
  return z.record(z.string(), z.string()).parse(Object.fromEntries(pairs.filter(([, one]) => one)));
};

/** A market's subject begins with its fixture. */
function fixtureOf(word: string): string {
  return word.split(/[ /]/, 1)[0] ?? word;
}
