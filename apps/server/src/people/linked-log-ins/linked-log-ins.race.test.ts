import { finishLinkedLogIn, queryLinkedLogIns } from "@sampan/contract/people/linked-log-ins";
import { expect, test } from "vitest";
import { awayToLink, awayToLogIn, link } from "../../../../../tests/support/linked-log-ins.ts";
import { withPassword } from "../../../../../tests/support/with-password.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

// Both stand behind one address, which people come back to.
const settings = { PUBLIC_URL: "http://localhost:3000" };
const { customer, db, servers, visitor } = await openTwoServers({ sandbox: true, settings });
const person = async () => withPassword(db, await customer());

test("what a browser brings back logs it in once, whichever process is asked [SES-09]", async () => {
  await link(await person(), "Hua of two processes");
  const browser = visitor();
  const brought = await awayToLogIn(browser, "Hua of two processes");
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      browser.at(servers[nth % 2 === 0 ? 0 : 1].url).call(finishLinkedLogIn, brought),
    ),
  );
  expect(answers.map(refusalOf).toSorted()).toEqual([
    "accepted",
    ...Array.from({ length: 9 }, () => "log_in_state_unknown"),
  ]);
}, 60_000);

test("of two who link the same account elsewhere at one moment, one has it", async () => {
  const two = [await person(), await person()];
  const brought = await Promise.all(two.map((one) => awayToLink(one, "Ming of two accounts")));
  const answers = await Promise.all(
    two.map(async (one, nth) =>
      refusalOf(
        await one
          .at(servers[nth === 0 ? 0 : 1].url)
          .call(finishLinkedLogIn, brought[nth] ?? { code: "", state: "" }),
      ),
    ),
  );
  expect(answers.toSorted()).toEqual(["accepted", "log_in_of_another"]);
  const linked = await Promise.all(
    two.map(async (one) => valueOf(await one.call(queryLinkedLogIns, {})).datalist[0]?.is_linked),
  );
  expect(linked.filter(Boolean)).toHaveLength(1);
}, 60_000);
