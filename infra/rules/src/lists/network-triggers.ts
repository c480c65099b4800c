/** What a member asks for and is given at once: where from is known. All else is given when nobody asks. */
const networkTriggers: readonly string[] = ['coupon', 'attendance', 'roulette', 'mission'];

/** Whether grants of a promotion's trigger can be counted towards the network that they are asked for from. */
export function countsNetworks(trigger: string): boolean {
  return networkTriggers.includes(trigger);
}
