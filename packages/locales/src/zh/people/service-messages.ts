export const serviceMessages = {
  service_done: {
    title: "服务做好了",
    body: "包裹 {tid} 的“{service, select, photos {加拍照片} measuring {量尺寸} power_test {通电测试} remove_box {去掉原盒} waterproof {防水包装} crate {打木架} other {暂存不发}}”做好了，结果和照片在服务页。",
  },
  service_declined: {
    title: "有一项服务没有做",
    body: "包裹 {tid} 的“{service, select, photos {加拍照片} measuring {量尺寸} power_test {通电测试} remove_box {去掉原盒} waterproof {防水包装} crate {打木架} other {暂存不发}}”做不了：{reason}。付过的费用都在您的钱包里。",
  },
  service_late: {
    title: "服务晚了，费用已退",
    body: "包裹 {tid} 的“{service, select, photos {加拍照片} measuring {量尺寸} power_test {通电测试} remove_box {去掉原盒} waterproof {防水包装} crate {打木架} other {暂存不发}}”没有按约定时间做好，{amount} 已退回钱包；这项服务我们还是会做完。",
  },
  service_ended: {
    title: "服务取消，费用已退",
    body: "包裹 {tid} 的商品有变动，“{service, select, photos {加拍照片} measuring {量尺寸} power_test {通电测试} remove_box {去掉原盒} waterproof {防水包装} crate {打木架} other {暂存不发}}”不做了，{amount} 已退回钱包。",
  },
} as const;
