import { sql } from "kysely";
import { prepare, type Sendable, type ValueOf } from "../../kernel/db/prepare.ts";
import type { PayableName } from "./payable.ts";
import type { PayableKind, WantedTids } from "./payable-kind.ts";

/** What a customer's tid names; the id is null where the thing waits for no payment. */
export interface NamedTid {
  readonly tid: string;
  readonly kind: PayableName;
  readonly id: number | null;
}

/** Everything that can be paid, with the statements that speak of all kinds at once. */
export interface Payables {
  readonly kinds: readonly PayableKind[];
  /** Throws for a kind that nobody handed in. */
  readonly of: (kind: PayableName) => PayableKind;
  /** What tids stand for. Another account's tid is not found, like a missing one. [ORD-22] */
  readonly named: (wanted: WantedTids) => Sendable<NamedTid>;
  /**
   * The same, with every order that a payment of them touches held until the transaction ends, in the order of their ids
   * as everybody does, so that payments wait for each other and never in a ring: the part that locks runs for one after
   * the other.
   */
  readonly held: (wanted: WantedTids) => Sendable<NamedTid>;
}

/** Puts the statements about several kinds together, once. */
export function gatherPayables(kinds: readonly PayableKind[]): Payables {
  const byName = new Map(kinds.map((each) => [each.kind, each]));
  return {
    kinds,
    of: (kind) => {
      const found = byName.get(kind);
      if (!found) throw new Error(`nobody can be paid for a ${kind}`);
      return found;
    },
    named: namedTids(kinds),
    held: heldOrders(kinds),
  };
}

const namedTids = (kinds: readonly PayableKind[]) =>
  prepare((_, value: ValueOf<WantedTids>) => namedAmong(kinds, value));

/** Each tid is looked up by its key, with a plan that is kept (decision 40). */
const namedAmong = (kinds: readonly PayableKind[], value: ValueOf<WantedTids>) => sql<NamedTid>`
  select named.tid, named.kind, named.id
    from unnest((select ${value("tids")}::text[])) as asked (tid)
   cross join lateral (${sql.join(
     kinds.map((each) => each.find(sql`asked.tid`)),
     sql` union all `,
   )}) as named
   where named.account_id = ${value("accountId")}
`;

const heldOrders = (kinds: readonly PayableKind[]) =>
  prepare(
    (_, value: ValueOf<WantedTids>) => sql<NamedTid>`
      with named as (${namedAmong(kinds, value)}), held as (
        select held.id
          from (
                 select id
                   from (${sql.join(
                     kinds.map((each) => each.lock(idsNamed(each))),
                     sql` union `,
                   )}) as each_kind (id)
                  order by id
               ) as touched
         cross join lateral (select id from orders where id = touched.id for update) as held
      )
      select named.tid, named.kind, named.id
        from named
       cross join (select count(*) from held) as once_held
    `,
  );

const idsNamed = ({ kind }: PayableKind) => sql<readonly number[]>`
  (select array_agg(id) from named where kind = ${sql.lit(kind)})
`;
