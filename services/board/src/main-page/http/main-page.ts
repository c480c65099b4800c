import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { shownTo } from '../../content/domain/shown-variant.ts';
import { bannerRow } from '../../content/http/banners.ts';
import { noticeRow } from '../../content/http/notices.ts';
import { popupRow } from '../../content/http/popups.ts';
import { readerBody, readerKeyOf } from '../../content/http/reader.ts';
import { postRow } from '../../posts/http/post-shapes.ts';
import { attendanceOf, promotionsIn } from '../actions/site-parts.ts';
import { feedRow } from '../clients/site-parts.ts';
import type { MainPageDeps } from '../deps.ts';

const promotion = z.object({
  promotionId: z.string(),
  trigger: z.string(),
  title: z.string(),
  note: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
});

const attendance = z.object({
  title: z.string(),
  isStamped: z.boolean().describe('Today, on the Korean clock'),
  currentRun: z.int().describe('Days in a row up to today, or to yesterday'),
});

nameSchemas({ MainCashRow: feedRow, MainPromotion: promotion, MainAttendance: attendance });

const away = 'null where their service is away';

const mainPage = defineRoute<MainPageDeps>()({
  path: '/api/main',
  summary: 'All that the main page shows at first, in one call; parts may be some seconds old',
  access: 'guest',
  body: z.object(readerBody),
  data: z.object({
    banners: z.array(bannerRow),
    popups: z.array(popupRow).describe('For this reader'),
    notices: z.array(noticeRow).describe('Pinned ones first, then the newest'),
    posts: z.array(postRow).nullable().describe('The newest; null for guests'),
    cash: z
      .object({ deposits: z.array(feedRow), withdrawals: z.array(feedRow) })
      .nullable()
      .describe(`The last ones, masked; ${away}`),
    ranking: z
      .object({ today: z.array(feedRow), week: z.array(feedRow) })
      .nullable()
      .describe(`The highest withdrawals, masked; ${away}`),
    promotions: z.array(promotion).nullable().describe(`Those that run; ${away}`),
    attendance: attendance
      .nullable()
      .describe('The member’s; null for guests, without a sheet, or where its service is away'),
  }),
  async handle(deps, { body: { browser }, caller, language }) {
    const { siteId: site } = caller;
    const isMember = caller.kind === 'member';
    const [contents, { cash, promotions }, sheet] = await Promise.all([
      deps.mainPage.contents({ siteId: site, language, isMember }),
      deps.mainPage.siteParts(site),
      isMember ? attendanceOf(deps, { site, memberId: caller.memberId }) : null,
    ]);
    const reader = readerKeyOf(caller, browser);
    return {
      ...contents,
      banners: contents.banners.map((banner) => shownTo(banner, reader)),
      popups: contents.popups.map((popup) => shownTo(popup, reader)),
      cash: cash === null ? null : { deposits: cash.deposits, withdrawals: cash.withdrawals },
      ranking: cash === null ? null : { today: cash.today, week: cash.week },
      promotions: promotionsIn(promotions, language),
      attendance: sheet === null ? null : { ...sheet, title: sheet.title[language] },
    };
  },
});

export const mainPageRoutes = [mainPage] as const;
