import type { ProductId } from '../feed/product.ts';
import { announce } from '../play/match.ts';
import { restart } from '../play/open-world.ts';
import type { World } from '../play/world.ts';
import type { Names, Plan } from '../world/fixtures.ts';
import { leagueOf } from '../world/short-fixtures.ts';
import { sportOf } from '../world/sports.ts';
import {
  cancel,
  correct,
  finish,
  matchOf,
  odds,
  rollBack,
  score,
  stopBets,
} from './match-control.ts';
import type { Asking, ControlRequest } from './requests.ts';

export type ControlAnswer =
  | { readonly eventId: string; readonly startTime: number }
  | {
      readonly ok: true;
      readonly product: ProductId;
      readonly epoch: number;
      readonly sequence: number;
    };

/** @throws ControlError with a sentence */
export function control(world: World, asked: ControlRequest): ControlAnswer {
  switch (asked.action) {
    case 'fixture':
      return addFixture(world, asked);
    case 'outage':
      world.products[asked.product].outage(asked.seconds * 1000);
      return done(world, asked.product);
    case 'gap':
    case 'duplicate':
      world.products[asked.product].outlet[asked.action](asked.count);
      return done(world, asked.product);
    case 'reorder':
      world.products[asked.product].outlet.reorder();
      return done(world, asked.product);
    case 'restart':
      restart(world, asked.product);
      return done(world, asked.product ?? 1);
    default: {
      const match = matchOf(world, asked.eventId);
      steer(world, asked);
      return done(world, match.standing.product);
    }
  }
}

type OfMatch = Extract<ControlRequest, { eventId: string }>;

function steer(world: World, asked: OfMatch): void {
  switch (asked.action) {
    case 'goal':
      score(world, asked);
      break;
    case 'odds':
      odds(world, asked);
      break;
    case 'stop':
      stopBets(world, asked);
      break;
    case 'finish':
      finish(world, asked);
      break;
    case 'correct':
      correct(world, asked);
      break;
    case 'cancel':
      cancel(world, asked);
      break;
    case 'rollback':
      rollBack(world, asked);
      break;
    default:
      asked satisfies never;
  }
}

const FIRST_NUMBER = 900_001;

function addFixture(world: World, asked: Asking<'fixture'>): ControlAnswer {
  const { sport, quiet, lines } = asked;
  const { form, inPlay, isVirtual } = sportOf(sport);
  const league = leagueOf(sport);
  const isRanked = form.family === 'race';
  const [home, away] = league.who;
  const names = (one: Names | undefined, ko?: string, en?: string) => {
    return { ko: ko ?? one?.ko ?? '', en: en ?? ko ?? one?.en ?? '' };
  };
  const pair = [
    { id: home?.id ?? '', names: names(home?.names, asked.homeKo, asked.homeEn) },
    { id: away?.id ?? '', names: names(away?.names, asked.awayKo, asked.awayEn) },
  ];
  const runners = league.who
    .slice(0, isRanked ? form.runners : 0)
    .map((one, at) => ({ ...one, number: at + 1 }));
  const plan: Plan = {
    eventId: `sr:match:${FIRST_NUMBER + world.madeByHand}`,
    sport,
    tournament: league.tournament,
    startTime: Math.round(world.agenda.now() + asked.startsInSeconds * 1000),
    competitors: isRanked ? runners : pair,
    isRanked,
    inPlay: asked.inPlay && inPlay && !isVirtual,
    isQuiet: quiet,
    ...(lines === undefined ? {} : { lines }),
  };
  world.madeByHand += 1;
  announce(world, plan);
  return { eventId: plan.eventId, startTime: plan.startTime };
}

function done(world: World, product: ProductId): ControlAnswer {
  const { epoch, sequence } = world.products[product];
  return { ok: true, product, epoch, sequence };
}
