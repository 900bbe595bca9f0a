import { InfoIcon } from "@sampan/ui/icons-frame";
import type { ReactNode } from "react";
import type { CheckoutPart } from "./checkout-problems.ts";

/** Where submitting leads when something there needs a look. */
export const idOfPart = (part: CheckoutPart): string => `checkout-${part}`;

interface PartProps {
  readonly part: CheckoutPart;
  readonly children: ReactNode;
}

/** A part of the form that can be led to. */
export const Part = ({ part, children }: PartProps) => (
  <div id={idOfPart(part)} tabIndex={-1} className="min-w-0 scroll-m-16 outline-none">
    {children}
  </div>
);

/** What is wrong there, in words and with a sign. */
export const PartProblem = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className="mt-1.5 flex items-start gap-1 text-xs text-danger">
    <InfoIcon size="xs" className="mt-0.5" />
    {children}
  </p>
);
