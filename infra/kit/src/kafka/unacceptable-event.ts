/** An event that no retry will make better: it goes to the dead letters at its first attempt. */
export class UnacceptableEvent extends Error {
  override readonly name: string = 'UnacceptableEvent';
}
