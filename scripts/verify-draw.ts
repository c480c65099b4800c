// Draws the last round of a mini game again, from the seed that was published, and compares:
//   npm run verify:draw -- powerball
//   npm run verify:draw -- powerball 2026-11-21 109
// It needs nothing of the server's: hash, chain, beacon and draw are worked out here.
// The site is http://localhost:8080, or SITE_URL with its SITE_KEY.
import { miniGameOf } from '../web/src/betting/mini/model/mini-games.ts';
import {
  claimOf,
  proveDraw,
  type RoundInFull,
  type Verdict,
  verdictOf,
} from '../web/src/betting/mini/verify/verify-round.ts';

const { SITE_URL = 'http://localhost:8080', SITE_KEY = 'noriter-demo-site-key' } = process.env;
const [gameId = 'powerball', gameDay, number] = process.argv.slice(2);

const texts: Record<Verdict, string> = {
  verified: 'verified: the seed has the announced hash and draws the published result',
  late: 'the seed draws the published result, but its hash was announced after bets had closed',
  otherHash: 'NOT verified: the seed has another hash than the one announced',
  otherChain: "NOT verified: the seed does not lead back to its day's anchor",
  otherBeacon: 'NOT verified: the beacon has not signed that, or not after bets closed',
  otherDraw: 'NOT verified: the seed draws another result than the one published',
};

type DrawnRound = RoundInFull & { seed: string };

const game = miniGameOf(gameId);
if (game === null) throw new Error(`There is no game ${gameId}.`);
const asked = gameDay && number ? { gameDay, number: Number(number) } : await lastRound();
const round = await call<DrawnRound>('roundDetail', { gameId, ...asked });
if (round.state !== 'drawn') throw new Error(`The round was excluded: ${round.reason}`);
const proof = await proveDraw(claimOf(game, round));
const verdict = verdictOf(proof, round);
console.log(`round      ${round.name}`);
console.log(`hash       ${round.seedHash}`);
console.log(`announced  ${round.announcedAt}, bets closed ${round.closesAt}`);
console.log(`seed       ${round.seed}`);
const { commitment, beacon } = round;
const origin = round.network?.publicKey ?? 'unknown network';
if (commitment) {
  console.log(`chain      ${commitment.anchor}, committed ${commitment.committedAt}`);
  console.log(`links to   ${proof.anchor}`);
}
if (beacon) {
  console.log(`beacon     ${beacon.chain} round ${beacon.round}, key ${origin}`);
  console.log(`signed     ${beacon.signature} (${proof.isBeaconGood ? 'holds' : 'does not hold'})`);
  console.log(`mixed seed ${proof.drawnWith}`);
} else {
  console.log('beacon     none: whoever had the seed could know the draw');
}
console.log(`published  ${JSON.stringify({ balls: round.balls, facts: round.facts })}`);
console.log(`drawn here ${JSON.stringify({ balls: proof.drawn.balls, facts: proof.drawn.facts })}`);
console.log(texts[verdict]);
if (verdict !== 'verified' && verdict !== 'late') process.exitCode = 1;

async function lastRound(): Promise<{ gameDay: string; number: number }> {
  const { last } = await call<{ last: RoundInFull | null }>('round', { gameId });
  if (last === null) throw new Error('No round of this game has been drawn yet.');
  return { gameDay: last.gameDay, number: last.number };
}

async function call<Data>(path: string, body: object): Promise<Data> {
  const response = await fetch(`${SITE_URL}/api/minigame/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: SITE_KEY },
    body: JSON.stringify({ ...body, siteId: 'noriter' }),
  });
  const answer = (await response.json()) as { resultCode: string; data: Data };
  if (answer.resultCode !== '0') throw new Error(JSON.stringify(answer));
  return answer.data;
}
