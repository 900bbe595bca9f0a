import { pathTo } from "../../paths.ts";
import { Part } from "./checkout-part.tsx";
import { PersonNotice } from "./person-notice.tsx";
import type { Checkout } from "./use-checkout.ts";

/** What keeps this person from ordering now. [CHK-26] [CHK-33] [ERR-61] */
export function PersonPart({ checkout }: { readonly checkout: Checkout }) {
  const problems = checkout.problemsOf("person");
  if (problems.length === 0) return null;
  return (
    <Part part="person">
      {problems.map((problem) => (
        <PersonNotice key={problem.code} problem={problem} back={pathTo.checkout.to} />
      ))}
    </Part>
  );
}
