/** The result codes of reconciliation. */
export const reconciliationCodes = {
  PT701: {
    ko: '대사가 이미 진행 중입니다. 끝난 뒤에 다시 시도해 주세요.',
    en: 'A reconciliation is already running. Please try again when it is done.',
    vi: 'Đang đối soát. Vui lòng thử lại sau khi hoàn tất.',
  },
} as const;
