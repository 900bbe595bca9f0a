/** Couriers of this world: what Kuaidi100 and 17TRACK call them, and the numbers they give out. */
const carriers = [
  { com: "yuantong", seventeen: 190_157, form: /^YT/ },
  { com: "shunfeng", seventeen: 100_012, form: /^SF/ },
  { com: "zhongtong", seventeen: 190_455, form: /^7[58]/ },
  { com: "shentong", seventeen: 190_324, form: /^77/ },
  { com: "yunda", seventeen: 190_341, form: /^4[36]/ },
  { com: "youzhengguonei", seventeen: 3_011, form: /CN$/ },
  { com: "thailand_post", seventeen: 20_041, form: /^[A-Z]{2}\d{9}TH$/ },
  { com: "hct", seventeen: 190_466, form: /^62/ },
  { com: "kerry_tj", seventeen: 100_704, form: /^90/ },
  { com: "flash", seventeen: 100_235, form: /^TH/ },
] as const;

export type Carrier = { readonly com: string; readonly seventeen: number };

const nobody: Carrier = { com: "", seventeen: 0 };

/** Whose number it is by its form. */
export const carrierOf = (number: string): Carrier =>
  carriers.find(({ form }) => form.test(number)) ?? nobody;

export const carrierByCom = (com: string): Carrier | undefined =>
  carriers.find((one) => one.com === com);
