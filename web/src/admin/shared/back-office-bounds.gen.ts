// Generated from the services' OpenAPI documents by npm run generate.

export const operatorLoginBounds = {
  'loginId': {"required":true,"minLength":1,"maxLength":64},
  'password': {"required":true,"minLength":1,"maxLength":128},
  'otp': {"maxLength":24},
  'captchaId': {"maxLength":64},
  'captcha': {"maxLength":8},
  'altcha': {"maxLength":2000},
} as const;

export const passkeyBounds = {
  'name': {"required":true,"minLength":1,"maxLength":40},
} as const;

export const enrolBounds = {
  'link': {"required":true,"maxLength":2000},
  'code': {"required":true,"maxLength":40},
  'password': {"required":true,"minLength":1,"maxLength":128},
  'otp': {"maxLength":24},
  'factor': {"maxLength":500},
} as const;

export const ownPasswordBounds = {
  'password': {"required":true,"minLength":1,"maxLength":128},
  'otp': {"maxLength":24},
  'newPassword': {"required":true,"minLength":1,"maxLength":128},
} as const;

export const noteBounds = {
  'text': {"required":true,"minLength":1,"maxLength":2000},
} as const;

export const newOperatorBounds = {
  'loginId': {"required":true,"minLength":4,"maxLength":40,"pattern":"^[\\w.-]+$"},
  'name': {"required":true,"minLength":1,"maxLength":60},
  'role': {"required":true,"pattern":"^[a-z][a-z0-9-]{1,39}$"},
  'addresses': {"maxItems":100},
  'reason': {"maxLength":200},
} as const;

export const roleBounds = {
  'roleId': {"required":true,"pattern":"^[a-z][a-z0-9-]{1,39}$"},
  'name': {"maxLength":40},
  'permissions': {"required":true,"maxItems":27},
  'reason': {"maxLength":200},
} as const;

export const siteOptionsBounds = {
  'idMin': {"minimum":1,"maximum":64},
  'idMax': {"minimum":1,"maximum":64},
  'passMin': {"minimum":6,"maximum":64},
  'passMax': {"minimum":1,"maximum":64},
  'passSpecials': {"maxLength":32,"pattern":"^[!-/:-@[-`{-~]*$"},
  'languages': {"minItems":1,"maxItems":3},
  'joinRecommenderId': {"maxLength":64},
  'sns1': {"maxLength":200},
  'sns1Id': {"maxLength":200},
  'sns1Link': {"maxLength":200,"pattern":"^(https:\\/\\/\\S+)?$"},
  'sns2': {"maxLength":200},
  'sns2Id': {"maxLength":200},
  'sns2Link': {"maxLength":200,"pattern":"^(https:\\/\\/\\S+)?$"},
  'sns3': {"maxLength":200},
  'sns3Id': {"maxLength":200},
  'sns3Link': {"maxLength":200,"pattern":"^(https:\\/\\/\\S+)?$"},
  'marketingText.ko': {"required":true,"maxLength":300},
  'marketingText.en': {"required":true,"maxLength":300},
  'marketingText.vi': {"required":true,"maxLength":300},
  'banks': {"maxItems":60},
  'banks.*': {"maxLength":8},
  'licence.authority': {"required":true,"minLength":1,"maxLength":200},
  'licence.number': {"required":true,"minLength":1,"maxLength":200},
  'allowedCountries': {"maxItems":250},
  'allowedCountries.*': {"pattern":"^[A-Z]{2}$"},
  'minimumAge': {"minimum":18,"maximum":30},
  'withdrawalWaitHours': {"minimum":0,"maximum":720},
  'operatorFreshHours': {"minimum":0,"maximum":720},
  'operatorStepUpMinutes': {"minimum":0,"maximum":720},
  'reason': {"maxLength":200},
} as const;

export const maintenanceBounds = {
  'message.ko': {"required":true,"maxLength":300},
  'message.en': {"required":true,"maxLength":300},
  'message.vi': {"required":true,"maxLength":300},
} as const;

