/** What customers are told of a declaration, and of what customs was paid. */
export const clearanceMessages = {
  clearance_asked: {
    title: "请确认包裹的通关申报",
    body: "包裹 {tid} 运费已付清。请看申报的品名和金额、填申报人，确认后才能装箱出发。",
  },
  clearance_changed: {
    title: "包裹的申报请再确认",
    body: "包裹 {tid} 的申报已重新拟好，请再看一次并确认；确认前不会装箱。",
  },
  clearance_requested: {
    title: "请到 EZ WAY 按“申报相符”",
    body: "包裹 {tid} 的申报已送到 EZ WAY，请申报人打开 EZ WAY 确认，确认后就能装箱。",
  },
  clearance_reminder: {
    title: "通关申报还在等您",
    body: "包裹 {tid} 的申报还没有确认，确认前不会装箱。",
  },
  clearance_refused: {
    title: "EZ WAY 没有接受申报",
    body: "包裹 {tid}：{reason}。请核对申报人的姓名和手机，再确认一次。",
  },
  clearance_cleared: {
    title: "包裹可以装箱了",
    body: "包裹 {tid} 的通关申报已确认完成。",
  },
  duty_receipt_kept: {
    title: "海关收据到了",
    body: "包裹 {tid} 付给海关 {amount}，收据 {number} 可以查看和下载。",
  },
  duty_receipt_corrected: {
    title: "海关收据已更正",
    body: "包裹 {tid} 的收据 {number} 已更正，付给海关的是 {amount}。",
  },
  duty_receipt_withdrawn: {
    title: "海关收据已撤回",
    body: "收据 {number} 不属于包裹 {tid}，已从这个包裹移除。",
  },
} as const;
