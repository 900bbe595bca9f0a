/** Tables that are not in a person's copy of their data as they lie in the database, and why. */
export const withheldTables: Readonly<Record<string, string>> = {
  person_keys: "the key itself; what it seals is given opened",
  real_names: "given opened, as real_name",
  companies: "given opened, as company",
  bank_cards: "given opened, as cards",
  work_order_notes: "what staff say to each other",
  invite_marks: "keyed hashes, which say nothing by themselves",
  ledger_accounts: "named by each of their entries, and summed as balances",
};

/** Columns of any table that prove something to the server, or number its rows. */
export const withheldColumns: readonly string[] = [
  "id",
  "password_hash",
  "id_hash",
  "token",
  "sealed",
  "endpoint",
  "p256dh",
  "auth",
  "file_key",
  "doubts",
  "cleared_doubts",
  "desk_note",
  "request_id",
  "payment_ref",
];

/** What a row is called where another one refers to it; a reference to any other table is left out. */
export const publicNames: Readonly<Record<string, readonly string[]>> = {
  orders: ["tid"],
  order_items: ["oid"],
  packages: ["tid"],
  bills: ["tid"],
  boxes: ["number"],
  campaigns: ["number", "name"],
  coupon_templates: ["code", "name", "kind", "currency", "value", "ends_at"],
  ledger_accounts: ["kind", "currency"],
  transfers: ["kind", "tid", "remark", "created_at"],
  shops: ["name"],
  skus: ["props"],
  segments: ["name"],
  staff_members: ["badge"],
  work_orders: ["subject", "created_at"],
  work_order_entries: ["content", "at"],
};