export const depositAccountBounds = {
  'bankName': {"required":true,"minLength":1,"maxLength":40},
  'accountNumber': {"pattern":"^(\\d[\\d-]{5,29})?$"},
  'accountHolder': {"maxLength":60},
  'levelFrom': {"required":true,"minimum":1,"maximum":99},
  'levelTo': {"required":true,"minimum":1,"maximum":99},
  'shownMinutes': {"required":true,"minimum":1,"maximum":1440},
  'reason': {"maxLength":200},
} as const;

export const cashPolicyBounds = {
  'policy.pointsMinimum': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.pointsUnit': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.bankHours.closedFrom': {"required":true,"minimum":0,"maximum":1439},
  'policy.bankHours.closedUntil': {"required":true,"minimum":0,"maximum":1439},
  'policy.rollingPercent': {"required":true,"minimum":0,"maximum":10000},
  'policy.bonusRollingPercent': {"required":true,"minimum":0,"maximum":10000},
  'policy.productWeights.*': {"minimum":0,"maximum":10000},
  'policy.rollingOddsMinimum': {"required":true,"minimum":1000,"maximum":10000},
  'policy.adjustAloneMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.adjustAloneDayMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.approveAloneDayMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.aloneDayMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.levels': {"required":true,"minItems":1,"maxItems":99},
  'policy.levels.*.level': {"required":true,"minimum":1,"maximum":99},
  'policy.levels.*.deposit.minimum': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.levels.*.deposit.maximum': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.levels.*.deposit.unit': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.levels.*.deposit.perDay': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.levels.*.deposit.requestsPerDay': {"required":true,"minimum":0,"maximum":1000},
  'policy.levels.*.withdrawal.minimum': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.levels.*.withdrawal.maximum': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.levels.*.withdrawal.unit': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.levels.*.withdrawal.perDay': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.levels.*.withdrawal.requestsPerDay': {"required":true,"minimum":0,"maximum":1000},
  'policy.levels.*.depositBonusPercent': {"required":true,"minimum":0,"maximum":1000},
  'reason': {"maxLength":200},
} as const;

export const adjustmentBounds = {
  'amount': {"required":true,"pattern":"^\\d{1,15}$"},
  'reason': {"maxLength":200},
} as const;

export const miniOddsBounds = {
  'ceiling': {"required":true,"minimum":5000,"maximum":10000},
  'roundLossMax': {"pattern":"^\\d{1,15}$"},
  'prices': {"required":true,"maxItems":500},
  'prices.*.gameId': {"required":true,"maxLength":40},
  'prices.*.selectionId': {"required":true,"maxLength":40},
  'prices.*.odds': {"required":true,"pattern":"^(\\d{1,6})(?:\\.(\\d{1,3}))?$"},
  'reason': {"required":true,"minLength":1,"maxLength":200},
} as const;

export const betLimitsBounds = {
  'policy.limits': {"required":true,"minItems":1,"maxItems":200},
  'policy.limits.*.minimum': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.limits.*.maximum': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.limits.*.winMaximum': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.limits.*.totalMaximum': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.limits.*.level': {"required":true,"minimum":1,"maximum":99},
  'reason': {"required":true,"minLength":1,"maxLength":200},
} as const;

