import { queryClientConfig as queryClientConfigCall } from "@sampan/contract/office/configuration/configuration";
import { queryOptions } from "@sampan/contract/trade/orders/orders";
import * as desk from "@sampan/contract/office/configuration/staff-configuration";
import * as platforms from "@sampan/contract/office/configuration/staff-platforms";
import * as terms from "@sampan/contract/office/configuration/staff-shipping-terms";
import { refuse } from "@sampan/domain/kernel/result";
import { mount, type Edge } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { listPlatforms } from "./list-platforms.ts";
import { listSettingHistory, listSettings } from "./list-settings.ts";
import { queryClientConfig, queryOrderOptions } from "./query-client-config.ts";
import { saveSetting } from "./save-setting.ts";
import { isShippingTerm, listShippingTerms } from "./shipping-terms.ts";
import { switchPlatform } from "./switch-platform.ts";
import { withdrawSetting } from "./withdraw-setting.ts";

export function configurationRoutes(edge: Edge, needs: Needs): void {
  mount(edge, queryClientConfigCall, async (_db, _input, caller) =>
    queryClientConfig(needs, caller),
  );
  mount(edge, queryOptions, async (_db, _input, caller) => queryOrderOptions(needs, caller));
  mount(edge, platforms.listPlatforms, (db, _input, caller) => listPlatforms(db, needs, caller));
  mount(edge, platforms.switchPlatform, (_db, input, caller) =>
    switchPlatform(needs, input, caller),
  );
  mount(edge, desk.listSettings, listSettings);
  mount(edge, desk.querySettingHistory, listSettingHistory);
  mount(edge, desk.saveSetting, (_db, input, caller) => saveSetting(needs, input, caller));
  mount(edge, desk.withdrawSetting, (_db, input, caller) => withdrawSetting(needs, input, caller));
  mountShippingTerms(edge, needs);
}

/** The same verbs for whoever maintains tariffs, on no other settings than theirs. [BO-42] */
function mountShippingTerms(edge: Edge, needs: Needs): void {
  const notTheirs = async () => refuse({ code: "setting_unknown" } as const);
  mount(edge, terms.listShippingTerms, listShippingTerms);
  mount(edge, terms.queryShippingTermHistory, (db, input, caller) =>
    isShippingTerm(input.key) ? listSettingHistory(db, input, caller) : notTheirs(),
  );
  mount(edge, terms.saveShippingTerm, (_db, input, caller) =>
    isShippingTerm(input.key) ? saveSetting(needs, input, caller) : notTheirs(),
  );
  mount(edge, terms.withdrawShippingTerm, (_db, input, caller) =>
    isShippingTerm(input.key) ? withdrawSetting(needs, input, caller) : notTheirs(),
  );
}
