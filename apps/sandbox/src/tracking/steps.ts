/** What happens to parcels here, in the words of each tracker. */
export const steps = {
  picked_up: {
    kuaidi100: "1",
    stage: "PickedUp",
    sub: "InTransit_PickedUp",
    post: "103",
    flash: "RECEIVED",
    hct: "集貨",
  },
  in_transit: {
    kuaidi100: "0",
    stage: "InTransit",
    sub: "InTransit_Other",
    post: "201",
    flash: "SHIPMENT_WAREHOUSE_SCAN",
    hct: "發送",
  },
  out_for_delivery: {
    kuaidi100: "5",
    stage: "OutForDelivery",
    sub: "OutForDelivery_Other",
    post: "301",
    flash: "DELIVERY_TICKET_CREATION_SCAN",
    hct: "配達",
  },
  delivered: {
    kuaidi100: "3",
    stage: "Delivered",
    sub: "Delivered_Other",
    post: "501",
    flash: "DELIVERY_CONFIRM",
    hct: "正常配交",
  },
  returning: {
    kuaidi100: "6",
    stage: "Returning",
    sub: "Exception_Returning",
    post: "203",
    flash: "DETAIN_WAREHOUSE",
    hct: "拒收退回",
  },
  returned: {
    kuaidi100: "4",
    stage: "Returned",
    sub: "Exception_Returned",
    post: "203",
    flash: "DETAIN_WAREHOUSE",
    hct: "拒收退回",
  },
} as const;
export type Step = keyof typeof steps;

export const isStep = (word: unknown): word is Step =>
  typeof word === "string" && Object.hasOwn(steps, word);

export const wordsOf: Readonly<
  Record<Step, { readonly zh: string; readonly en: string; readonly th: string }>
> = {
  picked_up: { zh: "快件已由【{place}】揽收", en: "Picked up at {place}", th: "รับฝากที่ {place}" },
  in_transit: {
    zh: "快件离开【{place}】，已发往下一站",
    en: "Departed from {place}",
    th: "ออกจาก {place}",
  },
  out_for_delivery: {
    zh: "【{place}】快递员正在派件",
    en: "Out for delivery in {place}",
    th: "เจ้าหน้าที่นำจ่ายที่ {place}",
  },
  delivered: {
    zh: "快件已签收，签收人：前台，【{place}】",
    en: "Delivered, {place}",
    th: "นำจ่ายสำเร็จ {place}",
  },
  returning: {
    zh: "收件人拒收，快件从【{place}】退回",
    en: "Returning from {place}",
    th: "ส่งคืนจาก {place}",
  },
  returned: {
    zh: "退件已由发件人签收，【{place}】",
    en: "Returned to sender, {place}",
    th: "ส่งคืนผู้ฝากแล้ว {place}",
  },
};
