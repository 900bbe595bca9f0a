import {
  querySettingHistory,
  saveSetting,
  withdrawSetting,
} from "@sampan/contract/office/configuration/staff-configuration";
import {
  queryShippingTermHistory,
  saveShippingTerm,
  withdrawShippingTerm,
} from "@sampan/contract/office/configuration/staff-shipping-terms";

/** The calls by which a desk reads and changes the settings it maintains. */
export interface SettingCalls {
  readonly history: typeof querySettingHistory | typeof queryShippingTermHistory;
  readonly save: typeof saveSetting | typeof saveShippingTerm;
  readonly withdraw: typeof withdrawSetting | typeof withdrawShippingTerm;
}

export const settingCalls: SettingCalls = {
  history: querySettingHistory,
  save: saveSetting,
  withdraw: withdrawSetting,
};

export const shippingTermCalls: SettingCalls = {
  history: queryShippingTermHistory,
  save: saveShippingTerm,
  withdraw: withdrawShippingTerm,
};
