/** An address of a warehouse in the parts that marketplaces ask for. */
export interface MainlandAddress {
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly address: string;
  /** Digits only. */
  readonly phone: string;
}

const written =
  /^(?<province>.{2,8}?(?:省|自治区))?(?<city>.{2,8}?市)(?<area>.{1,8}?[区县市])(?<address>.+?)[，,\s]*电话[:：\s]*(?<phone>[\d\s-]{7,20})$/u;

/**
 * Reads the address of a warehouse as it is written for people, the telephone at its end:
 * `广东省广州市白云区石井街道石沙路 318 号，电话 020-3629 0188`. A city without a province is one itself. Undefined for a
 * text that leaves a part open.
 */
export function readMainlandAddress(text: string): MainlandAddress | undefined {
  const parts = written.exec(text.trim())?.groups;
  if (!parts) return undefined;
  const { province, city = "", area = "", address = "", phone = "" } = parts;
  return {
    province: province ?? city,
    city,
    area,
    address: address.trim(),
    phone: phone.replaceAll(/\D/g, ""),
  };
}
