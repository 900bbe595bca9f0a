import type { serviceMessages as source } from "../../zh/people/service-messages.ts";
import type { SameKeys } from "../../same-keys.ts";

export const serviceMessages = {
  service_done: {
    title: "服務完成了",
    body: "包裹 {tid} 的「{service, select, photos {加拍照片} measuring {量尺寸} power_test {通電測試} remove_box {拆掉原盒} waterproof {防水包裝} crate {打木架} other {暫存不出貨}}」完成了，結果和照片在服務頁。",
  },
  service_declined: {
    title: "有一項服務沒有做",
    body: "包裹 {tid} 的「{service, select, photos {加拍照片} measuring {量尺寸} power_test {通電測試} remove_box {拆掉原盒} waterproof {防水包裝} crate {打木架} other {暫存不出貨}}」無法進行：{reason}。付過的費用都在您的錢包裡。",
  },
  service_late: {
    title: "服務晚了，費用已退還",
    body: "包裹 {tid} 的「{service, select, photos {加拍照片} measuring {量尺寸} power_test {通電測試} remove_box {拆掉原盒} waterproof {防水包裝} crate {打木架} other {暫存不出貨}}」沒有在約定時間完成，{amount} 已退回錢包；這項服務我們還是會做完。",
  },
  service_ended: {
    title: "服務取消，費用已退還",
    body: "包裹 {tid} 的商品有變動，「{service, select, photos {加拍照片} measuring {量尺寸} power_test {通電測試} remove_box {拆掉原盒} waterproof {防水包裝} crate {打木架} other {暫存不出貨}}」不做了，{amount} 已退回錢包。",
  },
} as const satisfies SameKeys<typeof source>;
