import type * as z from "zod/mini";
import { definitionOf, unwrap } from "./schema-leaves.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What somebody would like to set who knows how such systems are built. */
export const wishes = (other: { readonly id: number; readonly uid: string }): Fields => ({
  account_id: other.id,
  accountId: other.id,
  amount_paid: 1,
  balance: 1_000_000_00,
  created_at: "2020-01-01T00:00:00Z",
  is_admin: true,
  owner_id: other.id,
  password_hash: "none",
  price: 1,
  rights: ["disable_customers"],
  role: "admin",
  roles: ["admin"],
  staff_id: 1,
  state: "verified",
  status: 6,
  tier: "diamond",
  uid: other.uid,
  user_level: "diamond",
});

/** The same in the place that every object inherits from. As text, because no literal can say it. */
export const prototypeWishes = JSON.parse(
  '{"__proto__":{"is_admin":true,"uid":"x"},"constructor":{"prototype":{"is_admin":true}}}',
) as Fields;

/** The value with more fields in each of its objects, but for those that the schema has a place for there. */
export function withUndeclared(schema: z.core.$ZodType, value: unknown, more: Fields): unknown {
  const { shape, element } = definitionOf(unwrap(schema));
  if (element && Array.isArray(value))
    return value.map((one) => withUndeclared(element, one, more));
  if (!shape || typeof value !== "object" || value === null) return value;
  const declared = Object.entries(value).map(([name, part]) => {
    const field = shape[name];
    return [name, field ? withUndeclared(field, part, more) : part] as const;
  });
  const undeclared = Object.entries(more).filter(([name]) => !Object.hasOwn(shape, name));
  return Object.fromEntries([...declared, ...undeclared]);
}
