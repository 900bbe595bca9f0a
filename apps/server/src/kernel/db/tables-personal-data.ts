import type {
  IdentityKind,
  IdentityState,
  OpeningPurpose,
} from "@sampan/domain/people/identities/identities";
import type { ColumnType, Generated } from "kysely";

export interface CompaniesTable {
  account_id: number;
  state: IdentityState;
  sealed: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  reason: Generated<string>;
  submitted_at: Date;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  claimed_by: ColumnType<number | null, number | null | undefined, number | null>;
  claimed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  decided_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface DataExportsTable {
  account_id: number;
  asked_at: Date;
  ready_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  file_key: Generated<string>;
}

export interface IdentityOpeningsTable {
  id: Generated<number>;
  account_id: number;
  staff_id: number;
  kind: IdentityKind;
  purpose: OpeningPurpose;
  opened_at: Date;
}

export interface PersonKeysTable {
  account_id: number;
  sealed: Buffer;
  made_at: Date;
}
