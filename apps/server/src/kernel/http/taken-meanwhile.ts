import { constraintOf } from "./refused-by-constraint.ts";

/** Keys that somebody may take at the same moment, in a statement nobody waited for. */
const taken = new Set(["orders_tid_key", "orders_account_id_request_id_key"]);

/** The answer of the work, which is done once more where such a key was taken meanwhile: then it reads what is there. */
export async function onceMoreWhereTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (!taken.has(constraintOf(fault))) throw fault;
    return work();
  }
}
