/**
 * What an event stands on comes by another topic and is not here yet: its consumer waits as for an outage, and
 * no attempt is spent. Whoever throws it says for how long at most.
 */
export class EarlyEvent extends Error {
  override readonly name: string = 'EarlyEvent';
}
