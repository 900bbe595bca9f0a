import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { ServiceKind } from "@sampan/domain/logistics/services/service-kinds";
import type { GoodsFact, ServiceRelation } from "@sampan/domain/logistics/services/service-rules";
import type { FeeReturn, ServiceState } from "@sampan/domain/logistics/services/service-state";
import type { ColumnType, Generated } from "kysely";
import type { GeneratedJson } from "./columns.ts";

/** The tables of what the warehouse does for a fee. */
export interface ServiceTables {
  asked_services: AskedServicesTable;
  service_prices: ServicePricesTable;
  service_rules: ServiceRulesTable;
}

/** Cents of yuan. */
interface ServicePricesTable {
  id: Generated<number>;
  service: ServiceKind;
  price: number;
  hours: number;
  is_offered: Generated<boolean>;
  starts_at: Date;
  set_at: Date;
  set_by: ColumnType<number | null, number | null | undefined, never>;
}

interface ServiceRulesTable {
  id: Generated<number>;
  key: Generated<string>;
  relation: ServiceRelation;
  service: ServiceKind;
  other: ColumnType<ServiceKind | null, ServiceKind | null | undefined, never>;
  goods: ColumnType<GoodsFact | null, GoodsFact | null | undefined, never>;
  reason: Generated<string>;
  made_at: Date;
  made_by: ColumnType<number | null, number | null | undefined, never>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** The price in cents of yuan, the amount in cents of the payment currency at the rate of then. */
export interface AskedServicesTable {
  id: Generated<number>;
  number: string;
  account_id: number;
  /** Null once it is over and its parcel was taken apart. */
  package_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** That parcel, kept where it is taken apart. */
  tid: string;
  item_id: ColumnType<number | null, number | null | undefined, number | null>;
  service: ServiceKind;
  state: ServiceState;
  price: number;
  rate_e6: number;
  amount: number;
  currency: PaymentCurrency;
  hours: number;
  asked_at: Date;
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** `YYYY-MM-DD`. */
  until: ColumnType<string | null, string | null | undefined, string | null>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_by: ColumnType<number | null, number | null | undefined, number | null>;
  returned_for: ColumnType<FeeReturn | null, FeeReturn | null | undefined, FeeReturn | null>;
  returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  note: Generated<string>;
  photos: GeneratedJson<string[]>;
}
