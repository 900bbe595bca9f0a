import { sql, type RawBuilder } from "kysely";

/**
 * Joins what was set at a moment for the listing (`own_class`) and for the category (`kin_class`) of what is called `product`
 * in a query: no more than one of each.
 */
export const joinSetClasses = (moment: Date): RawBuilder<unknown> => sql`
      left join duty_classes own_class on own_class.product_id = product.id and ${holds("own_class", moment)}
      left join duty_classes kin_class on kin_class.category_id = product.category_id and ${holds("kin_class", moment)}`;

/** The columns `own_class` and `kin_class` of such a query, as `SetDutyClass` or null. */
export const setClassColumns = sql`${asJson("own_class")} as own_class, ${asJson("kin_class")} as kin_class`;

type Table = "own_class" | "kin_class";

function holds(table: Table, moment: Date): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`${of("made_at")} <= ${moment} and (${of("ended_at")} is null or ${of("ended_at")} > ${moment})`;
}

function asJson(table: Table): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`
    case when ${of("id")} is not null then json_build_object(
      'duty_class', ${of("duty_class")}, 'source', ${of("source")}, 'address', ${of("address")},
      'read_on', ${of("read_on")}
    ) end`;
}
