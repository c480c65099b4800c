/** The result codes of reports. */
export const reportsCodes = {
  PT901: {
    ko: '파일 하나에는 {max}건까지 저장할 수 있습니다. 대상이 {total}건이므로 하위 파트너별로 나누어 저장해 주세요.',
    en: 'A file holds up to {max} rows, and this would be of {total}. Please save it for partners below, one by one.',
    vi: 'Một tệp chứa tối đa {max} dòng, báo cáo này có {total}. Vui lòng lưu riêng theo từng đối tác cấp dưới.',
    meaning: 'More people below than a sheet of a workbook has rows',
  },
} as const;
