export const TEST_SITE_ID = 'noriter';
