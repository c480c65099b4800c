// The baseline: bare Fastify, and one indexed SELECT of rows that were written for each member.
import Fastify from 'fastify';
import pg from 'pg';

const LIST = `select idx, texts -> 'ko' ->> 'title' as title, shown_at as "sentAt",
    read_at is null as "isUnread"
  from plain_box where member_id = $1 and deleted_at is null
  order by shown_at desc, idx desc limit 10`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/live', () => ({ live: true }));
app.post<{ Body: { memberId: string } }>('/list', async ({ body: { memberId } }) => {
  const { rows } = await pool.query({ name: 'list', text: LIST, values: [memberId] });
  return { resultCode: '0', resultMessage: '', data: { list: rows } };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
