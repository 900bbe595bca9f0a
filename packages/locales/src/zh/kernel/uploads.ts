export const uploads = {
  add: "添加图片",
  sending: "上传中 {percent, number}%",
  shown: "第 {index, number} 张图片",
  remove: "移除第 {index, number} 张图片",
  retry: "重新上传",
  tooLarge: "图片太大，请换一张 {size} MB 以内的重新上传",
  failed: {
    voucher: "凭证上传失败，请再试一次",
    picture: "图片上传失败，请再试一次",
    claim: "照片上传失败，请再试一次",
    search: "照片上传失败，请再试一次",
    company: "文件照片上传失败，请再试一次",
    request: "图片上传失败，请再试一次",
    ticket: "照片上传失败，请再试一次",
    clearance: "截图上传失败，请再试一次",
  },
} as const;
