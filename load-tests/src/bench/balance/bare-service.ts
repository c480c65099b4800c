// The baseline's service: Fastify with schemas, answering a balance from memory.
import Fastify from 'fastify';

const text = { type: 'string' } as const;
const balance = { cash: text, held: text, points: text, owed: text, version: text };
const answer = {
  resultCode: text,
  resultMessage: text,
  data: { type: 'object', properties: balance },
  requestId: text,
};
const body = { type: 'object', properties: { siteId: text }, required: ['siteId'] };

const given: unknown = JSON.parse(process.env.ANSWER ?? '{}');
const app = Fastify();
app.get('/live', () => ({ live: true }));
app.post(
  '/api/cash/getUserCash',
  { schema: { body, response: { 200: { type: 'object', properties: answer } } } },
  async () => given,
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
