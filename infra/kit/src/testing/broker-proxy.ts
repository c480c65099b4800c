import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * An address of Kafka's where nobody listens until a test lets it: what a service finds that starts
 * before its brokers. Once it is open, the brokers name their own addresses.
 */
export async function closedBrokerAddress(brokers: string) {
  const [host = '', port = ''] = brokers.split(',')[0]?.split(':') ?? [];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (on: number) =>
    new Promise<void>((resolve) => {
      server.listen(on, '127.0.0.1', resolve);
    });
  const closed = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  await closed();
  return {
    brokers: `127.0.0.1:${own}`,
    open: () => listen(own),
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await closed();
    },
  };
}
