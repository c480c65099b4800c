/** The result codes of images. */
export const imageCodes = {
  BD060: {
    ko: 'JPG, PNG, WebP, GIF 이미지만 올릴 수 있습니다.',
    en: 'Only JPEG, PNG, WebP and GIF pictures can be uploaded.',
    vi: 'Chỉ có thể tải lên ảnh JPEG, PNG, WebP và GIF.',
    meaning: 'The bytes are no such picture, are broken, or hold a file of another kind besides.',
  },
  BD061: {
    ko: '이미지는 {megabytes}MB, 한 변 {pixels}픽셀 이하여야 합니다.',
    en: 'A picture has at most {megabytes} MB, and {pixels} pixels a side.',
    vi: 'Ảnh tối đa {megabytes} MB và {pixels} điểm ảnh mỗi cạnh.',
    meaning: 'More bytes, or more pixels a side, than a picture may have.',
  },
  BD062: {
    ko: '첨부한 이미지를 찾을 수 없습니다. 다시 올려 주세요.',
    en: 'An attached picture was not found. Please upload it again.',
    vi: 'Không tìm thấy ảnh đính kèm. Vui lòng tải lên lại.',
    meaning: "Not the writer's, in another place already, or collected because it was in none.",
  },
  BD063: {
    ko: '올려 두고 쓰지 않은 이미지가 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Too many uploaded pictures are not used yet. Please try again later.',
    vi: 'Quá nhiều ảnh đã tải lên chưa dùng. Vui lòng thử lại sau.',
    meaning: 'As many pictures of the writer are in no post and no inquiry as may be.',
  },
} as const;