export const sportRulesBounds = {
  'rules.foldsMax': {"required":true,"minimum":1,"maximum":15},
  'rules.linesMax': {"required":true,"minimum":1,"maximum":5000},
  'rules.legOddsMin': {"required":true,"pattern":"^(\\d{1,6})(?:\\.(\\d{1,3}))?$"},
  'rules.totalOddsMax': {"required":true,"pattern":"^(\\d{1,6})(?:\\.(\\d{1,3}))?$"},
  'rules.bonus.legOddsMin': {"required":true,"pattern":"^(\\d{1,6})(?:\\.(\\d{1,3}))?$"},
  'rules.bonus.steps': {"required":true,"maxItems":20},
  'rules.bonus.steps.*.folds': {"required":true,"minimum":2,"maximum":30},
  'rules.bonus.steps.*.factor': {"required":true,"minimum":1000,"maximum":3000},
  'rules.matrix.crossings': {"required":true,"maxItems":100},
  'rules.matrix.crossings.*.kinds': {"required":true,"minItems":2,"maxItems":2},
  'rules.matrix.alone': {"required":true,"maxItems":100},
  'rules.matrix.alone.*.leagueId': {"maxLength":80},
  'rules.matrix.groups': {"required":true,"maxItems":20},
  'rules.matrix.groups.*': {"maxItems":14},
  'rules.matrix.crossTicketsPerDayMax': {"required":true,"minimum":0,"maximum":1000},
  'rules.axis.ticketsMax': {"required":true,"minimum":1,"maximum":1000},
  'rules.axis.stakeMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'rules.axis.returnMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'rules.liveDelayMs': {"required":true,"minimum":0,"maximum":12000},
  'rules.exposure.suspendAt': {"required":true,"pattern":"^\\d{1,15}$"},
  'rules.exposure.lossMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'rules.cancel.minutesMax': {"required":true,"minimum":0,"maximum":1440},
  'rules.cancel.perDayMax': {"required":true,"minimum":0,"maximum":1000},
  'rules.putOffVoidHours': {"required":true,"minimum":1,"maximum":720},
  'rules.cashOutRate': {"required":true,"minimum":1,"maximum":10000},
  'reason': {"required":true,"minLength":1,"maxLength":200},
} as const;

export const fixtureBounds = {
  'fixtureId': {"required":true,"minLength":1,"maxLength":80},
  'margin': {"minimum":0,"maximum":900},
  'reason': {"required":true,"minLength":1,"maxLength":200},
} as const;

export const popupBounds = {
  'document.languages': {"required":true,"minItems":1,"maxItems":3},
  'document.link': {"maxLength":300},
  'document.order': {"minimum":0,"maximum":9999},
  'document.texts.ko.title': {"required":true,"minLength":1,"maxLength":100},
  'document.texts.ko.body': {"required":true,"minLength":1,"maxLength":20000},
  'document.texts.en.title': {"required":true,"minLength":1,"maxLength":100},
  'document.texts.en.body': {"required":true,"minLength":1,"maxLength":20000},
  'document.texts.vi.title': {"required":true,"minLength":1,"maxLength":100},
  'document.texts.vi.body': {"required":true,"minLength":1,"maxLength":20000},
  'document.variants': {"maxItems":3},
  'document.variants.*.share': {"required":true,"minimum":1,"maximum":99},
  'document.variants.*.texts.ko.title': {"required":true,"minLength":1,"maxLength":100},
  'document.variants.*.texts.ko.body': {"required":true,"minLength":1,"maxLength":20000},
  'document.variants.*.texts.en.title': {"required":true,"minLength":1,"maxLength":100},
  'document.variants.*.texts.en.body': {"required":true,"minLength":1,"maxLength":20000},
  'document.variants.*.texts.vi.title': {"required":true,"minLength":1,"maxLength":100},
  'document.variants.*.texts.vi.body': {"required":true,"minLength":1,"maxLength":20000},
} as const;

export const bannerBounds = {
  'document.link': {"maxLength":300},
  'document.order': {"minimum":0,"maximum":9999},
  'document.texts.ko.title': {"required":true,"minLength":1,"maxLength":100},
  'document.texts.ko.body': {"maxLength":200},
  'document.texts.en.title': {"required":true,"minLength":1,"maxLength":100},
  'document.texts.en.body': {"maxLength":200},
  'document.texts.vi.title': {"required":true,"minLength":1,"maxLength":100},
  'document.texts.vi.body': {"maxLength":200},
  'document.variants': {"maxItems":3},
  'document.variants.*.share': {"required":true,"minimum":1,"maximum":99},
  'document.variants.*.texts.ko.title': {"required":true,"minLength":1,"maxLength":100},
  'document.variants.*.texts.ko.body': {"maxLength":200},
  'document.variants.*.texts.en.title': {"required":true,"minLength":1,"maxLength":100},
  'document.variants.*.texts.en.body': {"maxLength":200},
  'document.variants.*.texts.vi.title': {"required":true,"minLength":1,"maxLength":100},
  'document.variants.*.texts.vi.body': {"maxLength":200},
} as const;

