export const uploadErrors = {
  picture_needed: "请选择图片",
  picture_too_large: "图片太大，请换一张 6 MB 以内的",
  picture_too_many_pixels: "图片像素太多，请缩小或另存为 JPEG 后再试",
  picture_unreadable: "读不出这张图片，请换一张",
  file_unknown: "没有这个文件",
} as const;
