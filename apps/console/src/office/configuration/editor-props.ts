import type {
  SettingField,
  SettingRow,
} from "@sampan/contract/office/configuration/staff-configuration";

/** What the editor of a kind of value works on. */
export interface EditorProps<Kind extends SettingField["kind"] = SettingField["kind"]> {
  readonly field: Extract<SettingField, { kind: Kind }>;
  readonly value: SettingRow["value"];
  readonly onChange: (value: SettingRow["value"]) => void;
  /** Of the one field, where the editor has one. */
  readonly id: string;
}