export const couponIssueBounds = {
  'name': {"required":true,"minLength":1,"maxLength":60},
  'memIds': {"maxItems":500},
  'memIds.*': {"minLength":1,"maxLength":20},
  'count': {"minimum":1,"maximum":100000},
} as const;

export const promotionBounds = {
  'document.title.ko': {"required":true,"minLength":1,"maxLength":60},
  'document.title.en': {"required":true,"minLength":1,"maxLength":60},
  'document.title.vi': {"required":true,"minLength":1,"maxLength":60},
  'document.note.ko': {"required":true,"minLength":1,"maxLength":400},
  'document.note.en': {"required":true,"minLength":1,"maxLength":400},
  'document.note.vi': {"required":true,"minLength":1,"maxLength":400},
  'document.segment.levelFrom': {"required":true,"minimum":1,"maximum":99},
  'document.segment.levelTo': {"required":true,"minimum":1,"maximum":99},
  'document.segment.approvedWithinDays': {"required":true,"minimum":1,"maximum":3650},
  'document.segment.rankFrom': {"minimum":1,"maximum":10},
  'document.segment.sleeping.days': {"required":true,"minimum":1,"maximum":180},
  'document.segment.turnover.days': {"required":true,"minimum":1,"maximum":180},
  'document.segment.turnover.least': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.segment.turnover.most': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.budget': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.caps.perMember': {"required":true,"minimum":1,"maximum":1000000},
  'document.caps.perMemberDay': {"required":true,"minimum":1,"maximum":1000000},
  'document.caps.perNetworkDay': {"required":true,"minimum":1,"maximum":1000000},
  'document.caps.perDevice': {"minimum":1,"maximum":1000000},
  'document.caps.inAll': {"required":true,"minimum":1,"maximum":1000000},
  'document.rules.reward.amount': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.reward.turnover.percent': {"required":true,"minimum":1,"maximum":10000},
  'document.rules.reward.turnover.products.*': {"minimum":0,"maximum":1000},
  'document.rules.reward.turnover.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.reward.products': {"required":true,"maxItems":2},
  'document.rules.reward.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.reward.winMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.reward.validDays': {"required":true,"minimum":1,"maximum":365},
  'document.rules.validDays': {"required":true,"minimum":1,"maximum":3650},
  'document.rules.daily.amount': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.daily.turnover.percent': {"required":true,"minimum":1,"maximum":10000},
  'document.rules.daily.turnover.products.*': {"minimum":0,"maximum":1000},
  'document.rules.daily.turnover.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.daily.products': {"required":true,"maxItems":2},
  'document.rules.daily.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.daily.winMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.daily.validDays': {"required":true,"minimum":1,"maximum":365},
  'document.rules.streaks': {"required":true,"maxItems":10},
  'document.rules.streaks.*.days': {"required":true,"minimum":2,"maximum":31},
  'document.rules.streaks.*.reward.amount': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.streaks.*.reward.turnover.percent': {"required":true,"minimum":1,"maximum":10000},
  'document.rules.streaks.*.reward.turnover.products.*': {"minimum":0,"maximum":1000},
  'document.rules.streaks.*.reward.turnover.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.streaks.*.reward.products': {"required":true,"maxItems":2},
  'document.rules.streaks.*.reward.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.streaks.*.reward.winMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.streaks.*.reward.validDays': {"required":true,"minimum":1,"maximum":365},
  'document.rules.makeUpPerMonth': {"required":true,"minimum":0,"maximum":10},
  'document.rules.spinsPerDay': {"required":true,"minimum":1,"maximum":20},
  'document.rules.slots': {"required":true,"minItems":2,"maxItems":16},
  'document.rules.slots.*.texts.ko': {"required":true,"minLength":1,"maxLength":20},
  'document.rules.slots.*.texts.en': {"required":true,"minLength":1,"maxLength":20},
  'document.rules.slots.*.texts.vi': {"required":true,"minLength":1,"maxLength":20},
  'document.rules.slots.*.weight': {"required":true,"minimum":1,"maximum":1000000},
  'document.rules.slots.*.reward.amount': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.slots.*.reward.turnover.percent': {"required":true,"minimum":1,"maximum":10000},
  'document.rules.slots.*.reward.turnover.products.*': {"minimum":0,"maximum":1000},
  'document.rules.slots.*.reward.turnover.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.slots.*.reward.products': {"required":true,"maxItems":2},
  'document.rules.slots.*.reward.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.slots.*.reward.winMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.slots.*.reward.validDays': {"required":true,"minimum":1,"maximum":365},
  'document.rules.percent': {"required":true,"minimum":1,"maximum":100},
  'document.rules.amountMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.depositMin': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.turnover.percent': {"required":true,"minimum":1,"maximum":10000},
  'document.rules.turnover.products.*': {"minimum":0,"maximum":1000},
  'document.rules.turnover.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.byRank': {"maxItems":10},
  'document.rules.byRank.*.rank': {"required":true,"minimum":1,"maximum":10},
  'document.rules.byRank.*.percent': {"required":true,"minimum":1,"maximum":100},
  'document.rules.products': {"required":true,"maxItems":20},
  'document.rules.products.*': {"minLength":1,"maxLength":40},
  'document.rules.lossMin': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.goal': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.stakeMin': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.rewards': {"required":true,"minItems":1,"maxItems":10},
  'document.rules.rewards.*.rank': {"required":true,"minimum":1,"maximum":10},
  'document.rules.rewards.*.reward.amount': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.rewards.*.reward.turnover.percent': {"required":true,"minimum":1,"maximum":10000},
  'document.rules.rewards.*.reward.turnover.products.*': {"minimum":0,"maximum":1000},
  'document.rules.rewards.*.reward.turnover.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.rewards.*.reward.products': {"required":true,"maxItems":2},
  'document.rules.rewards.*.reward.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.rewards.*.reward.winMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.rewards.*.reward.validDays': {"required":true,"minimum":1,"maximum":365},
  'document.rules.games': {"required":true,"maxItems":50},
  'document.rules.games.*': {"minLength":1,"maxLength":120},
  'document.rules.waitMinutes': {"required":true,"minimum":10,"maximum":10080},
  'document.rules.prizes': {"required":true,"minItems":1,"maxItems":20},
  'document.rules.prizes.*.fromPlace': {"required":true,"minimum":1,"maximum":1000},
  'document.rules.prizes.*.toPlace': {"required":true,"minimum":1,"maximum":1000},
  'document.rules.prizes.*.reward.amount': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.prizes.*.reward.turnover.percent': {"required":true,"minimum":1,"maximum":10000},
  'document.rules.prizes.*.reward.turnover.products.*': {"minimum":0,"maximum":1000},
  'document.rules.prizes.*.reward.turnover.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.prizes.*.reward.products': {"required":true,"maxItems":2},
  'document.rules.prizes.*.reward.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'document.rules.prizes.*.reward.winMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'document.rules.prizes.*.reward.validDays': {"required":true,"minimum":1,"maximum":365},
  'reason': {"required":true,"minLength":1,"maxLength":200},
} as const;

