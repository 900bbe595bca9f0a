import type { Db } from "@sampan/server/kernel/db/db";

/** Receipts are issued from the opening on: what happened before has none. */
export async function seedReceipts(db: Db, now: Date): Promise<void> {
  const settings = {
    receipts_issued: ["TW", "TH"],
    receipt_issuer:
      "บริษัท ซานปัน เทรดดิ้ง จำกัด (สำนักงานใหญ่), 88 ถนนเจริญกรุง เขตบางรัก กรุงเทพมหานคร 10500, เลขประจำตัวผู้เสียภาษี 0105561000007",
  };
  await db
    .insertInto("setting_changes")
    .values(
      Object.entries(settings).map(([key, value]) => ({
        key,
        value: JSON.stringify(value),
        starts_at: now,
        made_at: now,
      })),
    )
    .execute();
}
