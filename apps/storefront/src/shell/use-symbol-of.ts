import type { Currency } from "@sampan/domain/kernel/money";
import { useConfiguration } from "./configuration.ts";

/**
 * The symbol of a currency where it stands apart from an amount, as the configuration of this visit has it: of yuan, and
 * of what people pay in where they live. Amounts carry theirs with them (`formatAmount`). [MONEY-11]
 */
export function useSymbolOf(): (currency: Currency) => string {
  const { RMBSymbol, globalCurrency, globalPaymentSymbol, regions } = useConfiguration();
  return (currency) => {
    if (currency === "CNY") return RMBSymbol;
    if (currency === globalCurrency) return globalPaymentSymbol;
    return regions.find((region) => region.currency === currency)?.symbol ?? currency;
  };
}