export const messageBounds = {
  'target.level': {"required":true,"minimum":1,"maximum":99},
  'target.loginId': {"required":true,"minLength":1,"maxLength":40},
  'target.filter.levelFrom': {"required":true,"minimum":1,"maximum":99},
  'target.filter.levelTo': {"required":true,"minimum":1,"maximum":99},
  'target.filter.rankFrom': {"required":true,"minimum":1,"maximum":10},
  'target.filter.below': {"required":true,"minLength":1,"maxLength":40},
  'target.filter.turnoverMin': {"required":true,"pattern":"^\\d{1,15}$"},
  'target.filter.turnoverMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'target.filter.turnoverDays': {"required":true,"minimum":1,"maximum":180},
  'target.filter.sleepingDays': {"required":true,"minimum":1,"maximum":180},
  'texts.ko.title': {"required":true,"minLength":1,"maxLength":100},
  'texts.ko.body': {"required":true,"minLength":1,"maxLength":20000},
  'texts.en.title': {"required":true,"minLength":1,"maxLength":100},
  'texts.en.body': {"required":true,"minLength":1,"maxLength":20000},
  'texts.vi.title': {"required":true,"minLength":1,"maxLength":100},
  'texts.vi.body': {"required":true,"minLength":1,"maxLength":20000},
} as const;

