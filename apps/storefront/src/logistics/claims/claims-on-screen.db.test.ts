import { createClaim, queryClaimList } from "@sampan/contract/logistics/claims/claims";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { addDays } from "@sampan/domain/kernel/business-time";
import { languages } from "@sampan/domain/kernel/language";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClaims } from "../../../../../tests/support/test-claims.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import type { TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { insertSession } from "../../../../../tests/support/test-people.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { shown } from "../../shell/shown.ts";
import { speak } from "../../shell/speech.ts";
import { claimsOfOrderQuery } from "./claim-queries.ts";
import { ClaimsOfOrder } from "./claims-of-order.tsx";

/** Where an order's page offers a claim: an order that was carried by calls, read and drawn as the page does. */

const world = await openTestApp();
const { visitor, db, clock, needs } = world;
const claims = await openClaims(world);
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** A session does not live as long as a claim can be made. */
const logInAt = async (ming: TestCustomer, time: Date) => {
  clock.set(time);
  ming.cookies.set("session_id", await insertSession(db, clock.now(), ming.id));
};

async function offeredTo(ming: TestCustomer, tid: string): Promise<boolean> {
  const order = valueOf(await ming.call(getOrderDetail, { tid })).data;
  const answer = valueOf(await ming.call(queryClaimList, { tid }));
  const offered = await Promise.all(
    languages.map(async (language) => {
      const { say } = await speak(language);
      const answers = [[claimsOfOrderQuery(tid).queryKey, answer]] as const;
      const words = await shown(ClaimsOfOrder, { order }, { configuration, language, answers });
      return words.includes(say("claims.ask"));
    }),
  );
  expect(new Set(offered).size).toBe(1);
  return offered[0] ?? false;
}

test("a claim is offered once an order is completed and for 14 days, and refused at any other time [CLM-01] [CLM-02]", async () => {
  const open = await claims.handedOver();
  const wish = async (of: { readonly ming: TestCustomer; readonly oid: string }) =>
    refusalOf(
      await of.ming.call(createClaim, {
        oid: of.oid,
        num: 1,
        content: "杯口裂了",
        imgs: [await claims.photo(of.ming)],
      }),
    );
  expect(await offeredTo(open.ming, open.tid)).toBe(false);
  expect(await wish(open)).toBe("claim_before_completion");
  const done = await claims.completed();
  const completed = clock.now();
  expect(await offeredTo(done.ming, done.tid)).toBe(true);
  await logInAt(done.ming, new Date(addDays(completed, 14).getTime() + 1));
  expect(await offeredTo(done.ming, done.tid)).toBe(false);
  expect(await wish(done)).toBe("claim_too_late");
  await logInAt(done.ming, addDays(completed, 14));
  expect(await offeredTo(done.ming, done.tid)).toBe(true);
  expect(await wish(done)).toBe("accepted");
});
