import type { FastifyInstance } from 'fastify';
import type { Outside } from '../outside.ts';
import { isVendorKey } from '../vendors/vendors.ts';

/** What happened in a round, for whoever looks into a bet: a page without any script. */
export function addRoundPage(app: FastifyInstance, { book }: Pick<Outside, 'book'>): void {
  type Params = { Params: { vendorKey: string; roundId: string } };
  app.get<Params>('/rounds/:vendorKey/:roundId', (request, reply) => {
    const { vendorKey, roundId } = request.params;
    const round = book.round(roundId);
    if (!isVendorKey(vendorKey) || round?.vendorKey !== vendorKey) return reply.code(404).send();
    const rows = [
      ['회차 · Round · Ván', roundId],
      ['게임 · Game · Trò chơi', round.gameCode],
      ['상태 · State · Trạng thái', round.state],
      ...Object.entries(round.detail).map(([name, own]) => [name, JSON.stringify(own)]),
    ].map(
      ([name = '', value = '']) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
    );
    const html = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>회차 상세</title><link rel="stylesheet" href="/play/shared/base.css"><main class="round"><h1>회차 상세</h1><p class="honest">데모 게임, 실제 게임사와 무관 · Demo game, not of a real vendor · Trò chơi demo, không liên quan nhà cung cấp thật</p><table>${rows.join('')}</table></main></html>`;
    reply.header('content-security-policy', "default-src 'self'");
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
