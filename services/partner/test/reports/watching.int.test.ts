import { eventually, listenTo } from '@noriter/kit/testing';
import { partnerEvents } from '@noriter/proto/topics';
import { expect, onTestFinished, test } from 'vitest';
import { publishRequest } from '../world/cash-requests.ts';
import { exampleRates, fiveTiers, openPartnerWorld } from '../world/partner-world.ts';

test('who watches is published the own day, once for each change; nobody else is', async () => {
  const world = await openPartnerWorld('partner_watching');
  onTestFinished(() => world.close());
  const listening = await listenTo(world.space, partnerEvents);
  onTestFinished(() => listening.stop());
  const people = await fiveTiers(world);
  await exampleRates(world, people);
  const { three, player } = people;
  const days = () =>
    listening.events.flatMap(({ key, value: { partnerId, event } }) =>
      event.case === 'accrued' ? [{ key, partnerId, ...event.value }] : [],
    );
  const run = () => world.running.runJob('publish-days');
  const watch = () => world.as(three)('/api/partner/watch');

  await world.settle(player, { stake: 1_000_000n });
  await run();
  expect((await world.as(player)('/api/partner/watch')).resultCode).toBe('PT101');
  expect((await watch()).resultCode).toBe('0');
  await run();
  const own = { key: three.memberId, partnerId: three.memberId, day: '2026-01-15' };
  const first = { ...own, bets: 1n, turnover: 1_000_000n, rolling: 2_000n, losing: 98_800n };
  await eventually(async () => expect(days()).toMatchObject([first]));
  await run();

  for (let bet = 0; bet < 5; bet += 1) await world.settle(player, { stake: 10_000n });
  await publishRequest(world, player, { amount: 70_000n });
  await run();
  await run();
  const second = { ...own, bets: 6n, turnover: 1_050_000n, rolling: 2_100n, deposited: 70_000n };
  await eventually(async () => expect(days()).toMatchObject([first, second]));

  // Whose page was closed is published nothing.
  world.clock.advance(121_000);
  await world.settle(player, { stake: 10_000n });
  await run();
  await watch();
  await world.settle(player, { stake: 10_000n });
  await run();
  const third = { ...own, bets: 8n, turnover: 1_070_000n, rolling: 2_140n };
  await eventually(async () => expect(days()).toMatchObject([first, second, third]));
});
