import { exampleRates, fiveTiers, openPartnerWorld } from './partner-world.ts';

export type Tiers = Awaited<ReturnType<typeof fiveTiers>>;

type Beside = NonNullable<Parameters<typeof openPartnerWorld>[1]>;

/** A running partner service, five tiers and a player below them, at the rates of the worked examples. */
export async function openTiers(
  label: string,
  { category, ...beside }: Beside & { category?: string } = {},
) {
  const world = await openPartnerWorld(label, beside);
  const people = await fiveTiers(world);
  await exampleRates(world, people, category);
  return { world, people };
}
