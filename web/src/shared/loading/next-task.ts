/** Ends the present task, so that the browser paints and answers a touch before the work goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // A channel and no timer: those of a tab in the background are slowed down to one a second.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
