// Generated from the services' OpenAPI documents by npm run generate.

export const memberUpdateBounds = {
  'presentPass': {"required":true,"minLength":1,"maxLength":128},
  'presentCashOutPass': {"maxLength":16},
  'otp': {"maxLength":16},
  'memPass': {"maxLength":128},
  'memPassCheck': {"maxLength":128},
  'cashOutPass': {"maxLength":16},
  'memPhone': {"maxLength":40},
  'bank': {"maxLength":10},
  'bankacc': {"maxLength":40},
  'memName': {"maxLength":80},
} as const;

export const selfExclusionBounds = {
  'password': {"required":true,"minLength":1,"maxLength":128},
} as const;

export const postBounds = {
  'title': {"required":true,"minLength":1,"maxLength":100},
  'body': {"required":true,"minLength":1,"maxLength":20000},
  'images': {"maxItems":8},
} as const;

export const commentBounds = {
  'body': {"required":true,"minLength":1,"maxLength":1000},
} as const;

export const reportBounds = {
  'note': {"maxLength":300},
} as const;

export const inquiryBounds = {
  'title': {"required":true,"minLength":1,"maxLength":100},
  'body': {"required":true,"minLength":1,"maxLength":5000},
  'images': {"maxItems":8},
} as const;

export const replyBounds = {
  'body': {"required":true,"minLength":1,"maxLength":5000},
  'images': {"maxItems":8},
} as const;

export const couponGiftBounds = {
  'memId': {"required":true,"minLength":1,"maxLength":20},
} as const;
