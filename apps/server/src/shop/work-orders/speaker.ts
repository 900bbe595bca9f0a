import type { Customer, Request } from "../../kernel/http/callers.ts";

/** A customer who says something: on our pages, or elsewhere by an account that they linked. */
export interface Speaker extends Pick<Request, "language" | "settings" | "now"> {
  readonly customer: Pick<Customer, "id" | "region">;
}
