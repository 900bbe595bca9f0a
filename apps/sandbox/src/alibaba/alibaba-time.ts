/** `20260621093000000+0800`, the way 1688 writes a moment. */
export function alibabaTime(moment: Date): string {
  const local = new Date(moment.getTime() + 8 * 3_600_000).toISOString();
  return `${local.replace(/\D/g, "").slice(0, 17)}+0800`;
}
