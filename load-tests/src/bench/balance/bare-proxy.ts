// The baseline's gateway: Fastify with @fastify/http-proxy, which checks nothing.
import proxy from '@fastify/http-proxy';
import Fastify from 'fastify';

const CONNECTIONS = 128;

const app = Fastify();
await app.register(proxy, {
  upstream: process.env.UPSTREAM ?? '',
  undici: { connections: CONNECTIONS },
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
