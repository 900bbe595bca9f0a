import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addressesQuery } from "../../people/addresses/addresses-query.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import type { HandedOverLines } from "./handed-over-lines.ts";
import { addressOf, checkoutDraft, checkoutOf, type CheckoutDraft } from "./checkout-draft.ts";
import { previewQuery } from "./checkout-queries.ts";
import { payType } from "./pay-type.ts";
import { firstPartOf, problemsOf, problemsOfPart, type CheckoutPart } from "./checkout-problems.ts";

/** The state of the form: its choices, what they cost, and what is in the way. [CHK-11] */
export function useCheckout(handedOver: HandedOverLines) {
  const { data: addresses } = useSuspenseQuery(addressesQuery);
  const { region, limits } = useConfiguration();
  const tell = useRefusalWords();
  const [draft, setDraft] = useState(checkoutDraft.read);
  const [wasTried, setTried] = useState(false);

  const address = addressOf(draft, addresses.datalist, region);
  const order = checkoutOf(handedOver, draft, address);
  const preview = useQuery({
    ...previewQuery(order),
    placeholderData: keepPreviousData,
    // Whoever comes back with a verified name may order now.
    refetchOnMount: "always",
  });
  const problems = problemsOf(preview.data?.data.problems ?? [], draft, limits.remark);

  return {
    handedOver,
    draft,
    change: (choice: Partial<CheckoutDraft>): void => {
      const next = { ...draft, ...choice };
      checkoutDraft.keep(next);
      if (choice.pay_mode) payType.keep(choice.pay_mode);
      setDraft(next);
    },
    address,
    order,
    preview,
    /** Codes too, since some of them have a way out. */
    problemsOf: (part: CheckoutPart) => problemsOfPart(problems, part, wasTried),
    /** One line under a part of the form; undefined when all is well. */
    wordsOf: (part: CheckoutPart): string | undefined => {
      const [problem] = problemsOfPart(problems, part, wasTried);
      return problem && tell(problem);
    },
    firstPart: firstPartOf(problems),
    setTried,
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