export const velocityBounds = {
  'velocity.rules': {"required":true,"maxItems":5},
  'velocity.rules.*.acts': {"required":true,"minimum":1,"maximum":500},
  'velocity.rules.*.seconds': {"required":true,"minimum":1,"maximum":3600},
  'velocity.blockSeconds': {"required":true,"minimum":10,"maximum":86400},
  'reason': {"required":true,"minLength":1,"maxLength":200},
} as const;

export const rankLadderBounds = {
  'ladder.windowDays': {"required":true,"minimum":1,"maximum":180},
  'ladder.keptDays': {"required":true,"minimum":0,"maximum":365},
  'ladder.products': {"required":true,"maxItems":7},
  'ladder.oddsMinimum': {"required":true,"minimum":1000,"maximum":100000},
  'ladder.steps': {"required":true,"maxItems":10},
  'ladder.steps.*.texts.ko': {"required":true,"minLength":1,"maxLength":20},
  'ladder.steps.*.texts.en': {"required":true,"minLength":1,"maxLength":20},
  'ladder.steps.*.texts.vi': {"required":true,"minLength":1,"maxLength":20},
  'ladder.steps.*.turnover': {"required":true,"pattern":"^\\d{1,15}$"},
  'reason': {"required":true,"minLength":1,"maxLength":200},
} as const;

export const bannedWordBounds = {
  'written': {"required":true,"minLength":1,"maxLength":100},
} as const;

export const muteBounds = {
  'loginId': {"required":true,"minLength":1,"maxLength":40},
  'days': {"required":true,"minimum":0,"maximum":3650},
  'reason': {"required":true,"minLength":1,"maxLength":200},
} as const;

export const partnerRatesBounds = {
  'rates': {"required":true,"minItems":1,"maxItems":60},
  'rates.*.rate': {"required":true,"pattern":"^(100(\\.0{1,4})?|\\d{1,2}(\\.\\d{1,4})?)$"},
  'reason': {"maxLength":200},
} as const;

export const partnerTermsBounds = {
  'fee': {"pattern":"^(100(\\.0{1,4})?|\\d{1,2}(\\.\\d{1,4})?)$"},
  'cut': {"pattern":"^(100(\\.0{1,4})?|\\d{1,2}(\\.\\d{1,4})?)$"},
  'reason': {"maxLength":200},
} as const;

export const partnerPolicyBounds = {
  'policy.transferLimits': {"required":true,"maxItems":5},
  'policy.transferLimits.*.amountMin': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.transferLimits.*.amountMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.transferLimits.*.dayMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.holds': {"required":true,"maxItems":18},
  'policy.holds.*.holdPpm': {"required":true,"minimum":0,"maximum":1000000},
  'policy.rollingStakeMin': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.excludedGames': {"required":true,"maxItems":1000},
  'policy.excludedGames.*': {"minLength":1,"maxLength":100},
  'policy.testLogins': {"required":true,"maxItems":1000},
  'policy.testLogins.*': {"minLength":1,"maxLength":100},
  'policy.moveAloneMax': {"required":true,"minimum":0,"maximum":1000000},
  'policy.approveAloneMax': {"required":true,"pattern":"^\\d{1,15}$"},
  'policy.shareAlonePpm': {"minimum":0,"maximum":1000000},
  'reason': {"required":true,"minLength":1,"maxLength":200},
} as const;

export const macroBounds = {
  'name': {"required":true,"minLength":1,"maxLength":60},
  'texts.ko': {"required":true,"minLength":1,"maxLength":5000},
  'texts.en': {"minLength":1,"maxLength":5000},
  'texts.vi': {"minLength":1,"maxLength":5000},
} as const;

export const answerBounds = {
  'body': {"required":true,"minLength":1,"maxLength":5000},
  'seenEntryIdx': {"required":true,"minimum":1,"maximum":2147483647},
  'images': {"maxItems":8},
} as const;
