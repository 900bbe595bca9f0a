import { createEcpayLogistics } from "@sampan/connectors/carriers/ecpay/create-ecpay-logistics";
import type { EcpayAccount } from "@sampan/connectors/carriers/ecpay/ecpay-logistics-config";
import {
  ecpayStoreAnswer,
  ecpayShippingPush,
} from "@sampan/contract/logistics/last-mile/last-mile";
import type { Needs } from "./kernel/needs.ts";
import { setting, type ServiceValues, type Way } from "./way.ts";

/** Opens the way to those who bring parcels to stores and doors; undefined without credentials for either. */
export function connectCarriers({ config, outbound, now }: Way): Needs["shipping"] {
  const { ecpayStores, ecpayHome } = config.services;
  if (!ecpayStores && !ecpayHome) return undefined;
  return createEcpayLogistics(
    {
      stores: ecpayStores && accountOf(ecpayStores),
      home: ecpayHome && {
        ...accountOf(ecpayHome),
        postal_code: setting(ecpayHome, "SENDER_ZIP"),
        address: setting(ecpayHome, "SENDER_ADDRESS"),
      },
      mapReplyUrl: `${config.publicUrl}${ecpayStoreAnswer.path}`,
      pushUrl: `${config.publicUrl}${ecpayShippingPush.path}`,
      now,
    },
    outbound,
  );
}

const accountOf = (values: ServiceValues): EcpayAccount => ({
  baseUrl: setting(values, "BASE_URL"),
  merchantId: setting(values, "MERCHANT_ID"),
  hashKey: setting(values, "HASH_KEY"),
  hashIv: setting(values, "HASH_IV"),
  sender: { name: setting(values, "SENDER_NAME"), mobile: setting(values, "SENDER_MOBILE") },
});
