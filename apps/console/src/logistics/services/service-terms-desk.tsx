import { query } from "@sampan/client/query";
import { queryServiceTerms } from "@sampan/contract/logistics/services/staff-services";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../kit/loaded.tsx";
import { ServicePrices } from "./service-prices.tsx";
import { ServiceRules } from "./service-rules.tsx";

/** What services cost and how long they take, what goes with what, and how both came about. */
export function ServiceTermsDesk() {
  const asked = useQuery(query(queryServiceTerms, {}, { asksLogin: true }));
  return (
    <div className="desk stack">
      <Loaded asked={asked} skeletonRows={10}>
        {({ data: { prices, rules } }) => (
          <>
            <ServicePrices prices={prices} />
            <ServiceRules rules={rules} />
          </>
        )}
      </Loaded>
    </div>
  );
}
