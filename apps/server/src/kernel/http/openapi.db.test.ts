import { putCart, queryCartList } from "@sampan/contract/trade/carts/carts";
import type { Call } from "@sampan/contract/kernel/call";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import { searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";

const { app, db, clock, customer, visitor } = await openTestApp();

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}
type Content = { readonly content: { readonly "application/json": { readonly schema: Schema } } };
interface Operation {
  readonly summary: string;
  readonly responses: { readonly 200: Content; readonly default: { readonly description: string } };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly Failure: Schema } };
}
let document: Document;
beforeAll(async () => {
  document = (await app.inject("/docs/json")).json<Document>();
});

const answerSchemaOf = (call: Call): Schema | undefined =>
  document.paths[call.path]?.[call.methods[0].toLowerCase()]?.responses[200].content[
    "application/json"
  ].schema;

/** Fields of an answer that its description does not know, and described ones that it lacks. */
function differences(schema: Schema | undefined, value: unknown, at = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => differences(schema?.items, one, `${at}[]`));
  if (!schema?.properties || typeof value !== "object" || value === null) return [];
  const { properties, required = [] } = schema;
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) =>
      properties[name]
        ? differences(properties[name], inner, `${at}.${name}`)
        : [`${at}.${name} is not described`],
    ),
  ];
}

describe("the description of every answer", () => {
  test("is there for every call, with its envelope and its refusals [API-06]", () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBeGreaterThan(150);
    const poorlyDescribed = operations.filter(({ responses }) => {
      const { schema } = responses[200].content["application/json"];
      const hasEnvelope = schema.properties?.["success"]?.const === true;
      return !hasEnvelope || !/refusals/i.test(responses.default.description);
    });
    expect(poorlyDescribed.map(({ summary }) => summary)).toEqual([]);
  });

  test("is true: calls answer what it says, no more and no less [API-06] [API-03]", async () => {
    const ming = await customer();
    const { item_id } = await insertProduct(db, clock.now(), { platform: 1 });
    await ming.call(putCart, { item_id, num: 2 });
    for (const call of [queryClientConfig, queryItemList, queryCartList]) {
      const answer: unknown = await (await ming.send(call.path, {})).json();
      expect(answer).toMatchObject({ success: true });
      expect([call.path, differences(answerSchemaOf(call), answer)]).toEqual([call.path, []]);
    }
  });

  test("covers what is no answer too [API-06]", async () => {
    const answer: unknown = await (await visitor().send(queryCartList.path, {})).json();
    expect(answer).toMatchObject({ success: false, error_code: errorCodes.login_needed });
    expect(differences(document.components.schemas.Failure, answer)).toEqual([]);
  });
});

test.each([
  ["/installer/cart/query_cart_list", queryCartList.path],
  ["/docking/alibaba/search?keywords=", searchAlibaba.path],
])("%s lies under the gateway [API-07]", async (relative, path) => {
  expect(path.startsWith("/gateway/")).toBe(true);
  const ming = await customer();
  const [short, long] = await Promise.all(
    [relative, `/gateway${relative}`].map(async (url) => (await ming.send(url, {})).json()),
  );
  expect(short).toEqual(long);
  expect(short).not.toMatchObject({ error_code: errorCodes.unknown_path });
});
