import { adminInquiryRoutes } from './http/admin-inquiries.ts';
import { macroRoutes } from './http/admin-macros.ts';
import { inquiryRoutes } from './http/inquiries.ts';
import { clearInquiriesJob } from './jobs/clear-inquiries.ts';

/** Inquiries of members, and the operators' queue of them. */
export const inquiriesModule = {
  routes: [...inquiryRoutes, ...adminInquiryRoutes, ...macroRoutes],
  jobs: [clearInquiriesJob],
};
