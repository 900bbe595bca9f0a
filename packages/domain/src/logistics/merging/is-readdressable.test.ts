import { expect, test } from "vitest";
import { billingStates, transportStates } from "../parcels/package-state.ts";
import { isReaddressable } from "./is-readdressable.ts";

test("only what is paid and in no box yet may be sent elsewhere", () => {
  const may = billingStates.flatMap((billing) =>
    transportStates.flatMap((transport) =>
      isReaddressable({ billing, transport }) ? [[billing, transport]] : [],
    ),
  );
  expect(may).toEqual([[4, "waiting_to_be_sent"]]);
});
